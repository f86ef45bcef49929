import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { calculateJwkThumbprint, decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccounts } from '#server/accounts/accounts.ts';
import { newFounder, newIdentity, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const pair = { accessToken: expect.stringMatching(/^[\w-]{43}$/), refreshToken: expect.stringMatching(/^[\w-]{43}$/) };
const login = (firebaseToken: unknown) => app.call('POST', '/api/v1/auth/login', { firebaseToken });
const register = (firebaseToken: unknown) => app.call('POST', '/api/v1/auth/register', { firebaseToken });
const me = (accessToken: string) => app.call('GET', '/api/user/me', undefined, accessToken);

describe('an identity becomes a session', () => {
  test('is not registered, registers once, logs in after', async () => {
    const firebaseToken = await newIdentity(app, 'ada@example.org');
    const before = await login(firebaseToken);
    expect([before.statusCode, before.json()]).toEqual([
      404,
      { code: 'not-registered', message: 'There’s no account yet.', requestId: expect.any(String) },
    ]);
    const first = await register(firebaseToken);
    expect([first.statusCode, first.json()]).toEqual([201, pair]);
    const second = await register(firebaseToken);
    expect([second.statusCode, second.json()]).toEqual([200, pair]);
    const after = await login(firebaseToken);
    expect([after.statusCode, after.json()]).toEqual([200, pair]);
    const ids = await Promise.all(
      [first, second, after].map(
        async (answer) => (await me(answer.json<Tokens>().accessToken)).json<{ id: string }>().id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });

  test('registering at once from several tabs makes one account and one workspace', async () => {
    const firebaseToken = await newIdentity(app, 'bea@example.org');
    const workspaces = () => app.db.selectFrom('workspaces').select('id').execute();
    const before = await workspaces();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(firebaseToken)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect((await workspaces()).length - before.length).toBe(1);
  });

  test('a workspace is not named after its account', async () => {
    const { accessToken } = await newFounder(app, 'cleo@example.org');
    const principal = await app.sessions.authenticate(accessToken);
    expect(principal).toEqual({
      accountId: expect.any(String),
      workspaceId: expect.any(String),
      sessionId: expect.any(String),
      keyThumbprint: null,
      expiresAt: expect.any(Date),
    });
    expect(principal?.workspaceId).not.toBe(principal?.accountId);
  });

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a number', 7],
    ['a text of 9,000 characters', 'x'.repeat(9000)],
  ])('%s instead of an ID token is malformed', async (_what, firebaseToken) => {
    expect([(await login(firebaseToken)).statusCode, (await register(firebaseToken)).statusCode]).toEqual([400, 400]);
  });

  test('a field that nobody asked for, a broken body and another content type are refused', async () => {
    const send = async (type: string, body: string) => {
      const answer = await fetch(`${app.origin}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      return [answer.status, await answer.json()];
    };
    const refusal = (code: string) => ({ code, message: expect.any(String), requestId: expect.any(String) });
    expect(await send('application/json', '{"firebaseToken":"x","more":1}')).toEqual([400, refusal('invalid-request')]);
    expect(await send('application/json', '{"firebaseToken"')).toEqual([400, refusal('invalid-request')]);
    expect(await send('text/plain', '{"firebaseToken":"x"}')).toEqual([415, refusal('unsupported-media-type')]);
  });
});

describe('a forged ID token is refused:', () => {
  const refused = async (token: string) => {
    const answers = [await login(token), await register(token)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect(answers[0]?.json<{ code: string }>().code).toBe('invalid-identity-token');
  };

  test('unsigned', async () => {
    const claims = decodeJwt(await newIdentity(app, 'none@example.org'));
    await refused(new UnsecuredJWT(claims).encode());
  });

  test('signed by another key, also under the name of ours', async () => {
    const good = await newIdentity(app, 'other-key@example.org');
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const header = JSON.parse(Buffer.from(good.split('.')[0] ?? '', 'base64url').toString());
    const brought = { jwk: await exportJWK(publicKey), jku: 'https://evil.example/keys' };
    for (const each of [header, { ...header, ...brought }]) {
      await refused(await new SignJWT(decodeJwt(good)).setProtectedHeader(each).sign(privateKey));
    }
  });

  test('signed with our public key as if it were a shared secret', async () => {
    const good = await newIdentity(app, 'hmac@example.org');
    const { private_key: ours } = await app.db
      .selectFrom('identity_keys')
      .select('private_key')
      .executeTakeFirstOrThrow();
    const secret = new TextEncoder().encode(ours.n);
    await refused(await new SignJWT(decodeJwt(good)).setProtectedHeader({ alg: 'HS256' }).sign(secret));
  });

  test('for another project', async () => {
    const good = decodeJwt(await newIdentity(app, 'aud@example.org'));
    const { private_key: ours } = await app.db
      .selectFrom('identity_keys')
      .select('private_key')
      .executeTakeFirstOrThrow();
    const key = await importJWK(ours, 'RS256');
    const kid = await calculateJwkThumbprint(ours);
    const sign = (claims: object) =>
      new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
    await refused(await sign({ aud: 'another-project' }));
    await refused(await sign({ iss: 'https://securetoken.google.com/another-project' }));
    expect((await login(await sign({}))).statusCode).toBe(404);
  });

  test('with a changed claim', async () => {
    const [head, , signature] = (await newIdentity(app, 'claim@example.org')).split('.');
    const claims = decodeJwt(await newIdentity(app, 'victim@example.org'));
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await refused([head, body, signature].join('.'));
  });

  test('not a token at all', () => refused('a.b.c'));
});

test('an ID token of somebody who has left, or whose password was replaced since, is refused', async () => {
  const gone = await createUserWithEmailAndPassword(app.newAuth(), 'gone@example.org', 'correct horse');
  const token = await gone.user.getIdToken();
  expect((await register(token)).statusCode).toBe(201);
  await deleteUser(gone.user);
  expect((await login(token)).statusCode).toBe(401);

  const forgetful = await newFounder(app, 'forgetful@example.org');
  await sendPasswordResetEmail(app.newAuth(), 'forgetful@example.org');
  const link = new URL((await app.inbox())[0]?.link ?? '');
  app.advance(1000);
  await confirmPasswordReset(app.newAuth(), link.searchParams.get('oobCode') ?? '', 'a better one');
  expect((await login(forgetful.firebaseToken)).statusCode).toBe(401);
});

test('an expired ID token is refused', async () => {
  const firebaseToken = await newIdentity(app, 'late@example.org');
  app.advance(3_610_000);
  expect((await register(firebaseToken)).statusCode).toBe(401);
});

describe('the current user', () => {
  test('is what the contract says, and hears of the verification at once', async () => {
    const auth = app.newAuth();
    await newIdentity(app, 'fay@example.org');
    const { user } = await signInWithEmailAndPassword(auth, 'fay@example.org', 'correct horse');
    const { accessToken } = (await register(await user.getIdToken())).json<Tokens>();
    const expected = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'fay@example.org',
      emailVerified: false,
      displayName: null,
      photoUrl: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      userOnboarding: { onboardingCompleted: false },
      workspaces: [expect.objectContaining({ role: 'owner', members: 1 })],
    };
    expect((await me(accessToken)).json()).toEqual(expected);
    await sendEmailVerification(user);
    const link = new URL((await app.inbox())[0]?.link ?? '');
    await applyActionCode(app.newAuth(), link.searchParams.get('oobCode') ?? '');
    expect((await me(accessToken)).json()).toEqual({ ...expected, emailVerified: true });
  });

  test('keeps what is newer when an older ID token comes', async () => {
    const { accessToken } = await newFounder(app, 'hal@example.org');
    const account = await app.db
      .selectFrom('accounts')
      .select('provider_uid as uid')
      .where('email', '=', 'hal@example.org')
      .executeTakeFirstOrThrow();
    const said = { ...account, email: 'hal@example.org', displayName: null, photoUrl: null };
    const accounts = createAccounts({ db: app.db, clock: app.now });
    await accounts.learn({ ...said, emailVerified: true, displayName: 'Hal' }, app.now());
    await accounts.learn({ ...said, emailVerified: false }, new Date(app.now().getTime() - 60_000));
    expect((await me(accessToken)).json()).toMatchObject({ emailVerified: true, displayName: 'Hal' });
    await accounts.learn({ ...said, emailVerified: true }, app.now());
    expect((await me(accessToken)).json()).toMatchObject({ emailVerified: true, displayName: null });
  });

  test('is nobody without a token that is good', async () => {
    for (const header of [undefined, 'Bearer nonsense', 'Basic YTpi', 'Bearer ']) {
      const answer = await fetch(`${app.origin}/api/user/me`, { headers: header ? { authorization: header } : {} });
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { code: 'unauthorized', message: 'Please sign in.', requestId: expect.any(String) },
      ]);
    }
  });

  test('finishes onboarding, with answers or without, and answers given stay', async () => {
    const { accessToken } = await newFounder(app, 'gil@example.org');
    const put = (body: unknown) => app.call('PUT', '/api/user/me/onboarding', body, accessToken);
    const answers = {
      stage: 'idea',
      goals: ['first sale', 'co-founder'],
      team: { size: 2, isRemote: true, lead: null },
      'a question': '',
    };
    expect((await put({ onboardingCompleted: true, answers })).json()).toMatchObject({
      email: 'gil@example.org',
      userOnboarding: { onboardingCompleted: true },
      workspaces: [expect.objectContaining({ role: 'owner', members: 1 })],
    });
    expect((await put({ onboardingCompleted: true })).statusCode).toBe(200);
    expect((await put({ onboardingCompleted: true, answers: null })).statusCode).toBe(200);
    const kept = await app.db
      .selectFrom('accounts')
      .select('onboarding_answers')
      .where('email', '=', 'gil@example.org')
      .executeTakeFirstOrThrow();
    expect(kept.onboarding_answers).toEqual(answers);
    const bad = [
      { onboardingCompleted: false },
      {},
      { onboardingCompleted: true, answers: { a: '\u0000' } },
      { onboardingCompleted: true, answers: { a: { b: ['\ud800'] } } },
      { onboardingCompleted: true, answers: { a: { b: { c: { d: {} } } } } },
      { onboardingCompleted: true, answers: { a: 'ü'.repeat(8192) } },
      { onboardingCompleted: true, answers: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, n])) },
      { onboardingCompleted: true, answers: [] },
      { onboardingCompleted: true, answers: 'none' },
    ];
    for (const body of bad) expect((await put(body)).statusCode, JSON.stringify(body)).toBe(400);
    const deep = await fetch(`${app.origin}/api/user/me/onboarding`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: `{"onboardingCompleted":true,"answers":{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}}`,
    });
    expect([deep.status, await deep.json()]).toEqual([400, expect.objectContaining({ code: 'invalid-request' })]);
    expect((await app.call('PUT', '/api/user/me/onboarding', { onboardingCompleted: true })).statusCode).toBe(401);
  });
});

describe('while the waitlist is on', () => {
  let closed: IdentityApp;
  beforeAll(async () => {
    closed = await startIdentityApp({ waitlist: true });
  });
  afterAll(async () => closed?.stop());

  test('nobody new comes in, and who has an account does', async () => {
    const firebaseToken = await newIdentity(closed, 'new@example.org');
    for (const path of ['login', 'register']) {
      const answer = await closed.call('POST', `/api/v1/auth/${path}`, { firebaseToken });
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { code: 9000, message: expect.stringContaining('waitlist'), requestId: expect.any(String) },
      ]);
    }
    const uid = decodeJwt(firebaseToken).sub ?? '';
    await closed.db
      .insertInto('workspaces')
      .values({ id: crypto.randomUUID() })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) =>
        closed.db
          .insertInto('accounts')
          .values({
            id: crypto.randomUUID(),
            workspace_id: id,
            provider_uid: uid,
            email: 'new@example.org',
            email_verified: false,
            profile_as_of: closed.now(),
            created_at: closed.now(),
          })
          .execute(),
      );
    expect((await closed.call('POST', '/api/v1/auth/login', { firebaseToken })).statusCode).toBe(200);
    expect((await closed.call('POST', '/api/v1/auth/register', { firebaseToken })).statusCode).toBe(200);
  });

  test('everybody can join it, and hears the same', async () => {
    const join = async (email: unknown) => {
      const answer = await closed.call('POST', '/api/v1/waitlist', { email });
      return [answer.statusCode, answer.body];
    };
    expect([await join('new@example.org'), await join('x@example.org'), await join(' X@Example.org')]).toEqual([
      [202, ''],
      [202, ''],
      [202, ''],
    ]);
    const waiting = await closed.db.selectFrom('waitlist').select('email').orderBy('email').execute();
    expect(waiting).toEqual([{ email: 'new@example.org' }, { email: 'x@example.org' }]);
    expect([(await join('nobody'))[0], (await join(7))[0]]).toEqual([400, 400]);
  });
});
