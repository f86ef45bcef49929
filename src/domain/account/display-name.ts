import * as z from 'zod/mini';
import { text } from '../log/text.ts';

/** UTF-16 units. */
export const displayNameMax = 80;

/** The name a founder goes by; null for none. */
export const displayNameSchema = z.nullable(text(displayNameMax).check(z.minLength(1), z.refine(isTidy)));

export type DisplayNameVerdict = 'ok' | 'too-long' | 'unusable';

/** Judges a name as it was typed; an empty one is allowed and means none. */
export function judgeDisplayName(typed: string): DisplayNameVerdict {
  const name = tidyDisplayName(typed);
  if (name !== null && name.length > displayNameMax) return 'too-long';
  return displayNameSchema.safeParse(name).success ? 'ok' : 'unusable';
}

/** White space is drawn together, as it would be on screen. */
export const tidyDisplayName = (typed: string): string | null => typed.replaceAll(/\s+/gu, ' ').trim() || null;

/** No white space that would not be seen, and nothing that steers the text around it. */
function isTidy(name: string): boolean {
  return tidyDisplayName(name) === name && !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(name);
}
