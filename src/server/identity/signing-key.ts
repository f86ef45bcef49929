import type { CryptoKey, JWTVerifyGetKey } from 'jose';
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../db/database.ts';

/** The key pair that ID tokens are signed with. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKeys: JWTVerifyGetKey;
}

/** Reads the key pair; made once, and servers that start together agree on one. */
export async function loadSigningKey(db: Database): Promise<SigningKey> {
  const jwk = (await readKey(db)) ?? (await makeKey(db));
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

async function makeKey(db: Database): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  await db
    .insertInto('identity_keys')
    .values({ private_key: JSON.stringify(await exportJWK(privateKey)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await readKey(db);
  if (!kept) throw new Error('The signing key could not be kept.');
  return kept;
}
