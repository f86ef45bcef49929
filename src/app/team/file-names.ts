import { local } from '#adapters/storage/local.ts';
import { keepMembers, readKeptMembers } from '#adapters/storage/members-storage.ts';
import { readMembers } from '#adapters/team/members.ts';
import { isTeam, type Team } from '#domain/team/team.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { MemberName } from '#domain/transfer/member-name.ts';
import type { Services } from '../services.ts';

/** Names for files, of this device without a network; null for a founder who works alone, in whose files nobody is named. */
export async function fileNames({ workspace, call }: Services): Promise<MemberName | null> {
  const id = workspace.id.get();
  const team = id === null ? undefined : (workspace.peek(teamStreamOf(id)) as Team | undefined);
  if (id === null || !isTeam(team) || Object.keys(team.members).length < 2) return null;
  const listed = readKeptMembers(local, id) ?? (await readMembers(call).catch(() => null));
  if (listed) keepMembers(local, id, listed);
  const names = new Map(listed?.map(({ accountId, name }) => [accountId, name]));
  return (accountId) => {
    if (accountId === undefined) return '';
    return names.get(accountId) ?? (Object.hasOwn(team.members, accountId) ? 'a member' : 'a former member');
  };
}
