import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a token, stored in its place. A plain hash is enough: a token has 256 random bits. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
