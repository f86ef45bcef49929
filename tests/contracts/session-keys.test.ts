import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newProofKey, type ProofInput, type ProofKey } from '../fixtures/proof-key.ts';
import { capture } from './event-store-fixture.ts';
import { newFounder, newIdentity, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { readLive } from './live-reader.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

let founders = 0;
const newEmail = () => `key-${founders++}@example.org`;
type Method = Parameters<IdentityApp['call']>[0];

/** A proof by the clock of the server. */
const prove = (key: ProofKey, method: string, path: string, more: Partial<ProofInput> = {}): Promise<string> =>
  key.prove({
    method,
    url: `${app.origin}${path}`,
    ...more,
    claims: { iat: Math.floor(app.now().getTime() / 1000), ...more.claims },
  });
const post = async (path: string, body: object, key: ProofKey | null) =>
  app.call('POST', path, body, undefined, key ? { dpop: await prove(key, 'POST', path) } : {});
/** The answer to a call with an access token, and a proof if one is given. */
const ask = (accessToken: string, proof?: string, method: Method = 'GET', path = '/api/user/me') =>
  app.call(method, path, undefined, undefined, {
    authorization: `${proof === undefined ? 'Bearer' : 'DPoP'} ${accessToken}`,
    ...(proof === undefined ? {} : { dpop: proof }),
  });
const proofOfMe = (key: ProofKey, accessToken: string, more: Partial<ProofInput> = {}) =>
  prove(key, 'GET', '/api/user/me', { accessToken, ...more });

interface Bound extends Tokens {
  readonly key: ProofKey;
  readonly email: string;
  readonly firebaseToken: string;
}

/** A founder whose session is bound to a key. */
async function boundFounder(): Promise<Bound> {
  const key = await newProofKey();
  const email = newEmail();
  const firebaseToken = await newIdentity(app, email);
  const answer = await post('/api/v1/auth/register', { firebaseToken }, key);
  expect(answer.statusCode).toBe(201);
  return { key, email, firebaseToken, ...answer.json<Tokens>() };
}

const refusal = async (answer: Awaited<ReturnType<typeof ask>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
  answer.headers['www-authenticate'],
];
const invalid = [401, 'proof-required', 'DPoP error="invalid_dpop_proof", algs="ES256"'];
const wrongKey = [401, 'proof-required', 'DPoP error="invalid_token", algs="ES256"'];

describe('a call of a session that began with a key', () => {
  test('is taken with a proof by it, each time with another one', async () => {
    const { key, accessToken } = await boundFounder();
    const answers = [
      await ask(accessToken, await proofOfMe(key, accessToken)),
      await ask(accessToken, await proofOfMe(key, accessToken)),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('is taken under the scheme of bearer tokens as well, as the contract names it, but not without a proof', async () => {
    const { key, accessToken } = await boundFounder();
    const bearer = { authorization: `Bearer ${accessToken}` };
    const proved = { ...bearer, dpop: await proofOfMe(key, accessToken) };
    const taken = await app.call('GET', '/api/user/me', undefined, undefined, proved);
    expect(taken.statusCode).toBe(200);
    const scheme = { authorization: `DPoP ${accessToken}` };
    const bare = await app.call('GET', '/api/user/me', undefined, undefined, scheme);
    expect(await refusal(bare)).toEqual(invalid);
  });

  test.each([
    ['GET', '/api/user/me'],
    ['GET', '/api/user/me/export'],
    ['GET', '/api/v1/events'],
    ['GET', '/api/v1/auth/sessions'],
    ['POST', '/api/v1/commands'],
    ['POST', '/api/v1/assets'],
    ['POST', '/api/v1/auth/logout'],
    ['DELETE', '/api/v1/auth/sessions'],
    ['GET', '/api/v1/shared/p/g'],
  ] as const)('without a proof is refused: %s %s', async (method, path) => {
    const { accessToken } = await boundFounder();
    expect(await refusal(await ask(accessToken, undefined, method, path))).toEqual(invalid);
  });

  test('is refused with the proof of another key, of another call, of another token, and with a second one beside it', async () => {
    const { key, accessToken } = await boundFounder();
    const other = await newProofKey();
    const good = await proofOfMe(key, accessToken);
    const answers = [
      await ask(accessToken, await proofOfMe(other, accessToken)),
      await ask(accessToken, await prove(key, 'POST', '/api/user/me', { accessToken })),
      await ask(accessToken, await prove(key, 'GET', '/api/v1/events', { accessToken })),
      await ask(accessToken, await proofOfMe(key, 'another token')),
      await ask(accessToken, `${good}, ${await proofOfMe(key, accessToken)}`),
    ];
    expect(await Promise.all(answers.map(refusal))).toEqual([wrongKey, invalid, invalid, invalid, invalid]);
    expect((await ask(accessToken, good)).statusCode).toBe(200);
  });

  test('is refused when its proof comes a second time, also at the same moment', async () => {
    const { key, accessToken } = await boundFounder();
    const proof = await proofOfMe(key, accessToken);
    expect((await ask(accessToken, proof)).statusCode).toBe(200);
    expect(await refusal(await ask(accessToken, proof))).toEqual(invalid);
    const copied = await proofOfMe(key, accessToken);
    const both = await Promise.all(Array.from({ length: 8 }, () => ask(accessToken, copied)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(401)]);
  });

  test('leaves nothing behind but what could still be copied', async () => {
    const { key, accessToken } = await boundFounder();
    const proof = await proofOfMe(key, accessToken);
    expect((await ask(accessToken, proof)).statusCode).toBe(200);
    const kept = async () => (await app.db.selectFrom('used_proofs').select('expires_at').execute()).length;
    expect(await kept()).toBeGreaterThan(1);
    app.advance(61_000);
    // Too old for its own time by now; whoever has it is told a nonce at best.
    expect((await ask(accessToken, proof)).statusCode).toBe(401);
    expect((await ask(accessToken, await proofOfMe(key, accessToken))).statusCode).toBe(200);
    await expect.poll(kept).toBe(1);
    app.advance(59_000);
    expect((await ask(accessToken, await proofOfMe(key, accessToken))).statusCode).toBe(200);
    expect(await kept()).toBe(2);
  });

  test('with a clock that is minutes off is told a nonce, and taken with it', async () => {
    const { key, accessToken } = await boundFounder();
    const iat = Math.floor(app.now().getTime() / 1000) - 600;
    const asked = await ask(accessToken, await proofOfMe(key, accessToken, { claims: { iat } }));
    expect(await refusal(asked)).toEqual([401, 'proof-required', 'DPoP error="use_dpop_nonce", algs="ES256"']);
    const nonce = asked.headers['dpop-nonce'];
    expect((await ask(accessToken, await proofOfMe(key, accessToken, { claims: { iat, nonce } }))).statusCode).toBe(
      200,
    );
  });

  test('is told to the founder where it was refused for good, and not where a clock is off', async () => {
    const { key, accessToken } = await boundFounder();
    const { id } = (await ask(accessToken, await proofOfMe(key, accessToken))).json<{ id: string }>();
    const ofThem = () => app.refusedProofs.filter(({ accountId }) => accountId === id).map((told) => told.refusal);
    await ask(accessToken, await proofOfMe(key, accessToken, { claims: { iat: 1 } }));
    expect(ofThem()).toEqual([]);
    const proof = await proofOfMe(key, accessToken);
    await ask(accessToken);
    await ask(accessToken, 'junk');
    await ask(accessToken, await proofOfMe(await newProofKey(), accessToken));
    await ask(accessToken, proof);
    await ask(accessToken, proof);
    expect(ofThem()).toEqual(['missing', 'invalid', 'other-key', 'replayed']);
  });
});

describe('a session that began without a key', () => {
  test('stays as it was, whatever proofs come along', async () => {
    const { accessToken, refreshToken } = await newFounder(app, newEmail());
    const key = await newProofKey();
    const answers = [
      await ask(accessToken),
      await ask(accessToken, await proofOfMe(key, accessToken)),
      await ask(accessToken, 'junk'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const renewed = await post('/api/v1/auth/refresh-token', { refreshToken }, key);
    expect(renewed.statusCode).toBe(200);
    expect((await ask(renewed.json<Tokens>().accessToken)).statusCode).toBe(200);
  });

  test('does not begin with a proof that is not good', async () => {
    const firebaseToken = await newIdentity(app, newEmail());
    const path = '/api/v1/auth/register';
    const key = await newProofKey();
    const refused = async (dpop: string) =>
      refusal(await app.call('POST', path, { firebaseToken }, undefined, { dpop }));
    expect(await refused('junk')).toEqual(invalid);
    expect(await refused('')).toEqual(invalid);
    expect(await refused(await prove(key, 'POST', '/api/v1/auth/login'))).toEqual(invalid);
    expect((await app.call('POST', '/api/v1/auth/login', { firebaseToken })).statusCode).toBe(404);
  });
});

describe('a refresh of a session that began with a key', () => {
  const path = '/api/v1/auth/refresh-token';

  test('needs a proof, and binds what it gives to the same key', async () => {
    const { key, refreshToken } = await boundFounder();
    const next = await post(path, { refreshToken }, key);
    expect(next.statusCode).toBe(200);
    const { accessToken } = next.json<Tokens>();
    expect(await refusal(await ask(accessToken))).toEqual(invalid);
    expect((await ask(accessToken, await proofOfMe(key, accessToken))).statusCode).toBe(200);
  });

  test('without one, or by another key, is refused and changes nothing, however old the token is', async () => {
    const { key, refreshToken: first, accessToken } = await boundFounder();
    const { refreshToken: second } = (await post(path, { refreshToken: first }, key)).json<Tokens>();
    const { refreshToken: third } = (await post(path, { refreshToken: second }, key)).json<Tokens>();
    const other = await newProofKey();
    for (const refreshToken of [first, second, third]) {
      expect(await refusal(await post(path, { refreshToken }, null))).toEqual(invalid);
      expect(await refusal(await post(path, { refreshToken }, other))).toEqual(wrongKey);
    }
    expect((await ask(accessToken, await proofOfMe(key, accessToken))).statusCode).toBe(200);
    expect((await post(path, { refreshToken: third }, key)).statusCode).toBe(200);
  });

  test('is told to the founder where it was refused', async () => {
    const { key, refreshToken, accessToken } = await boundFounder();
    const { id } = (await ask(accessToken, await proofOfMe(key, accessToken))).json<{ id: string }>();
    await post(path, { refreshToken }, null);
    await post(path, { refreshToken: 'unknown' }, null);
    const told = app.refusedProofs.filter(({ accountId }) => accountId === id);
    expect(told).toEqual([{ accountId: id, sessionId: expect.any(String), refusal: 'missing' }]);
  });
});

describe('a sign-in whose session is bound to a key', () => {
  const path = '/api/v1/auth/login';

  test('needs that key beside it before a change for which a fresh proof is asked, and none if the session has no key', async () => {
    const update = async (idToken: string, displayName: string) => {
      const url = '/identitytoolkit.googleapis.com/v1/accounts:update?key=k';
      const answer = await app.call('POST', url, { idToken, password: `a longer horse of ${displayName}` });
      return answer.statusCode === 200 ? 'done' : answer.json<{ error: { message: string } }>().error.message;
    };
    const { key, accessToken, firebaseToken } = await boundFounder();
    expect(await update(firebaseToken, 'an intruder')).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');

    const path = '/api/v1/auth/sessions/proof';
    const shown = await app.call('POST', path, { firebaseToken }, undefined, {
      authorization: `DPoP ${accessToken}`,
      dpop: await prove(key, 'POST', path, { accessToken }),
    });
    expect([shown.statusCode, await update(firebaseToken, 'the owner')]).toEqual([204, 'done']);

    const keyless = await newFounder(app, newEmail());
    expect(await update(keyless.firebaseToken, 'one without a key')).toBe('done');
  });

  test('opens no further one without a proof by that key, from whichever ID token of it', async () => {
    const { key, email } = await boundFounder();
    const { user } = await signInWithEmailAndPassword(app.newAuth(), email, 'correct horse');
    expect((await post(path, { firebaseToken: await user.getIdToken() }, key)).statusCode).toBe(200);
    const firebaseToken = await user.getIdToken(true);
    expect(await refusal(await post(path, { firebaseToken }, null))).toEqual(invalid);
    expect(await refusal(await post(path, { firebaseToken }, await newProofKey()))).toEqual(wrongKey);
    expect(await refusal(await post('/api/v1/auth/register', { firebaseToken }, null))).toEqual(invalid);
    expect((await post(path, { firebaseToken }, key)).statusCode).toBe(200);
  });

  test('leaves the other sign-ins of the founder alone', async () => {
    const { email } = await boundFounder();
    const { user } = await signInWithEmailAndPassword(app.newAuth(), email, 'correct horse');
    const bearer = await post(path, { firebaseToken: await user.getIdToken() }, null);
    expect(bearer.statusCode).toBe(200);
    expect((await ask(bearer.json<Tokens>().accessToken)).statusCode).toBe(200);
  });

  test('of two that begin at once under two keys binds the first', async () => {
    const email = newEmail();
    const firebaseToken = await newIdentity(app, email);
    await post('/api/v1/auth/register', { firebaseToken }, null);
    const keys = await Promise.all([newProofKey(), newProofKey()]);
    const answers = await Promise.all(keys.map((key) => post(path, { firebaseToken }, key)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });
});

describe('a live connection of a session that began with a key', () => {
  const live = '/api/v1/live';
  const connect = () => readLive(app.origin, app.origin);
  const open = async (reader: ReturnType<typeof readLive>) =>
    new Promise<void>((resolve) => reader.socket.once('open', () => resolve()));

  test('is let in with a proof, and not with a copy of it', async () => {
    const { key, accessToken } = await boundFounder();
    const proof = await prove(key, 'GET', live, { accessToken });
    const first = connect();
    await open(first);
    first.show(accessToken, proof);
    const commands = '/api/v1/commands';
    const dpop = await prove(key, 'POST', commands, { accessToken });
    await app.call('POST', commands, { commands: [capture('told')] }, accessToken, { dpop });
    expect((await first.received(1)).map(({ data }) => data)).toEqual([{ title: 'told' }]);
    const second = connect();
    await open(second);
    second.show(accessToken, proof);
    expect(await second.closed).toBe(4401);
    first.socket.close();
  });

  test.each(['without a proof', 'with one for another call', 'by another key'])('is closed %s', async (which) => {
    const { key, accessToken } = await boundFounder();
    const proofs = {
      'without a proof': undefined,
      'with one for another call': await proofOfMe(key, accessToken),
      'by another key': await prove(await newProofKey(), 'GET', live, { accessToken }),
    };
    const reader = connect();
    await open(reader);
    reader.show(accessToken, proofs[which as keyof typeof proofs]);
    expect(await reader.closed).toBe(4401);
  });
});

describe('a founder whose session is tried without its key', () => {
  const mails = async (email: string) =>
    (await app.inbox()).filter(({ to, kind }) => to === email && kind === 'session-refused');
  const verify = async (email: string) =>
    app.db.updateTable('accounts').set({ email_verified: true }).where('email', '=', email).execute();
  /** Once whoever is to be told has been, or not. */
  const tryWithout = async (accessToken: string) => {
    const before = app.refusedProofs.length;
    expect((await ask(accessToken)).statusCode).toBe(401);
    expect(app.refusedProofs).toHaveLength(before + 1);
  };

  test('gets one mail a day, and another one the day after', async () => {
    const founder = await boundFounder();
    const { email } = founder;
    await verify(email);
    await tryWithout(founder.accessToken);
    await expect.poll(() => mails(email)).toHaveLength(1);
    app.advance(2 * 60_000);
    await tryWithout(founder.accessToken);
    const other = await boundFounder();
    await verify(other.email);
    await tryWithout(other.accessToken);
    await expect.poll(() => mails(other.email)).toHaveLength(1);
    expect(await mails(email)).toHaveLength(1);
    app.advance(24 * 3_600_000);
    const renewed = await post('/api/v1/auth/refresh-token', { refreshToken: founder.refreshToken }, founder.key);
    await tryWithout(renewed.json<Tokens>().accessToken);
    await expect.poll(() => mails(email)).toHaveLength(2);
    expect((await mails(email))[0]).toMatchObject({ link: expect.stringMatching(/\/settings\/account$/) });
  });

  test('gets none at an address that nobody has verified', async () => {
    const stranger = await boundFounder();
    await tryWithout(stranger.accessToken);
    const founder = await boundFounder();
    await verify(founder.email);
    await tryWithout(founder.accessToken);
    await expect.poll(() => mails(founder.email)).toHaveLength(1);
    expect(await mails(stranger.email)).toEqual([]);
  });
});
