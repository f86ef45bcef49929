import {
  createUserWithEmailAndPassword,
  multiFactor,
  sendPasswordResetEmail,
  signInWithCredential,
  TotpMultiFactorGenerator,
  type TotpSecret,
} from 'firebase/auth';
import { sql } from 'kysely';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from './fixtures/authenticator.ts';
import type { Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { providerCredential } from './fixtures/provider-credential.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

/** Every row of every table as text, bytes included both as hexadecimal and as they are. */
async function dump(except: readonly string[]): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(app.db);
  const texts = await Promise.all(
    tables
      .filter(({ name }) => !except.includes(name))
      .map(async ({ name }) =>
        JSON.stringify((await sql`SELECT row_to_json(t) FROM ${sql.table(name)} t`.execute(app.db)).rows),
      ),
  );
  return texts.join('\n');
}

test('no table holds a password, a code, a token or the secret of an app; only the inbox holds the links it shows', async () => {
  const auth = app.newAuth();
  const password = 'correct horse battery staple';
  const { user } = await createUserWithEmailAndPassword(auth, 'ada@example.org', password);
  const firebaseToken = await user.getIdToken();
  await sendPasswordResetEmail(auth, 'ada@example.org');
  const code = new URL((await app.inbox())[0]?.link ?? '').searchParams.get('oobCode') ?? '';
  const first = (await app.call('POST', '/api/v1/auth/register', { firebaseToken })).json<Tokens>();
  const second = (
    await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken: first.refreshToken })
  ).json<Tokens>();

  const provider = await providerCredential(app.origin, 'github.com', { email: 'bea@example.org', displayName: 'Bea' });
  await signInWithCredential(app.newAuth(), provider);
  const toolkit = '/identitytoolkit.googleapis.com';
  const custom = (await app.call('POST', '/dev/custom-token', { who: 'partner' })).json<{ token: string }>();
  await app.call('POST', `${toolkit}/v1/accounts:signInWithCustomToken`, custom);
  await app.db.updateTable('identity_users').set({ email_verified: true }).where('uid', '=', user.uid).execute();
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const appCode = codeAt(secret.secretKey, app.now());
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, appCode), 'Phone');
  const signIn = { email: 'ada@example.org', password };
  const asked = await app.call('POST', `${toolkit}/v1/accounts:signInWithPassword`, signIn);
  const { sessionInfo } = secret as unknown as { sessionInfo: string };

  const beingEnrolled = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const secrets = {
    password,
    provider: provider.accessToken ?? '',
    custom: custom.token,
    enrolment: sessionInfo,
    pending: asked.json<{ mfaPendingCredential: string }>().mfaPendingCredential,
    firebaseToken,
    identityRefreshToken: user.refreshToken,
    code,
    ...first,
    child: second.refreshToken,
  };
  const inHex = (text: string) => [Buffer.from(text).toString('hex'), Buffer.from(text, 'base64url').toString('hex')];
  const bytesOf = ({ secretKey }: TotpSecret) => Buffer.from(Secret.fromBase32(secretKey).buffer).toString('hex');
  const everything = await dump(['mails']);
  expect(everything).toContain('ada@example.org');
  const found = Object.entries(secrets).filter(([, secret]) =>
    [secret, ...inHex(secret)].some((form) => form === '' || everything.includes(form)),
  );
  expect(found).toEqual([]);
  expect([secret, beingEnrolled].filter((each) => everything.includes(bytesOf(each)))).toEqual([]);
  expect(await dump([])).toContain(code);
});
