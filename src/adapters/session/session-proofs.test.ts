import { calculateJwkThumbprint, decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { readProof } from '../../server/dpop/read-proof.ts';
import type { SessionKey } from './session-key.ts';
import { authorisation, createSessionProofs, type ProvedCall, type SessionProofs } from './session-proofs.ts';

const origin = 'https://ours.example';

async function newKey(): Promise<SessionKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  const { kty = '', crv = '', x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { privateKey: pair.privateKey, jwk: { kty, crv, x, y } };
}

/** The browser's storage, for all tabs. */
let kept: { key: SessionKey | null; signIn: string | null; reads: number };
beforeEach(() => {
  kept = { key: null, signIn: null, reads: 0 };
});

const page = (): SessionProofs =>
  createSessionProofs({
    storage: { get: (name) => (name === 'groundwork-sign-in' ? kept.signIn : null) },
    origin: () => origin,
    readKey: async () => {
      kept.reads += 1;
      return kept.key;
    },
    ensureKey: async () => {
      kept.key ??= await newKey();
      return kept.key;
    },
  });

const login: ProvedCall = { method: 'POST', path: '/api/v1/auth/login', begins: true };
const call: ProvedCall = { method: 'GET', path: '/api/v1/events?after=3', accessToken: 'token' };
const nobodys = { isOurOrigin: (given: string) => given === origin, nonceEndsAt: () => null };
const thumbprintOf = (key: SessionKey | null) => calculateJwkThumbprint(key?.jwk ?? {});
/** By whose key the server finds a proof to be. */
const keyOf = async (proof: string | undefined, { method, path, accessToken }: ProvedCall) => {
  const found = await readProof({ proof: proof ?? '', method, path, accessToken }, nobodys, new Date());
  return typeof found === 'string' ? found : found.thumbprint;
};

describe('the calls of a page', () => {
  test('have a proof that the server takes, once a session has begun under a key', async () => {
    const proofs = page();
    expect(await proofs.prove(call)).toBeUndefined();
    const begun = await proofs.prove(login);
    const thumbprint = await thumbprintOf(kept.key);
    expect(await keyOf(begun, login)).toBe(thumbprint);
    expect(await keyOf(await proofs.prove(call), call)).toBe(thumbprint);
  });

  test('have each a proof of its own', async () => {
    const proofs = page();
    const all = await Promise.all([proofs.prove(login), proofs.prove(login), proofs.prove(call)]);
    expect(new Set(all.map((proof) => decodeJwt(proof ?? '').jti)).size).toBe(3);
  });

  test('have none where the browser keeps no keys', async () => {
    const proofs = createSessionProofs({
      storage: { get: () => null },
      origin: () => origin,
      readKey: async () => null,
      ensureKey: async () => null,
    });
    expect([await proofs.prove(login), await proofs.prove(call)]).toEqual([undefined, undefined]);
  });

  test('read the key once, and again after each sign-in, in whichever tab', async () => {
    const [here, there] = [page(), page()];
    await there.prove(login);
    kept.signIn = 'first';
    expect(await keyOf(await here.prove(call), call)).toBe(await thumbprintOf(kept.key));
    await here.prove(call);
    expect(kept.reads).toBe(1);
    kept.key = null;
    kept.signIn = null;
    expect(await here.prove(call)).toBeUndefined();
    await there.prove(login);
    kept.signIn = 'second';
    expect(await keyOf(await here.prove(call), call)).toBe(await thumbprintOf(kept.key));
  });
});

describe('the answer of a server', () => {
  const asked = 'DPoP error="use_dpop_nonce", algs="ES256"';

  test('that asks for a nonce asks for the call again, and later proofs hold it too', async () => {
    const proofs = page();
    expect(decodeJwt((await proofs.prove(login)) ?? '')).not.toHaveProperty('nonce');
    expect(proofs.asksAgain({ challenge: asked, nonce: 'n1' })).toBe(true);
    expect(decodeJwt((await proofs.prove(call)) ?? '')).toMatchObject({ nonce: 'n1' });
    expect(proofs.asksAgain({ challenge: null, nonce: 'n2' })).toBe(false);
    expect(decodeJwt((await proofs.prove(call)) ?? '')).toMatchObject({ nonce: 'n2' });
  });

  test.each([
    { challenge: null, nonce: null },
    { challenge: 'DPoP error="invalid_dpop_proof", algs="ES256"', nonce: null },
    { challenge: asked, nonce: null },
  ])('does not ask for it by %j', async (answer) => {
    expect(page().asksAgain(answer)).toBe(false);
  });
});

test.each([
  [undefined, undefined, {}],
  ['t', undefined, { authorization: 'Bearer t' }],
  ['t', 'p', { authorization: 'DPoP t', dpop: 'p' }],
  [undefined, 'p', { dpop: 'p' }],
])('a call with token %s and proof %s has the headers for that', (token, proof, headers) => {
  expect(authorisation(token, proof)).toEqual(headers);
});
