import {
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passkeyFactorId, passkeyTokenPrefix } from '#domain/auth/passkey.ts';
import { errorCode } from './fixtures/error-code.ts';
import type { Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from './fixtures/software-authenticator.ts';

let app: IdentityApp;
let origin: string;
beforeAll(async () => {
  app = await startIdentityApp({ rateLimit: true });
  // The public address, not the one that the tests call.
  origin = app.origin.replace('127.0.0.1', 'localhost');
});
afterAll(async () => app?.stop());

const password = 'correct horse';
const path = '/api/v1/auth/passkeys';
const wrong = 'auth/invalid-verification-code';
const refused = 'auth/invalid-custom-token';

interface Founder {
  readonly email: string;
  readonly uid: string;
  readonly accessToken: string;
}

async function founder(name: string, { isVerified = true } = {}): Promise<Founder> {
  const email = `${name}@example.org`;
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, password);
  await app.db.updateTable('identity_users').set({ email_verified: isVerified }).where('uid', '=', user.uid).execute();
  return { email, uid: user.uid, accessToken: await sessionOf(await user.getIdToken(true)) };
}

async function sessionOf(firebaseToken: string): Promise<string> {
  return (await app.call('POST', '/api/v1/auth/login', { firebaseToken, register: true })).json<Tokens>().accessToken;
}

const optionsFor = ({ accessToken }: Founder) => app.call('POST', `${path}/registration`, undefined, accessToken);
const add = ({ accessToken }: Founder, registration: object) =>
  app.call('POST', path, { name: 'Laptop', registration }, accessToken);

async function withPasskey(name: string): Promise<Founder & { key: SoftwareAuthenticator }> {
  const made = await founder(name);
  const key = softwareAuthenticator(origin);
  const added = await add(made, key.create((await optionsFor(made)).json()));
  expect(added.statusCode).toBe(201);
  return { ...made, key };
}

async function ask(mfaPendingCredential?: string) {
  const answer = await app.call('POST', `${path}/challenge`, mfaPendingCredential ? { mfaPendingCredential } : {});
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Shows the password; resolves to what asks for the second factor. */
async function challenge(email: string): Promise<{ resolver: MultiFactorResolver; pending: string }> {
  const auth = app.newAuth();
  const refusal = await signInWithEmailAndPassword(auth, email, password).catch((error: MultiFactorError) => error);
  const resolver = getMultiFactorResolver(auth, refusal as MultiFactorError);
  return { resolver, pending: (resolver.session as unknown as { credential: string }).credential };
}
const finish = (resolver: MultiFactorResolver, answer: string) =>
  resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(passkeyFactorId, answer));
const enter = (answer: string) => signInWithCustomToken(app.newAuth(), `${passkeyTokenPrefix}${answer}`);

const listOf = async (accessToken: string) =>
  (await app.call('GET', path, undefined, accessToken)).json<{
    passkeys: { id: string; name: string; lastUsedAt: string | null }[];
  }>().passkeys;
const mailsTo = async (email: string) => (await app.inbox()).filter(({ to }) => to === email).map(({ kind }) => kind);

