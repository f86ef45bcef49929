import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { readMembers } from '#adapters/team/members.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { ListedMember } from '#domain/team/member.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { queryClient } from '../query-client.ts';

/** Under `founder`, so that it is gone when the session ends. */
export const membersKey = ['founder', 'members'] as const;

/** Query for the members of the workspace; whatever names somebody shares it. */
export const membersQuery = (call: AuthorisedCall) => ({ queryKey: membersKey, queryFn: () => readMembers(call) });

const nobody: readonly ListedMember[] = [];

/** The members of the workspace. Nobody for a founder who works alone, for whom nothing is asked, and until they are known. */
export function useMembers(): readonly ListedMember[] {
  const app = useApp();
  const isInTeam = useSelector(
    app.actorOf('user'),
    (snapshot) => selectUser(snapshot)?.workspaces?.some(({ members }) => members > 1) ?? false,
  );
  const { data } = useQuery({ ...membersQuery(app.services.call), enabled: isInTeam }, queryClient);
  return isInTeam && data && data.length > 1 ? data : nobody;
}
