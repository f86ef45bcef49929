import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markNoticesRead } from '#adapters/notices/notices.ts';
import { useApp } from '../../app-context.ts';
import { noteRead, noticesQuery } from '../../notices-query.ts';
import { queryClient } from '../../query-client.ts';

/** Marks the verdict of an experiment as read when the founder sees its learning card. */
export function useVerdictRead(experimentId: string): void {
  const { call } = useApp().services;
  const { data } = useQuery(noticesQuery(call), queryClient);
  const ids = data?.notices.flatMap(({ id, kind, isRead, path }) =>
    kind === 'judged' && !isRead && new URLSearchParams(path.split('?')[1]).get('id') === experimentId ? [id] : [],
  );
  const unread = ids?.join(' ') ?? '';
  useEffect(() => {
    if (unread === '') return;
    const read = unread.split(' ');
    void markNoticesRead(call, read)
      .then((notices) => noteRead(read, notices.unread))
      // It stays unread, and the bell tells of it.
      .catch(() => undefined);
  }, [call, unread]);
}
