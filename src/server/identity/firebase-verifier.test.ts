import { expect, test, vi } from 'vitest';
import { serveAnswers } from '../../../tests/fixtures/answering-server.ts';
import { firebaseVerifier } from './firebase-verifier.ts';
import type { VerifiedIdentity } from './id-token-verifier.ts';

const issuedS = 1_800_000_000;
const identity: VerifiedIdentity = {
  uid: 'uid-1',
  email: 'ada@example.org',
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  issuedAt: new Date(issuedS * 1000),
  signedInAt: new Date(issuedS * 1000),
  expiresAt: new Date((issuedS + 3600) * 1000),
};
const validSince = (seconds: number) => ({ body: { users: [{ localId: 'uid-1', validSince: String(seconds) }] } });

async function verify(
  answer: { status?: number; body?: unknown; text?: string; headers?: Record<string, string> } | null,
) {
  await using upstream = await serveAnswers([answer && { status: 200, ...answer }]);
  const warn = vi.fn();
  const verifier = firebaseVerifier({
    verifier: { verify: async (token) => (token === 'the token' ? identity : null) },
    apiKey: 'a&b',
    publicUrl: 'https://groundwork.example',
    log: { warn },
    clock: () => new Date(),
    sessionTtlS: 86_400,
    upstream: upstream.baseUrl,
  });
  const verified = await verifier.verify('the token');
  return { verified, asked: upstream.received, warnings: warn.mock.calls.length };
}

test('Firebase is asked with the key and the token alone, and its word is kept', async () => {
  const { verified, asked, warnings } = await verify(validSince(issuedS - 60));
  expect(verified).toEqual({ ...identity, validSince: new Date((issuedS - 60) * 1000) });
  expect(asked).toEqual([
    { method: 'POST', path: '/v1/accounts:lookup?key=a%26b', authorization: undefined, body: { idToken: 'the token' } },
  ]);
  expect(warnings).toBe(0);
});

test('a token of the very second since which tokens count is good', async () => {
  expect((await verify(validSince(issuedS))).verified?.uid).toBe('uid-1');
});

test.each([
  ['is older than what counts', validSince(issuedS + 1)],
  ['is revoked', { status: 400, body: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }],
  ['is of somebody who is gone', { status: 400, body: { error: { code: 400, message: 'USER_NOT_FOUND : gone' } } }],
  ['is of somebody who is disabled', { body: { users: [{ localId: 'uid-1', disabled: true }] } }],
])('a token is refused that %s', async (_what, answer) => {
  expect(await verify(answer)).toMatchObject({ verified: null, warnings: 0 });
});

test.each([
  ['does not answer', null],
  ['fails', { status: 503, text: 'busy' }],
  ['does not take the key', { status: 403, body: { error: { code: 403, message: 'Requests are blocked.' } } }],
  ['says something else', { body: { users: [] } }],
  ['sends the token elsewhere', { status: 307, headers: { location: '/v1/accounts:lookup' }, body: { users: [] } }],
])('where Firebase %s the signature decides, and it is logged', async (_what, answer) => {
  const { verified, asked, warnings } = await verify(answer);
  expect({ verified, asked: asked.length, warnings }).toEqual({ verified: identity, asked: 1, warnings: 1 });
});

test('a token that is forged is not asked about', async () => {
  await using upstream = await serveAnswers([]);
  const verifier = firebaseVerifier({
    verifier: { verify: async () => null },
    apiKey: 'key',
    publicUrl: 'https://groundwork.example',
    log: { warn: vi.fn() },
    clock: () => new Date(),
    sessionTtlS: 86_400,
    upstream: upstream.baseUrl,
  });
  expect([await verifier.verify('forged'), upstream.received]).toEqual([null, []]);
});