describe('a passkey', () => {
  test('is added, listed, told by mail, and ends every other session', async () => {
    const made = await founder('ada');
    const { user } = await signInWithEmailAndPassword(app.newAuth(), made.email, password);
    const other = await sessionOf(await user.getIdToken());
    const options = (await optionsFor(made)).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Groundwork' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred' },
    });
    expect(JSON.stringify(options.user.id)).not.toContain(made.uid);
    const key = softwareAuthenticator(origin);
    expect((await add(made, key.create(options))).statusCode).toBe(201);
    expect(await listOf(made.accessToken)).toEqual([
      { id: key.id, name: 'Laptop', createdAt: expect.stringMatching(/Z$/), lastUsedAt: null },
    ]);
    expect((await app.call('GET', path, undefined, other)).statusCode).toBe(401);
    expect(await mailsTo(made.email)).toContain('passkey-added');
    const exported = (await app.call('GET', '/api/user/me/export', undefined, made.accessToken)).json();
    expect(exported.secondFactors).toEqual({
      apps: [],
      passkeys: await listOf(made.accessToken),
      recoveryCodes: { left: 0, madeAt: null },
    });
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
  ])('is not added by an answer of %s', async (_, lies) => {
    const made = await founder(`bea-${crypto.randomUUID()}`);
    const answer = await add(made, softwareAuthenticator(origin).create((await optionsFor(made)).json(), lies));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-passkey']);
    expect(await listOf(made.accessToken)).toEqual([]);
  });

  test('is added by a challenge once, of the same session, within five minutes', async () => {
    const made = await founder('cleo');
    const other = await founder('dora');
    const options = (await optionsFor(made)).json();
    expect((await add(other, softwareAuthenticator(origin).create(options))).statusCode).toBe(400);
    // The wrong answer has used it up.
    expect((await add(made, softwareAuthenticator(origin).create(options))).statusCode).toBe(400);
    const fresh = (await optionsFor(made)).json();
    const key = softwareAuthenticator(origin);
    expect((await add(made, key.create(fresh))).statusCode).toBe(201);
    expect((await add(made, softwareAuthenticator(origin).create(fresh))).statusCode).toBe(400);
    const taken = (await optionsFor(other)).json();
    expect((await add(other, key.create(taken))).statusCode).toBe(409);
  });

  test('needs a session, a verified address and a fresh proof', async () => {
    expect((await app.call('POST', `${path}/registration`)).statusCode).toBe(401);
    expect((await optionsFor(await founder('eve', { isVerified: false }))).json().code).toBe('email-unverified');
    const made = await withPasskey('fay');
    const account = app.db.selectFrom('accounts').select('id').where('provider_uid', '=', made.uid);
    await app.db
      .updateTable('sessions')
      .set({ signed_in_at: new Date(app.now().getTime() - 301_000) })
      .where('account_id', '=', account)
      .execute();
    const removal = await app.call('DELETE', `${path}/${made.key.id}`, undefined, made.accessToken);
    expect([removal.statusCode, removal.json().code]).toEqual([403, 'sign-in-too-old']);
    expect((await optionsFor(made)).json().code).toBe('sign-in-too-old');
  });
});

describe('what else holds for adding and removing one', () => {
  const withName = ({ accessToken }: Founder, registration: object, name: string) =>
    app.call('POST', path, { name, registration }, accessToken);
  const setAside = (made: Founder, rows: number) =>
    app.db
      .insertInto('identity_passkeys')
      .values(
        Array.from({ length: rows }, (_, n) => ({
          id: `${made.uid}-${n}`,
          uid: made.uid,
          public_key: Buffer.from([n]),
          counter: 0,
          transports: '',
          name: `Key ${n}`,
          created_at: app.now(),
          last_used_at: null,
        })),
      )
      .execute();

  test('a founder has twenty at most, however many were asked for before', async () => {
    const made = await founder('uma');
    await setAside(made, 19);
    const [first, second] = [(await optionsFor(made)).json(), (await optionsFor(made)).json()];
    expect((await add(made, softwareAuthenticator(origin).create(first))).statusCode).toBe(201);
    const late = await add(made, softwareAuthenticator(origin).create(second));
    expect([late.statusCode, late.json().code]).toEqual([409, 'too-many-passkeys']);
    const asked = await optionsFor(made);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'too-many-passkeys']);
    expect(await listOf(made.accessToken)).toHaveLength(20);
  });

  test('a device that has one already is not asked for another', async () => {
    const made = await withPasskey('vera');
    expect((await optionsFor(made)).json().excludeCredentials).toEqual([
      { id: made.key.id, type: 'public-key', transports: ['usb'] },
    ]);
  });

  test('an address that was verified when it was asked for, and is no more, adds none', async () => {
    const made = await founder('wim');
    const options = (await optionsFor(made)).json();
    await app.db.updateTable('identity_users').set({ email_verified: false }).where('uid', '=', made.uid).execute();
    const answer = await add(made, softwareAuthenticator(origin).create(options));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'email-unverified']);
    expect(await listOf(made.accessToken)).toEqual([]);
  });

  test('its name is tidied, and one without a name has the product’s', async () => {
    const made = await founder('xia');
    for (const name of ['  Key ring ', ' ']) {
      const registration = softwareAuthenticator(origin).create((await optionsFor(made)).json());
      expect((await withName(made, registration, name)).statusCode).toBe(201);
    }
    expect((await listOf(made.accessToken)).map(({ name }) => name).toSorted()).toEqual(['Groundwork', 'Key ring']);
  });

  test('adding and removing stand in the activity', async () => {
    const made = await withPasskey('yara');
    await app.call('DELETE', `${path}/${made.key.id}`, undefined, made.accessToken);
    await app.securityEvents.settled();
    const { events } = (await app.call('GET', '/api/v1/auth/activity', undefined, made.accessToken)).json();
    const told = events.map(({ event }: { event: string }) => event).filter((event: string) => /passkey/.test(event));
    expect(told).toEqual(['passkey-removed', 'passkey-added']);
  });

  test('removing one ends every other session, and the recovery codes stay while another factor does', async () => {
    const made = await withPasskey('zoe');
    const second = softwareAuthenticator(origin);
    expect((await add(made, second.create((await optionsFor(made)).json()))).statusCode).toBe(201);
    await app.call('POST', '/api/v1/auth/recovery-codes', undefined, made.accessToken);
    const codesLeft = async () =>
      (await app.call('GET', '/api/v1/auth/recovery-codes', undefined, made.accessToken)).json().left;
    const { user } = await enter(second.answer(await ask()));
    const other = await sessionOf(await user.getIdToken());
    expect((await app.call('GET', path, undefined, other)).statusCode).toBe(200);
    await app.call('DELETE', `${path}/${made.key.id}`, undefined, made.accessToken);
    expect((await app.call('GET', path, undefined, other)).statusCode).toBe(401);
    expect([(await listOf(made.accessToken)).map(({ id }) => id), await codesLeft()]).toEqual([[second.id], 10]);
    await app.call('DELETE', `${path}/${second.id}`, undefined, made.accessToken);
    expect(await codesLeft()).toBe(0);
  });

  test('a sign-in by one is a fresh proof, and somebody else’s is none', async () => {
    const made = await withPasskey('abe');
    const stranger = await withPasskey('bob');
    const account = app.db.selectFrom('accounts').select('id').where('provider_uid', '=', made.uid);
    await app.db
      .updateTable('sessions')
      .set({ signed_in_at: new Date(app.now().getTime() - 301_000) })
      .where('account_id', '=', account)
      .execute();
    const prove = async (key: SoftwareAuthenticator) => {
      const { user } = await enter(key.answer(await ask()));
      const firebaseToken = await user.getIdToken();
      return (await app.call('POST', '/api/v1/auth/sessions/proof', { firebaseToken }, made.accessToken)).statusCode;
    };
    expect([await prove(stranger.key), (await optionsFor(made)).json().code]).toEqual([403, 'sign-in-too-old']);
    expect([await prove(made.key), (await optionsFor(made)).statusCode]).toEqual([204, 200]);
  });
});

