import { QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { FeedbackQueriesContext } from '#features/feedback/feedback-queries.ts';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { useApp } from '../../app-context.ts';
import { feedbackOf } from '../../feedback.ts';
import type { PageProps } from '../../page-props.ts';
import { queryClient } from '../../query-client.ts';
import { Board } from './Board.tsx';

export default function FeedbackPage({ place }: PageProps) {
  const app = useApp();
  const feedback = feedbackOf(app);
  const isOffline = useSelector(app.actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
  return (
    <QueryClientProvider client={queryClient}>
      <FeedbackQueriesContext value={feedback.queries}>
        <Board feedback={feedback} params={place.params} isOffline={isOffline} />
      </FeedbackQueriesContext>
    </QueryClientProvider>
  );
}
