import { base64url, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { newProofKey, type ProofInput } from '../../../tests/fixtures/proof-key.ts';
import { createProofNonces } from './proof-nonces.ts';
import { type ProvedRequest, readProof } from './read-proof.ts';

const key = await newProofKey();
const other = await newProofKey();
const nonces = createProofNonces(Buffer.alloc(32, 1));
const now = new Date('2026-03-01T12:00:00.000Z');
const nowS = now.getTime() / 1000;
const rules = {
  isOurOrigin: (origin: string) => origin === 'https://ours.example',
  nonceEndsAt: nonces.endsAt,
};
const request = { method: 'GET', path: '/api/v1/events?after=3', accessToken: 'token' };
const made: ProofInput = { method: 'GET', url: 'https://ours.example/api/v1/events', accessToken: 'token' };

const read = (proof: string, asked: Omit<ProvedRequest, 'proof'> = request) =>
  readProof({ ...asked, proof }, rules, now);
const prove = (claims: Record<string, unknown> = {}, more: Partial<ProofInput> = {}): Promise<string> =>
  key.prove({ ...made, ...more, claims: { iat: nowS, ...claims } });
/** A proof put together by hand, whose signature fits nothing. */
const unsigned = (header: object, payload: object, signature = ''): string =>
  `${base64url.encode(JSON.stringify(header))}.${base64url.encode(JSON.stringify(payload))}.${signature}`;
const payload = {
  htm: 'GET',
  htu: made.url,
  jti: 'one',
  iat: nowS,
  ath: base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('token')))),
};

describe('a proof that fits', () => {
  test('names its key, and is the same proof each time that it comes', async () => {
    const proof = await prove({ jti: 'one' });
    const first = await read(proof);
    expect(first).toEqual({ thumbprint: key.thumbprint, id: expect.any(Buffer), endsAt: now.getTime() + 60_000 });
    expect(await read(proof)).toEqual(first);
    expect(await read(await prove({ jti: 'one', iat: nowS + 5 }))).toMatchObject({ id: (first as { id: Buffer }).id });
  });

  test('is another one for another jti, and for the same one by another key', async () => {
    const ids = await Promise.all([
      read(await prove({ jti: 'one' })),
      read(await prove({ jti: 'two' })),
      read(await other.prove({ ...made, claims: { iat: nowS, jti: 'one' } })),
    ]);
    expect(new Set(ids.map((proof) => (proof as { id: Buffer }).id.toString('hex'))).size).toBe(3);
  });

  test.each([
    ['with a query and a fragment', 'https://ours.example/api/v1/events?after=9#x'],
    ['in capitals, with its port', 'HTTPS://OURS.EXAMPLE:443/api/v1/events'],
    ['with steps back', 'https://ours.example/api/v2/../v1/events'],
    ['with an escape that nobody needs', 'https://ours.example/api/v1/%65vents'],
    ['as a live connection spells it', 'wss://ours.example/api/v1/events'],
  ])('may spell its address %s', async (_, htu) => {
    expect(await read(await prove({ htu }))).toMatchObject({ thumbprint: key.thumbprint });
  });

  test('needs no hash of a token where none is shown', async () => {
    const { accessToken: _, ...withoutToken } = made;
    const proof = await key.prove({ ...withoutToken, claims: { iat: nowS } });
    expect(await read(proof, { method: 'GET', path: '/api/v1/events' })).toMatchObject({ thumbprint: key.thumbprint });
  });

  test('carries a public key with more than is needed, as browsers write it', async () => {
    const header = { jwk: { ...key.jwk, ext: true, key_ops: ['verify'] } };
    expect(await read(await prove({}, { header }))).toMatchObject({ thumbprint: key.thumbprint });
  });
});