describe('as a second factor', () => {
  test('is asked for after the password, and its use is noted', async () => {
    const made = await withPasskey('gil');
    const { resolver, pending } = await challenge(made.email);
    const options = await ask(pending);
    expect(options.allowCredentials).toEqual([{ id: made.key.id, type: 'public-key', transports: ['usb'] }]);
    const { user } = await finish(resolver, made.key.answer(options, { isUserVerified: false }));
    expect(user.uid).toBe(made.uid);
    const [shown] = await listOf(await sessionOf(await user.getIdToken(true)));
    expect(shown?.lastUsedAt).toMatch(/Z$/);
  });

  test('answers once, for the sign-in that asked, with its own key', async () => {
    const made = await withPasskey('hal');
    const stranger = await withPasskey('ida');
    const first = await challenge(made.email);
    const second = await challenge(made.email);
    const answer = made.key.answer(await ask(first.pending));
    expect(await errorCode(finish(second.resolver, answer))).toBe(wrong);
    expect(await errorCode(finish(first.resolver, answer))).toBe(wrong);
    expect(await errorCode(finish(first.resolver, stranger.key.answer(await ask(first.pending))))).toBe(wrong);
    expect(await errorCode(finish(first.resolver, made.key.answer(await ask())))).toBe(wrong);
    const good = made.key.answer(await ask(first.pending));
    expect(await errorCode(finish(first.resolver, good))).toBe('no error');
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['somebody else', { userHandle: 'AAAA' }],
  ])('is not accepted from %s', async (_, lies) => {
    const made = await withPasskey(`joy-${crypto.randomUUID()}`);
    const { resolver, pending } = await challenge(made.email);
    expect(await errorCode(finish(resolver, made.key.answer(await ask(pending), lies)))).toBe(wrong);
  });
});

