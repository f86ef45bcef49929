import { expect, test } from 'vitest';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { showFreshToken } from './show-fresh-token.ts';

type Proof = Awaited<ReturnType<AccountIdentity['prove']>>;

/** Returns the requests to our server for an answer of the provider. */
async function sentAfter(prove: () => Promise<Proof>, answer: () => Promise<unknown> = async () => undefined) {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  const identity = {
    prove: (proof: unknown) => {
      asked.push(proof);
      return prove();
    },
  } as unknown as AccountIdentity;
  const call = ((path: string, options: object) => {
    sent.push([path, options]);
    return answer();
  }) as AuthorisedCall;
  await showFreshToken(call, identity);
  expect(asked).toEqual([{ kind: 'recent' }]);
  return sent;
}

const proven = async (): Promise<Proof> => ({ kind: 'proven', firebaseToken: 'fresh' }) as Proof;

test('a token that was issued after the change keeps the session', async () => {
  expect(await sentAfter(proven)).toEqual([
    ['/api/v1/auth/sessions/proof', { method: 'POST', body: { firebaseToken: 'fresh' } }],
  ]);
});

test('where the provider wants more, or fails, nothing is sent, and the change stands', async () => {
  expect(await sentAfter(async () => ({ kind: 'second-factor' }) as unknown as Proof)).toEqual([]);
  expect(await sentAfter(() => Promise.reject(new Error('offline')))).toEqual([]);
});

test('a server that refuses or cannot be reached does not undo the change', async () => {
  expect(await sentAfter(proven, () => Promise.reject({ kind: 'no-answer' }))).toHaveLength(1);
});
