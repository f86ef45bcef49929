import { createHash } from 'node:crypto';

/** As Directus makes it: the length in bytes, and the SHA-1 less its padding. */
export function weakEtag(body: string | Buffer): string {
  const hash = createHash('sha1').update(body).digest('base64').slice(0, 27);
  return `W/"${Buffer.byteLength(body).toString(16)}-${hash}"`;
}
