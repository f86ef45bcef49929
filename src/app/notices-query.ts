import { fetchNotices } from '#adapters/notices/notices.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { Notices } from '#domain/notice/notice.ts';
import { queryClient } from './query-client.ts';

/** With what the live connection brings, but not with every fact of a founder who works. */
export const noticesFreshForMs = 10_000;

export const noticesKey = ['founder', 'notices'];

/** How many are known already: as many are asked for again. */
export const knownNotices = (): number => queryClient.getQueryData<Notices>(noticesKey)?.notices.length ?? 0;

/** Query for the founder's notices; the bell and home share it. */
export const noticesQuery = (call: AuthorisedCall) => ({
  queryKey: noticesKey,
  queryFn: () => fetchNotices(call, knownNotices()),
  staleTime: noticesFreshForMs,
});

/** Marks notices as read in the local cache, after the server was told. */
export const noteRead = (ids: readonly string[], unread: number): void => {
  queryClient.setQueryData<Notices>(
    noticesKey,
    (before) =>
      before && {
        notices: before.notices.map((notice) => (ids.includes(notice.id) ? { ...notice, isRead: true } : notice)),
        unread,
        next: before.next,
      },
  );
};
