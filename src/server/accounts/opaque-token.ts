import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: it has 256 bits, so that a plain SHA-256 cannot be searched. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
