import { useSelector } from '@xstate/react';
import type { VerificationMailActor } from '#machines/auth/verification-mail.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { buttonsStyle } from './form-style.ts';
import { emailLabels, failureText } from './labels.ts';

export interface VerificationAgainProps {
  readonly mail: VerificationMailActor;
}

export function VerificationAgain({ mail }: VerificationAgainProps) {
  const state = useSelector(mail, ({ value }) => value);
  const failure = useSelector(mail, ({ context }) => context.failure);
  return (
    <div className={buttonsStyle}>
      <Button isPending={state === 'sending'} onPress={() => mail.send({ type: 'mail.requested' })}>
        {emailLabels.sendAgain}
      </Button>
      <span role="status" className={css({ color: 'ink.muted' })}>
        {failure ? failureText(failure) : state === 'sent' && emailLabels.sentAgain}
      </span>
    </div>
  );
}
