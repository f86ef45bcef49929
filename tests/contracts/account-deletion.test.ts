import { sendSignInLinkToEmail, signInWithEmailAndPassword } from 'firebase/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { readLive } from './live-reader.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const remove = (accessToken: string, firebaseToken: string) =>
  app.call('DELETE', '/api/user/me', { firebaseToken }, accessToken);
const statusOf = async (accessToken: string) =>
  (await app.call('GET', '/api/user/me', undefined, accessToken)).statusCode;
const capture = (accessToken: string) =>
  app.call(
    'POST',
    '/api/v1/commands',
    {
      commands: [
        {
          id: crypto.randomUUID(),
          type: 'CaptureIdea',
          stream: `idea-${crypto.randomUUID()}`,
          data: { title: 'Rent a ladder' },
          at: app.now().toISOString(),
        },
      ],
    },
    accessToken,
  );

/** Every row of every table that names one of these, whoever made the table. */
async function tracesOf(names: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('uuid', 'text', 'jsonb')`.execute(app.db);
  const traces: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM ${sql.table(table)}
      WHERE EXISTS (SELECT 1 FROM unnest(${names}::text[]) AS wanted (part) WHERE ${sql.ref(column)}::text LIKE '%' || wanted.part || '%')`.execute(
      app.db,
    );
    if ((rows[0]?.count ?? 0) > 0) traces.push(`${table}.${column}`);
  }
  return traces.sort();
}

test('nothing is left of the founder: no row, no token, no live connection, no sign-in; others stay', async () => {
  const email = 'ada@example.org';
  const founder = await newFounder(app, email);
  const other = await newFounder(app, 'bea@example.org');
  const phone = (await app.call('POST', '/api/v1/auth/login', { firebaseToken: founder.firebaseToken })).json<Tokens>();
  await app.call('POST', '/api/v1/waitlist', { email });
  await sendSignInLinkToEmail(app.newAuth(), email, { url: app.origin, handleCodeInApp: true });
  await expect.poll(async () => (await app.inbox()).map(({ to }) => to)).toContain(email);
  await Promise.all([capture(founder.accessToken), capture(other.accessToken)]);
  await app.db.updateTable('identity_users').set({ email_verified: true }).where('email', '=', email).execute();
  const principal = await app.sessions.authenticate(founder.accessToken);
  const { provider_uid: uid } = await app.db
    .selectFrom('accounts')
    .select('provider_uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const names = [email, uid, principal?.accountId ?? '', principal?.workspaceId ?? '', principal?.sessionId ?? ''];
  await sql`
    INSERT INTO snapshots (workspace_id, stream, fold_version, version, event_hash, state)
    SELECT workspace_id, stream, 1, version, hash, '{}' FROM events WHERE workspace_id = ${principal?.workspaceId}`.execute(
    app.db,
  );
  expect(await tracesOf(names)).toEqual(
    expect.arrayContaining([
      'accounts.id',
      'events.workspace_id',
      'identity_codes.email',
      'identity_users.uid',
      'mails.recipient',
      'snapshots.workspace_id',
      'waitlist.email',
    ]),
  );
  const origin = app.origin.replace('127.0.0.1', 'localhost');
  const readers = [founder, phone].map(({ accessToken }) => readLive(app.origin, origin, accessToken));
  await Promise.all(readers.map((reader) => reader.received(1)));

  expect((await remove(founder.accessToken, founder.firebaseToken)).statusCode).toBe(204);

  expect([await statusOf(founder.accessToken), await statusOf(phone.accessToken)]).toEqual([401, 401]);
  expect(await Promise.all(readers.map(({ closed }) => closed))).toEqual([4401, 4401]);
  for (const { refreshToken } of [founder, phone]) {
    expect((await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken })).statusCode).toBe(401);
  }
  expect(await tracesOf(names)).toEqual([]);
  await expect(signInWithEmailAndPassword(app.newAuth(), email, 'correct horse')).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  expect((await app.call('POST', '/api/v1/auth/login', { firebaseToken: founder.firebaseToken })).statusCode).toBe(401);
  expect(await statusOf(other.accessToken)).toBe(200);
  expect((await app.call('GET', '/api/v1/events', undefined, other.accessToken)).json().events).toHaveLength(1);
});

