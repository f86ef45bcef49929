import type { CryptoKey, JWTVerifyGetKey } from 'jose';
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** The key pair that ID tokens are signed with. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKeys: JWTVerifyGetKey;
}

/** 128 bits of security: NIST SP 800-57, part 1, table 2. */
const modulusLength = 3072;

/**
 * Reads the key pair; made once, and servers that start together agree on one. A shorter one, of an earlier version, is
 * replaced, and ID tokens of before are void.
 */
export async function loadSigningKey(db: Database): Promise<SigningKey> {
  const known = await readKey(db);
  const jwk = known && isLongEnough(known) ? known : await makeKey(db);
  const kid = await calculateJwkThumbprint(jwk);
  const privateKey = await importJWK(jwk, 'RS256');
  if (privateKey instanceof Uint8Array) throw new Error('The stored signing key is not an RSA key.');
  const { kty, n, e } = jwk;
  if (!kty || !n || !e) throw new Error('The stored signing key is not an RSA key.');
  return { kid, privateKey, publicKeys: createLocalJWKSet({ keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' }] }) };
}

async function readKey(db: Database): Promise<JWK | undefined> {
  return (await db.selectFrom('identity_keys').select('private_key').executeTakeFirst())?.private_key;
}

const isLongEnough = ({ n = '' }: JWK): boolean => Buffer.from(n, 'base64url').length * 8 >= modulusLength;

async function makeKey(db: Database): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength });
  const private_key = JSON.stringify(await exportJWK(privateKey));
  const kept = await db.transaction().execute(async (trx) => {
    // One server after the other: the next finds the key that the first has made.
    await sql`LOCK TABLE identity_keys IN EXCLUSIVE MODE`.execute(trx);
    const other = await readKey(trx);
    if (other && isLongEnough(other)) return other;
    await trx.deleteFrom('identity_keys').execute();
    await trx.insertInto('identity_keys').values({ private_key }).execute();
    return readKey(trx);
  });
  if (!kept) throw new Error('The signing key could not be kept.');
  return kept;
}
