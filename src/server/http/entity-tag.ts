import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Entity tag of a text (RFC 9110, section 8.8.3): another one for any other text. */
export const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Whether whoever asks has what has this tag already. */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes(tag) || known.includes('*');
}
