import { useSelector } from '@xstate/react';
import type { IdentifyActor } from '#machines/identify.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';
import type { WaitlistSlot } from './late-identify-screen.ts';

export interface StrandedAccountProps {
  readonly identify: IdentifyActor;
  readonly waitlist: WaitlistSlot;
}

/** The identity provider has the account, and our server has opened no session for it. */
export function StrandedAccount({ identify, waitlist }: StrandedAccountProps) {
  const { failure, email } = useSelector(identify, ({ context }) => context);
  const isPending = useSelector(identify, (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done');
  const startOver = () => identify.send({ type: 'flow.abandoned' });
  if (failure?.kind === 'waitlist') return waitlist(email, startOver);
  return (
    <InlineMessage
      tone="error"
      title={email === null ? 'You’re not signed in yet' : `${email} isn’t signed in yet`}
      actions={
        <>
          <Button variant="primary" isPending={isPending} onPress={() => identify.send({ type: 'exchange.retried' })}>
            Try again
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={startOver}>
            Start over
          </Button>
        </>
      }
    >
      {failure?.kind === 'too-many-attempts'
        ? failureText(failure)
        : 'Your sign-in was accepted and is kept, but Groundwork didn’t respond as expected.'}
    </InlineMessage>
  );
}
