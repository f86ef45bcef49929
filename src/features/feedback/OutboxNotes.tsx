import { useSelector } from '@xstate/react';
import type { FeedbackSend } from '#domain/feedback/feedback-send.ts';
import {
  type FeedbackOutboxActor,
  selectHeld,
  selectIsResting,
  selectRefused,
  selectWaiting,
} from '#machines/feedback/feedback-outbox.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { labels } from './labels.ts';

export interface OutboxNotesProps {
  readonly outbox: FeedbackOutboxActor;
}

/** Notes on the sends that the server has not taken yet, and on those that it has refused. */
export function OutboxNotes({ outbox }: OutboxNotesProps) {
  const waiting = useSelector(outbox, selectWaiting);
  const isResting = useSelector(outbox, selectIsResting);
  const held = useSelector(outbox, selectHeld, sameHeld);
  const refused = useSelector(outbox, selectRefused);
  return (
    <>
      {isResting && (
        <InlineMessage
          tone="info"
          title={labels.outbox.waiting(waiting.length)}
          actions={
            <Button size="small" onPress={() => outbox.send({ type: 'sends.retried' })}>
              {labels.outbox.retry}
            </Button>
          }
        >
          {labels.outbox.text}
        </InlineMessage>
      )}
      {held.map(({ kind, count, until }) => (
        <InlineMessage key={kind} tone="info" title={labels.outbox.limit[kind]}>
          {labels.outbox.goesOn(count, new Date(until))}
        </InlineMessage>
      ))}
      {refused.map(({ send, message }) => (
        <InlineMessage
          key={send.id}
          tone="error"
          title={labels.outbox.refused}
          actions={
            <Button size="small" onPress={() => outbox.send({ type: 'refusal.dismissed', id: send.id })}>
              {labels.outbox.dismiss}
            </Button>
          }
        >
          <p>{message}</p>
          {wordsOf(send) !== '' && <p>{wordsOf(send)}</p>}
        </InlineMessage>
      ))}
    </>
  );
}

const sameHeld = (a: readonly object[], b: readonly object[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the written text, which is shown so that it can be copied. */
function wordsOf(send: FeedbackSend): string {
  if (send.kind === 'vote') return '';
  return send.kind === 'post' ? [send.title, send.body].filter((words) => words !== '').join('\n') : send.text;
}
