import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { fetchNotices, markNoticesRead } from '#adapters/notices/notices.ts';
import { type Notices, noticesMax } from '#domain/notice/notice.ts';
import { labels } from '#features/notices/labels.ts';
import { NoticeList } from '#features/notices/NoticeList.tsx';
import { noticeBellMachine } from '#machines/notices/notice-bell.machine.ts';
import { css } from '#styled-system/css';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';
import { Button } from '#ui/Button.tsx';
import { useApp } from '../app-context.ts';
import { knownNotices, noteRead, noticesFreshForMs, noticesKey, noticesQuery } from '../notices-query.ts';
import { queryClient } from '../query-client.ts';
import { refetchOnceStale } from '../refetch-once-stale.ts';
import { useFlow } from '../use-flow.ts';

/** Interval of looking for notices that come from others or have become due. */
const lookEveryMs = 30_000;

/** How much is unread, and the list behind it. */
export function NoticeBell() {
  const { services } = useApp();
  const { call, workspace } = services;
  const trigger = useRef<HTMLButtonElement>(null);
  const position = useAtom(workspace.position);
  const { data, isError, isFetching } = useQuery({ ...noticesQuery(call), refetchInterval: lookEveryMs }, queryClient);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fact has come, and may be one that is told of
  useEffect(() => refetchOnceStale(queryClient, noticesKey, noticesFreshForMs), [position]);
  const bell = useFlow(
    noticeBellMachine.provide({
      actors: {
        markRead: fromPromise<Notices, { readonly ids: readonly string[] }>(({ input }) =>
          markNoticesRead(call, input.ids),
        ),
      },
      actions: {
        tellRead: (_, { ids, notices: { unread } }) => noteRead(ids, unread),
      },
    }),
  );
  const isOpen = useSelector(bell, (snapshot) => snapshot.hasTag('open'));
  const fresh = useSelector(bell, ({ context }) => context.fresh);
  const unread = data?.unread ?? 0;
  const close = () => {
    bell.send({ type: 'bell.closed' });
    // Older ones are not looked for again and again.
    queryClient.setQueryData<Notices>(noticesKey, (before) => before && firstOf(before));
  };
  const open = () => bell.send({ type: 'bell.opened', unread: data ? unreadOf(data) : [] });
  useEffect(() => {
    if (isOpen && data) bell.send({ type: 'more.shown', unread: unreadOf(data) });
  }, [bell, isOpen, data]);
  const showMore = () =>
    queryClient
      .fetchQuery({ queryKey: noticesKey, queryFn: () => fetchNotices(call, knownNotices() + 1), staleTime: 0 })
      // What is known stays, and the button with it.
      .catch(() => undefined);
  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        size="small"
        aria-label={labels.bell(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={isOpen ? close : open}
      >
        <Bell aria-hidden="true" />
        {unread > 0 && (
          <span aria-hidden="true" className={count}>
            {labels.count(unread)}
          </span>
        )}
      </Button>
      {isOpen && (
        <AnchoredPopover label={labels.title} triggerRef={trigger} onClose={close}>
          <NoticeList
            notices={data?.notices}
            hasFailed={isError}
            fresh={fresh}
            onMore={data && data.next !== null ? () => void showMore() : undefined}
            isLoadingMore={isFetching}
            onLeave={close}
          />
        </AnchoredPopover>
      )}
    </>
  );
}

// On the corner of the bell: beside it, it would push the whole bar aside.
const count = css({
  position: 'absolute',
  top: '0',
  insetInlineEnd: '0',
  minWidth: '16',
  paddingInline: '2',
  borderRadius: 'round',
  background: 'brand',
  color: 'onBrand',
  textStyle: 'figure.small',
  textAlign: 'center',
  _forcedColors: { border: 'hairline' },
});

const unreadOf = ({ notices }: Notices): readonly string[] => notices.flatMap(({ id, isRead }) => (isRead ? [] : [id]));

/** Older ones are read again from the beginning, so that all there has to be is that there are some. */
const firstOf = ({ notices, unread, next }: Notices): Notices => ({
  notices: notices.slice(0, noticesMax),
  unread,
  next: notices.length > noticesMax ? '' : next,
});
