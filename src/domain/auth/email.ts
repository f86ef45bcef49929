export type EmailVerdict = 'ok' | 'missing' | 'malformed';

/** RFC 5321, section 4.5.3.1.3: a path of 256 octets, less its two brackets. */
const emailMax = 254;

/** Something, an at sign, a domain with a dot or `localhost`; the mail itself is the real test. */
const pattern = /^[^\s@]+@(?:[^\s@.]+(?:\.[^\s@.]+)+|localhost)$/u;

/** Judges an address as it was typed; white space around it is forgiven, see `tidyEmail`. */
export function judgeEmail(text: string): EmailVerdict {
  const email = tidyEmail(text);
  if (email === '') return 'missing';
  return email.length <= emailMax && pattern.test(email) ? 'ok' : 'malformed';
}

export const tidyEmail = (text: string): string => text.trim();
