import * as z from 'zod/mini';

/** PostgreSQL keeps neither U+0000 nor half a surrogate pair, so no text may hold them. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** Text of at most `max` UTF-16 units that every store in use can keep. */
export function text(max: number) {
  return z.string().check(z.maxLength(max), z.refine(isStorable, { error: 'holds a character that cannot be stored' }));
}
