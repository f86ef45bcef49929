import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { useAccountQueries } from './account-queries.ts';
import { activityLabels } from './activity-labels.ts';
import { ReadFailure } from './ReadFailure.tsx';
import { rowsStyle } from './rows-style.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Activity of the founder's account, so that they notice what was not them. */
export function ActivitySection() {
  const { data, isError, fetchStatus, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    useAccountQueries().activity,
  );
  const section = useRef<HTMLDivElement>(null);
  // After the last page there is no button any more.
  useLostFocus(section, () => section.current?.querySelector<HTMLElement>('ul')?.focus());
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const isPaused = !data && fetchStatus === 'paused';
  return (
    <SettingsSection title={activityLabels.title} description={activityLabels.description}>
      {isPaused && <InlineMessage tone="info">{activityLabels.offline}</InlineMessage>}
      {!data && isError && <ReadFailure onRetry={() => void refetch()} />}
      {!data && !isError && !isPaused && <Skeleton label={activityLabels.loading} shape="rows" />}
      {data && events.length === 0 && <p>{activityLabels.empty}</p>}
      {events.length > 0 && (
        <div ref={section} className={page}>
          <ul aria-label={activityLabels.title} tabIndex={-1} className={rowsStyle}>
            {events.map((record) => (
              <ActivityRow key={record.id} record={record} />
            ))}
          </ul>
          {hasNextPage && (
            <div>
              <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                {activityLabels.more}
              </Button>
            </div>
          )}
        </div>
      )}
    </SettingsSection>
  );
}

const page = css({ display: 'flex', flexDirection: 'column', gap: '16' });
