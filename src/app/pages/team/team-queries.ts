import { keepPreviousData } from '@tanstack/react-query';
import { fetchLinkAddress } from '#adapters/team/join-link.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { Team } from '#domain/team/team.ts';
import { membersKey, membersQuery } from '../../team/use-members.ts';

/** The members, asked for anew once somebody has come or gone. */
export const membersOf = (call: AuthorisedCall, { members }: Team) => ({
  ...membersQuery(call),
  queryKey: [...membersKey, Object.keys(members).toSorted().join()],
  placeholderData: keepPreviousData,
});

/** Under `founder`, so that it is gone when the session ends. */
export const linkQuery = (call: AuthorisedCall, linkId: string) => ({
  queryKey: ['founder', 'link-to-join', linkId],
  queryFn: () => fetchLinkAddress(call, linkId),
});