describe('a proof that does not fit is refused:', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['nothing', () => ''],
    ['no JWT', () => 'three.short.words'],
    ['two of them', async () => `${await prove()}, ${await prove()}`],
    ['no signature', () => unsigned({ typ: 'dpop+jwt', alg: 'none', jwk: key.jwk }, payload)],
    [
      'no signature under the right algorithm',
      () => unsigned({ typ: 'dpop+jwt', alg: 'ES256', jwk: key.jwk }, payload),
    ],
    [
      'the public key as a shared secret',
      () =>
        new SignJWT(payload)
          .setProtectedHeader({ typ: 'dpop+jwt', alg: 'HS256', jwk: key.jwk })
          .sign(new TextEncoder().encode(JSON.stringify(key.jwk))),
    ],
    ['a secret in it', () => prove({}, { header: { jwk: { kty: 'oct', k: 'c2VjcmV0' } } })],
    ['its private key in it', () => prove({}, { header: { jwk: key.privateJwk } })],
    ['a private member that is empty', () => prove({}, { header: { jwk: { ...key.jwk, d: '' } } })],
    ['the key of somebody else', () => prove({}, { header: { jwk: other.jwk } })],
    ['no key', () => prove({}, { header: { jwk: undefined } })],
    ['a point that is not on the curve', () => prove({}, { header: { jwk: { ...key.jwk, y: key.jwk.x } } })],
    ['another curve', () => prove({}, { header: { jwk: { ...key.jwk, crv: 'P-384' } } })],
    ['another type', () => prove({}, { header: { typ: 'JWT' } })],
    ['no type', () => prove({}, { header: { typ: undefined } })],
    ['another method', () => prove({ htm: 'POST' })],
    ['a method in small letters', () => prove({ htm: 'get' })],
    ['another path', () => prove({ htu: 'https://ours.example/api/v1/commands' })],
    ['a longer path', () => prove({ htu: 'https://ours.example/api/v1/events/' })],
    ['another host', () => prove({ htu: 'https://theirs.example/api/v1/events' })],
    ['another port', () => prove({ htu: 'https://ours.example:8443/api/v1/events' })],
    ['another scheme', () => prove({ htu: 'http://ours.example/api/v1/events' })],
    ['our host as a name of theirs', () => prove({ htu: 'https://ours.example@theirs.example/api/v1/events' })],
    ['a path alone', () => prove({ htu: '/api/v1/events' })],
    ['no address', () => prove({ htu: undefined })],
    ['the hash of another token', () => prove({}, { accessToken: 'another' })],
    ['the token itself', () => prove({ ath: 'token' })],
    ['no hash of the token', () => prove({ ath: undefined })],
    ['no jti', () => prove({ jti: undefined })],
    ['an empty jti', () => prove({ jti: '' })],
    ['a jti without end', () => prove({ jti: 'x'.repeat(257) })],
    ['no time', () => prove({ iat: undefined })],
    ['a time that is none', () => prove({ iat: String(nowS) })],
    ['what is larger than any proof', () => prove({ more: 'x'.repeat(5000) })],
    ['what says that it has expired', () => prove({ exp: nowS - 10 })],
  ])('%s', async (_, proof) => {
    expect(await read(await proof())).toBe('invalid');
  });

  test('a byte of it changed', async () => {
    const [header, , signature] = (await prove()).split('.');
    const changed = base64url.encode(JSON.stringify({ ...payload, htm: 'GET', jti: 'changed' }));
    expect(await read(`${header}.${changed}.${signature}`)).toBe('invalid');
  });
});

describe('its time', () => {
  test.each([
    [-61, 'stale'],
    [-60, 'good'],
    [60, 'good'],
    [61, 'stale'],
    [Number.MAX_SAFE_INTEGER, 'stale'],
  ])('may be off by a minute: %i s', async (offS, expected) => {
    const outcome = await read(await prove({ iat: nowS + offS }));
    expect(typeof outcome === 'string' ? outcome : 'good').toBe(expected);
  });

  test('is that of a nonce of ours, whatever the clock of the client says', async () => {
    const nonce = nonces.issue(now.getTime());
    expect(await read(await prove({ iat: nowS - 86_400, nonce }))).toMatchObject({ thumbprint: key.thumbprint });
  });

  test('is not that of a nonce of others, of another kind, or of long ago', async () => {
    const theirs = createProofNonces(Buffer.alloc(32, 2)).issue(now.getTime());
    const old = nonces.issue(now.getTime() - 301_000);
    const outcomes = await Promise.all(
      [theirs, old, ''].map(async (nonce) => read(await prove({ iat: nowS - 600, nonce }))),
    );
    expect(outcomes).toEqual(['stale', 'stale', 'stale']);
    expect(await read(await prove({ iat: nowS - 600, nonce: 7 }))).toBe('invalid');
  });

  test('says until when a copy would be accepted: by either, whichever is later', async () => {
    const nonce = nonces.issue(now.getTime());
    const endsAt = nonces.endsAt(nonce, now.getTime());
    expect(await read(await prove({ nonce }))).toMatchObject({ endsAt });
    expect(endsAt).toBeGreaterThan(now.getTime() + 60_000);
    expect(await read(await prove({ nonce: 'theirs' }))).toMatchObject({ endsAt: now.getTime() + 60_000 });
  });
});

describe('a nonce', () => {
  const windowMs = 150_000;
  const start = Math.ceil(now.getTime() / windowMs) * windowMs;

  test('counts through its window and the next one, and no longer', () => {
    const nonce = nonces.issue(start);
    expect(nonces.issue(start + windowMs - 1)).toBe(nonce);
    const ends = [0, windowMs - 1, 2 * windowMs - 1, 2 * windowMs].map((after) => nonces.endsAt(nonce, start + after));
    expect(ends).toEqual([start + 2 * windowMs, start + 2 * windowMs, start + 2 * windowMs, null]);
  });

  test('of the window that comes is not known before', () => {
    expect(nonces.endsAt(nonces.issue(start + windowMs), start)).toBeNull();
  });
});
