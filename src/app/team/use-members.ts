import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { local } from '#adapters/storage/local.ts';
import { keepMembers, readKeptMembers } from '#adapters/storage/members-storage.ts';
import { readMembers } from '#adapters/team/members.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { ListedMember } from '#domain/team/member.ts';
import type { Team } from '#domain/team/team.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { queryClient } from '../query-client.ts';
import { useShownPictures } from './use-shown-pictures.ts';
import { useTeam } from './use-team.ts';

/** Under `founder`, so that it is gone when the session ends. */
const membersKey = ['founder', 'members'] as const;

/** Query for the members of the workspace, whose names this device keeps; asked anew once somebody has come or gone, or has another role. */
export const membersQuery = (call: AuthorisedCall, workspace: string | null, team: Team | undefined) => ({
  queryKey: [...membersKey, rolesIn(team)],
  queryFn: async () => {
    const members = await readMembers(call);
    if (workspace !== null) keepMembers(local, workspace, members);
    return members;
  },
  placeholderData: keepPreviousData<readonly ListedMember[]>,
  // Without a network it fails at once and is asked on the next screen, instead of waiting for an event of the browser.
  networkMode: 'always' as const,
});

const rolesIn = (team: Team | undefined): string =>
  Object.entries(team?.members ?? {})
    .map(([accountId, { role }]) => `${accountId} ${role}`)
    .toSorted()
    .join();

const nobody: readonly ListedMember[] = [];

/**
 * The members of the workspace, without a network as they were last seen. Nobody for a founder who works alone, for whom nothing is asked, and until they are known.
 * The log says that somebody has joined while the screen is open, the user record what was so before the log was read.
 */
export function useMembers(): readonly ListedMember[] {
  const app = useApp();
  const team = useTeam();
  const isListed = useSelector(
    app.actorOf('user'),
    (snapshot) => selectUser(snapshot)?.workspaces?.some(({ members }) => members > 1) ?? false,
  );
  const isInTeam = isListed || Object.keys(team?.members ?? {}).length > 1;
  const id = useAtom(app.services.workspace.id);
  const kept = useMemo(() => (isInTeam && id !== null ? readKeptMembers(local, id) : null), [isInTeam, id]);
  const { data = kept } = useQuery({ ...membersQuery(app.services.call, id, team), enabled: isInTeam }, queryClient);
  return useShownPictures(isInTeam && data && data.length > 1 ? data : nobody);
}
