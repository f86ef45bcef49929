import { type EmailVerdict, judgeEmail, tidyEmail } from '../auth/email.ts';

/** One address alone, as it may be written into the head of a mail. */
export const invitedPattern = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** Judges an address to invite as it was typed; white space around it is forgiven. */
export function judgeInvited(text: string): EmailVerdict {
  const verdict = judgeEmail(text);
  return verdict === 'ok' && !invitedPattern.test(tidyEmail(text)) ? 'malformed' : verdict;
}
