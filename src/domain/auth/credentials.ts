import { type EmailVerdict, judgeEmail, tidyEmail } from './email.ts';
import type { PasswordVerdict } from './password.ts';

/** Form input of a founder who signs in or up. */
export interface Credentials {
  readonly email: string;
  /** Secret: masked in the journal, kept in no machine's context. */
  readonly password: string;
}

export interface CredentialVerdicts {
  readonly email: EmailVerdict;
  readonly password: PasswordVerdict;
}

/** The payload of a submitted form: the credentials with what domain says about them. */
export interface SubmittedCredentials extends Credentials {
  readonly verdicts: CredentialVerdicts;
}

/** Judges a form; `judgePassword` differs between choosing a password and giving a known one. */
export function submitCredentials(
  typed: Credentials,
  judgePassword: (typed: Credentials) => PasswordVerdict,
): SubmittedCredentials {
  return {
    email: tidyEmail(typed.email),
    password: typed.password,
    verdicts: { email: judgeEmail(typed.email), password: judgePassword(typed) },
  };
}

export const areAcceptable = ({ email, password }: CredentialVerdicts): boolean => email === 'ok' && password === 'ok';

/** Returns the problems that remain once a field is being changed; null if none remain. */
export function withoutProblem(
  problems: CredentialVerdicts | null,
  field: keyof CredentialVerdicts,
): CredentialVerdicts | null {
  if (!problems) return null;
  const rest = { ...problems, [field]: 'ok' };
  return areAcceptable(rest) ? null : rest;
}
