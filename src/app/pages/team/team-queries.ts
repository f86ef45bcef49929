import { fetchLinkAddress } from '#adapters/team/join-link.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

/** Under `founder`, so that it is gone when the session ends. */
export const linkQuery = (call: AuthorisedCall, linkId: string) => ({
  queryKey: ['founder', 'link-to-join', linkId],
  queryFn: () => fetchLinkAddress(call, linkId),
});
