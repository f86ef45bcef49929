import type { CodeVerdict } from '#domain/auth/one-time-code.ts';
import { codeLength } from '#domain/auth/one-time-code.ts';
import { recoveryCodeLength } from '#domain/auth/recovery-code.ts';
import type { SecondStep } from '#domain/auth/second-step.ts';

interface StepLabels {
  readonly title: string;
  readonly prompt: string;
  /** The accessible name of the field. */
  readonly field: string;
  readonly errors: Readonly<Record<Exclude<CodeVerdict, 'ok'>, string>>;
  /** The button that leads here from another step. */
  readonly choose: string;
}

export const secondStepLabels: Readonly<Record<SecondStep, StepLabels>> = {
  app: {
    title: 'Enter your code',
    prompt: `Enter the ${codeLength}-digit code from your authenticator app.`,
    field: 'Code',
    errors: { missing: 'Enter the code from your app.', malformed: `A code has ${codeLength} digits.` },
    choose: 'Use your authenticator app',
  },
  passkey: {
    title: 'Use your passkey',
    prompt: 'Use a passkey you added to this account: your fingerprint, face, screen lock, or security key.',
    field: 'Passkey',
    errors: { missing: '', malformed: '' },
    choose: 'Use a passkey',
  },
  recovery: {
    title: 'Enter your code',
    prompt: 'Enter one of the recovery codes you saved. Each works once.',
    field: 'Recovery code',
    errors: {
      missing: 'Enter a recovery code.',
      malformed: `A recovery code has ${recoveryCodeLength} letters and digits.`,
    },
    choose: 'Use a recovery code',
  },
};
