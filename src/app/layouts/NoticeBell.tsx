import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { fetchNotices, markNoticesRead } from '#adapters/notices/notices.ts';
import type { Notices } from '#domain/notice/notice.ts';
import { labels } from '#features/notices/labels.ts';
import { NoticeList } from '#features/notices/NoticeList.tsx';
import { noticeBellMachine } from '#machines/notices/notice-bell.machine.ts';
import { css } from '#styled-system/css';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';
import { Button } from '#ui/Button.tsx';
import { useApp } from '../app-context.ts';
import { queryClient } from '../query-client.ts';
import { useFlow } from '../use-flow.ts';

const key = ['founder', 'notices'];
/** What comes from others, and what has become due, is looked for again and again. */
const lookEveryMs = 30_000;
/** With what the live connection brings, but not with every fact of a founder who works. */
const freshForMs = 10_000;

/** How much is unread, and the list behind it. */
export default function NoticeBell() {
  const { services } = useApp();
  const { call, workspace } = services;
  const trigger = useRef<HTMLButtonElement>(null);
  const position = useAtom(workspace.position);
  const { data, isError } = useQuery(
    { queryKey: key, queryFn: () => fetchNotices(call), staleTime: freshForMs, refetchInterval: lookEveryMs },
    queryClient,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fact has come, and may be one that is told of
  useEffect(() => {
    void queryClient.refetchQueries({ queryKey: key, stale: true, type: 'active' });
  }, [position]);
  const bell = useFlow(
    noticeBellMachine.provide({
      actors: {
        markRead: fromPromise<Notices, { readonly ids: readonly string[] }>(({ input }) =>
          markNoticesRead(call, input.ids),
        ),
      },
      actions: { tellRead: (_, { notices }) => queryClient.setQueryData(key, notices) },
    }),
  );
  const isOpen = useSelector(bell, (snapshot) => snapshot.hasTag('open'));
  const fresh = useSelector(bell, ({ context }) => context.fresh);
  const unread = data?.unread ?? 0;
  const close = () => bell.send({ type: 'bell.closed' });
  const open = () =>
    bell.send({
      type: 'bell.opened',
      unread: (data?.notices ?? []).filter(({ isRead }) => !isRead).map(({ id }) => id),
    });
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
          <span aria-hidden="true" className={css({ textStyle: 'figure.small' })}>
            {labels.count(unread)}
          </span>
        )}
      </Button>
      {isOpen && (
        <AnchoredPopover label={labels.title} triggerRef={trigger} onClose={close}>
          <NoticeList notices={data?.notices} hasFailed={isError} fresh={fresh} onLeave={close} />
        </AnchoredPopover>
      )}
    </>
  );
}
