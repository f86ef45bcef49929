import { type CodeVerdict, judgeCode, tidyCode } from './one-time-code.ts';
import { judgeRecoveryCode, tidyRecoveryCode } from './recovery-code.ts';

/** The ways to answer a second factor: a code of an authenticator app, a passkey, or a recovery code. */
export type SecondStep = 'app' | 'passkey' | 'recovery';

/** The first factor was right, and one of these has to follow. */
export interface SecondFactorAsked {
  readonly kind: 'second-factor';
  /** Never empty; the usual one first. */
  readonly steps: readonly SecondStep[];
}

/** The code is secret, and empty of a passkey, which answers by itself. */
export interface SecondStepAnswer {
  readonly code: string;
  readonly step: SecondStep;
}

/** Tidies and judges the text that was typed for a step. For a passkey nothing is typed. */
export function readSecondStep(
  step: SecondStep,
  text: string,
): { readonly code: string; readonly verdict: CodeVerdict } {
  if (step === 'passkey') return { code: '', verdict: 'ok' };
  return step === 'app'
    ? { code: tidyCode(text), verdict: judgeCode(text) }
    : { code: tidyRecoveryCode(text), verdict: judgeRecoveryCode(text) };
}

/** The steps that an answer of the identity provider's asks for; of any other answer, none. */
export const stepsOf = (answer: { readonly kind: string } | SecondFactorAsked): Pick<SecondFactorAsked, 'steps'> => ({
  steps: 'steps' in answer ? answer.steps : [],
});
