import { useSelector } from '@xstate/react';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { HistoryBody, type HistoryBodyProps } from './HistoryBody.tsx';
import { RestoreQuestion } from './RestoreQuestion.tsx';

/** A history that is read, could not be read, or can be gone through. */
export function HistoryContent(props: HistoryBodyProps) {
  const { history } = props;
  const state = useSelector(history, (snapshot) => (typeof snapshot.value === 'string' ? snapshot.value : 'open'));
  return (
    <>
      {state === 'loading' && <Skeleton label="Loading the history" shape="rows" count={6} />}
      {state === 'unavailable' && (
        <InlineMessage
          tone="warning"
          title="The history could not be read"
          actions={
            <Button size="small" onPress={() => history.send({ type: 'history.reloaded' })}>
              Try again
            </Button>
          }
        >
          It is kept on the server, and needs a connection. What you write meanwhile is kept on this device.
        </InlineMessage>
      )}
      {state === 'open' && <HistoryBody {...props} />}
      <RestoreQuestion history={history} />
    </>
  );
}
