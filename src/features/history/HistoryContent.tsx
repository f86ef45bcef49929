import { useSelector } from '@xstate/react';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { HistoryBody, type HistoryBodyProps } from './HistoryBody.tsx';
import { labels } from './labels.ts';
import { RestoreQuestion } from './RestoreQuestion.tsx';

/** A history that is read, could not be read, or can be gone through. */
export function HistoryContent(props: HistoryBodyProps) {
  const { history } = props;
  const state = useSelector(history, (snapshot) => (typeof snapshot.value === 'string' ? snapshot.value : 'open'));
  return (
    <>
      {state === 'loading' && <Skeleton label={labels.loading} shape="rows" count={6} />}
      {state === 'unavailable' && (
        <InlineMessage
          tone="warning"
          title={labels.unavailable.title}
          actions={
            <Button size="small" onPress={() => history.send({ type: 'history.reloaded' })}>
              {labels.unavailable.retry}
            </Button>
          }
        >
          {labels.unavailable.explanation}
        </InlineMessage>
      )}
      {state === 'open' && <HistoryBody {...props} />}
      <RestoreQuestion history={history} />
    </>
  );
}
