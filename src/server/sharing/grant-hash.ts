import { createHash } from 'node:crypto';

/** SHA-256 of the grant in a link. The database knows no more of it. */
export const grantHash = (grant: string): Buffer => createHash('sha256').update(grant).digest();