describe('as the first way in', () => {
  test('signs in without a name, and asks for no more', async () => {
    const made = await withPasskey('kim');
    const options = await ask();
    expect([options.allowCredentials, options.userVerification]).toEqual([undefined, 'required']);
    const { user } = await enter(made.key.answer(options));
    expect(user.uid).toBe(made.uid);
    await app.securityEvents.settled();
    const session = await sessionOf(await user.getIdToken());
    await app.securityEvents.settled();
    const { events } = (await app.call('GET', '/api/v1/auth/activity', undefined, session)).json();
    expect(events[0]).toMatchObject({ event: 'sign-in', outcome: 'success', method: 'passkey' });
  });

  test('needs the user shown to the device', async () => {
    const made = await withPasskey('leo');
    expect(await errorCode(enter(made.key.answer(await ask(), { isUserVerified: false })))).toBe(refused);
  });

  test('one answer lets in once, however many show it at the same time', async () => {
    const made = await withPasskey('mia');
    const answer = made.key.answer(await ask());
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => errorCode(enter(answer))));
    expect(outcomes.toSorted()).toEqual([...Array(4).fill(refused), 'no error']);
  });

  test('a copy of the key, whose counter lags behind, is refused', async () => {
    const made = await withPasskey('nia');
    expect(await errorCode(enter(made.key.answer(await ask())))).toBe('no error');
    expect(await errorCode(enter(made.key.answer(await ask())))).toBe('no error');
    made.key.setCounter(0);
    expect(await errorCode(enter(made.key.answer(await ask())))).toBe(refused);
  });

  test('of answers with one count, as copies give at the same time, one is let in', async () => {
    const made = await withPasskey('nils');
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask()));
    const answers = asked.map((options) => made.key.answer(options, { counter: 5 }));
    const outcomes = await Promise.all(answers.map((answer) => errorCode(enter(answer))));
    expect(outcomes.toSorted()).toEqual([...Array(5).fill(refused), 'no error']);
  });

  test('a challenge that is late, made up or of a second factor opens nothing', async () => {
    const made = await withPasskey('ole');
    const { pending } = await challenge(made.email);
    expect(await errorCode(enter(made.key.answer(await ask(pending))))).toBe(refused);
    expect(await errorCode(enter(made.key.answer({ challenge: 'AAAA', rpId: 'localhost' })))).toBe(refused);
    const late = made.key.answer(await ask());
    app.advance(5 * 60_000 + 1);
    expect(await errorCode(enter(late))).toBe(refused);
    expect(await errorCode(enter('not an answer'))).toBe(refused);
  });

  test('whoever asks for challenges without end is stopped, and nobody else', async () => {
    const asking = (address: string) =>
      app.call('POST', `${path}/challenge`, {}, undefined, undefined, address).then(({ statusCode }) => statusCode);
    // Refused before anything is read: the cheapest ones.
    const garbled = { mfaPendingCredential: 'x' };
    for (let asked = 0; asked < 1199; asked += 1)
      await app.call('POST', `${path}/challenge`, garbled, undefined, undefined, '198.51.100.7');
    expect([await asking('198.51.100.7'), await asking('198.51.100.7'), await asking('203.0.113.9')]).toEqual([
      ...[200, 429, 200],
    ]);
  });

  test('a passkey that was removed opens nothing, is told by mail, and the codes go with the last factor', async () => {
    const made = await withPasskey('pia');
    const answer = made.key.answer(await ask());
    await app.call('POST', '/api/v1/auth/recovery-codes', undefined, made.accessToken);
    const removed = await app.call('DELETE', `${path}/${made.key.id}`, undefined, made.accessToken);
    expect(removed.statusCode).toBe(204);
    expect(await errorCode(enter(answer))).toBe(refused);
    expect(await listOf(made.accessToken)).toEqual([]);
    expect((await app.call('GET', '/api/v1/auth/recovery-codes', undefined, made.accessToken)).json().left).toBe(0);
    expect(await mailsTo(made.email)).toContain('passkey-removed');
    expect(await errorCode(signInWithEmailAndPassword(app.newAuth(), made.email, password))).toBe('no error');
  });

  test('somebody else’s passkey cannot be removed', async () => {
    const made = await withPasskey('quy');
    const other = await founder('roy');
    expect((await app.call('DELETE', `${path}/${made.key.id}`, undefined, other.accessToken)).statusCode).toBe(404);
    expect(await listOf(made.accessToken)).toHaveLength(1);
  });
});
