import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createIdTokenVerifier } from './id-token-verifier.ts';

const nowS = 1_800_000_000;
const clock = () => new Date(nowS * 1000);
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let publicKeys: ReturnType<typeof createLocalJWKSet>;
beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  publicKeys = createLocalJWKSet({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' }] });
});

const claims = {
  iss: 'https://securetoken.google.com/demo',
  aud: 'demo',
  sub: 'uid-1',
  iat: nowS,
  exp: nowS + 3600,
  auth_time: nowS - 60,
};
const sign = (changes: object) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(keys.privateKey);
const verify = async (changes: object) =>
  createIdTokenVerifier({ projectId: 'demo', keys: publicKeys, clock }).verify(await sign(changes));

describe('an ID token', () => {
  test('says who it is', async () => {
    const profile = {
      email: 'ada@example.org',
      email_verified: true,
      name: 'Ada',
      picture: 'https://example.org/a.png',
    };
    expect(await verify(profile)).toEqual({
      uid: 'uid-1',
      email: 'ada@example.org',
      emailVerified: true,
      displayName: 'Ada',
      photoUrl: 'https://example.org/a.png',
      issuedAt: new Date(nowS * 1000),
      signedInAt: new Date((nowS - 60) * 1000),
      expiresAt: new Date((nowS + 3600) * 1000),
      secondFactor: false,
    });
  });

  test.each([
    [{ sign_in_provider: 'password' }, { method: 'email', secondFactor: false }],
    [
      { sign_in_provider: 'google.com', sign_in_second_factor: 'totp' },
      { method: 'google.com', secondFactor: true },
    ],
    ['nonsense', { secondFactor: false }],
  ])('with %j says how they signed in', async (firebase, how) => {
    const { method, secondFactor } = (await verify({ firebase })) ?? {};
    expect({ ...(method !== undefined && { method }), secondFactor }).toEqual(how);
  });

  test('may say little', async () => {
    expect(await verify({})).toMatchObject({ email: '', emailVerified: false, displayName: null, photoUrl: null });
  });

  test.each([
    ['of another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['that has expired', { exp: nowS - 6 }],
    ['without an expiry', { exp: undefined }],
    ['without a time of sign-in', { auth_time: undefined }],
    ['of a sign-in to come', { auth_time: nowS + 60 }],
    ['of nobody', { sub: '' }],
    ['of a name that is too long', { sub: 'x'.repeat(129) }],
  ])('%s is refused', async (_what, changes) => {
    expect(await verify(changes)).toBeNull();
  });

  test('is neither good nor bad while the keys cannot be had', async () => {
    const verifier = createIdTokenVerifier({
      projectId: 'demo',
      clock,
      keys: async () => {
        throw new TypeError('fetch failed');
      },
    });
    await expect(verifier.verify(await sign({}))).rejects.toMatchObject({
      statusCode: 503,
      code: 'identity-unavailable',
    });
  });
});
