import { judgeEmail, tidyEmail } from '#domain/auth/email.ts';

/** An address in the one spelling that is kept: trimmed, lower case. Null if it is none. */
export function readEmail(text: string): string | null {
  const email = tidyEmail(text).toLowerCase();
  return judgeEmail(email) === 'ok' && !/\p{C}/u.test(email) ? email : null;
}