test('nothing is left either where the provider is asked to delete its user, and nothing goes where that fails', async () => {
  const email = 'kim@example.org';
  const founder = await newFounder(app, email);
  await capture(founder.accessToken);
  const principal = await app.sessions.authenticate(founder.accessToken);
  const names = [email, principal?.accountId ?? '', principal?.workspaceId ?? '', principal?.sessionId ?? ''];
  const before = await tracesOf(names);
  const removeAtProvider = () =>
    app.call('POST', '/identitytoolkit.googleapis.com/v1/accounts:delete', { idToken: founder.firebaseToken });
  await sql`CREATE TABLE holds_on (id uuid REFERENCES accounts)`.execute(app.db);
  await sql`INSERT INTO holds_on VALUES (${principal?.accountId})`.execute(app.db);
  const failures = [await removeAtProvider(), await remove(founder.accessToken, founder.firebaseToken)];
  await sql`DROP TABLE holds_on`.execute(app.db);
  expect(failures.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  expect([await tracesOf(names), await statusOf(founder.accessToken)]).toEqual([before, 200]);

  expect((await removeAtProvider()).statusCode).toBe(200);
  expect([await tracesOf(names), await statusOf(founder.accessToken)]).toEqual([[], 401]);
});

test('a stranger who signs up with an address that is not theirs takes nobody off the waitlist', async () => {
  const email = 'lee@example.org';
  await app.call('POST', '/api/v1/waitlist', { email });
  const stranger = await newFounder(app, email);
  expect((await remove(stranger.accessToken, stranger.firebaseToken)).statusCode).toBe(204);
  expect(await tracesOf([email])).toEqual(['waitlist.email']);
});

test('who comes again with the same address starts anew', async () => {
  const before = await newFounder(app, 'cleo@example.org');
  await capture(before.accessToken);
  await remove(before.accessToken, before.firebaseToken);
  const after = await newFounder(app, 'cleo@example.org');
  expect((await app.call('GET', '/api/v1/events', undefined, after.accessToken)).json()).toEqual({
    events: [],
    position: 0,
  });
});

test('a proof that is old, forged or another founder’s deletes nothing and ends nothing', async () => {
  const founder = await newFounder(app, 'dora@example.org');
  const thief = await newFounder(app, 'eve@example.org');
  const refusal = async (firebaseToken: string) => {
    const answer = await remove(founder.accessToken, firebaseToken);
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };
  expect(await refusal(thief.firebaseToken)).toEqual([403, 'not-your-identity']);
  expect(await refusal('forged')).toEqual([403, 'not-your-identity']);
  expect((await remove(founder.accessToken, '')).statusCode).toBe(400);
  app.advance(290_000);
  const { accessToken } = (
    await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken: founder.refreshToken })
  ).json<Tokens>();
  app.advance(15_000);
  const late = await remove(accessToken, founder.firebaseToken);
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([403, 'sign-in-too-old']);
  expect(await statusOf(accessToken)).toBe(200);

  const again = await signInWithEmailAndPassword(app.newAuth(), 'dora@example.org', 'correct horse');
  expect((await remove(accessToken, await again.user.getIdToken())).statusCode).toBe(204);
});

test('a deletion and a change that come together leave no change behind', async () => {
  const founder = await newFounder(app, 'fay@example.org');
  const principal = await app.sessions.authenticate(founder.accessToken);
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => capture(founder.accessToken)),
    remove(founder.accessToken, founder.firebaseToken),
    ...Array.from({ length: 10 }, () => capture(founder.accessToken)),
  ]);
  expect(answers[10]?.statusCode).toBe(204);
  expect(await tracesOf([principal?.workspaceId ?? ''])).toEqual([]);
});
