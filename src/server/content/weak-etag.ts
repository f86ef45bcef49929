import { createHash } from 'node:crypto';

/** Makes an ETag the way Directus does: the length in bytes, and the SHA-1 without its padding. */
export function weakEtag(body: string | Buffer): string {
  const hash = createHash('sha1').update(body).digest('base64').slice(0, 27);
  return `W/"${Buffer.byteLength(body).toString(16)}-${hash}"`;
}
