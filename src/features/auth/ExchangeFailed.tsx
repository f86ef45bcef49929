import { useSelector } from '@xstate/react';
import type { IdentifyActor } from '#machines/auth/identify.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';
import { labels } from './labels.ts';
import type { WaitlistSlot } from './lazy-identify-screen.ts';

export interface ExchangeFailedProps {
  readonly identify: IdentifyActor;
  readonly waitlist: WaitlistSlot;
}

/** The identity provider has the account, and our server has opened no session for it. */
export function ExchangeFailed({ identify, waitlist }: ExchangeFailedProps) {
  const { failure, email } = useSelector(identify, ({ context }) => context);
  const isPending = useSelector(identify, (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done');
  const startOver = () => identify.send({ type: 'flow.abandoned' });
  if (failure?.kind === 'waitlist') return waitlist(email, startOver);
  return (
    <InlineMessage
      tone="error"
      title={labels.exchangeFailed.title(email)}
      actions={
        <>
          <Button variant="primary" isPending={isPending} onPress={() => identify.send({ type: 'exchange.retried' })}>
            {labels.tryAgain}
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={startOver}>
            {labels.startOver}
          </Button>
        </>
      }
    >
      {failure?.kind === 'too-many-attempts' ? failureText(failure) : labels.exchangeFailed.explanation}
    </InlineMessage>
  );
}
