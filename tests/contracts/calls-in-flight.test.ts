import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { transact } from '#server/db/transact.ts';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

const rounds = process.env['TEST_FULL'] ? 500 : 10;

let app: IdentityApp;
let image: Buffer;
beforeAll(async () => {
  app = await startIdentityApp();
  image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
});
afterAll(async () => app?.stop());

type Founder = Awaited<ReturnType<typeof newFounder>>;
interface Answer {
  readonly status: number;
  readonly body: unknown;
}
type Call = (founder: Founder) => Promise<Answer>;

const call =
  (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: (founder: Founder) => object): Call =>
  async (founder) => {
    const answer = await app.call(method, path, body?.(founder), founder.accessToken);
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
const command = () => ({
  id: crypto.randomUUID(),
  type: 'CaptureIdea',
  stream: `idea-${crypto.randomUUID()}`,
  data: { title: 'Rent a ladder' },
  at: app.now().toISOString(),
});
const proof = ({ firebaseToken }: Founder) => ({ firebaseToken });
const choices = { newsBadge: false };

const calls: Record<string, Call> = {
  'the founder': call('GET', '/api/user/me'),
  'a new name': call('PATCH', '/api/user/me', () => ({ displayName: 'Ada' })),
  'the end of the welcome': call('PUT', '/api/user/me/onboarding', () => ({ onboardingCompleted: true })),
  'the notifications': call('GET', '/api/user/me/notifications'),
  'what is wanted to be told': call('PUT', '/api/user/me/notifications', () => choices),
  'the current project': call('GET', '/api/user/me/current-project'),
  'another current project': call('PUT', '/api/user/me/current-project', () => ({ projectId: null })),
  'what was used': call('GET', '/api/user/me/usage'),
  'a copy of everything': call('GET', '/api/user/me/export'),
  'what was read': call('GET', '/api/user/me/news'),
  'what is read now': call('PUT', '/api/user/me/news', () => ({ ids: [crypto.randomUUID()] })),
  'what was seen': call('GET', '/api/user/me/comments'),
  'what is seen now': call('PUT', '/api/user/me/comments', () => ({
    seen: { [crypto.randomUUID()]: crypto.randomUUID() },
  })),
  sessions: call('GET', '/api/v1/auth/sessions'),
  'a fresh proof': call('POST', '/api/v1/auth/sessions/proof', proof),
  'the end of another session': call('DELETE', `/api/v1/auth/sessions/${crypto.randomUUID()}`),
  'the end of the account': call('DELETE', '/api/user/me', proof),
  'a sign-out': call('POST', '/api/v1/auth/logout', () => ({ allDevices: true })),
  'a command': call('POST', '/api/v1/commands', () => ({ commands: [command()] })),
  'commands together': call('POST', '/api/v1/commands', () => ({ commands: [command(), command()], atomic: true })),
  events: call('GET', '/api/v1/events'),
  'a stream': call('GET', `/api/v1/snapshot?stream=idea-${crypto.randomUUID()}`),
  'an image': async ({ accessToken }) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const init = { method: 'POST', headers, body: new Uint8Array(image) };
    const answer = await fetch(`${app.origin}/api/v1/assets`, init);
    return { status: answer.status, body: await answer.json() };
  },
  'addresses of images': call('POST', '/api/v1/assets/urls', () => ({ ids: [crypto.randomUUID()] })),
};
/** They need no row that is gone. */
const afterwards: Readonly<Record<string, Answer>> = {
  'what was used': { status: 200, body: expect.objectContaining({ events: 0 }) },
  'what was read': { status: 200, body: { readIds: [] } },
  'what was seen': { status: 200, body: { seen: {} } },
  sessions: { status: 200, body: { sessions: [] } },
  'a sign-out': { status: 204, body: null },
  events: { status: 200, body: { events: [], position: 0 } },
  'addresses of images': { status: 200, body: { assets: {} } },
};
const signIn = {
  status: 401,
  body: { code: 'unauthorized', message: 'Please sign in.', requestId: expect.any(String) },
};

/**
 * Deletes an account like another server whose word has not come yet: the token is remembered here, and the account is
 * gone.
 */
async function deleteUnheard(founder: Tokens): Promise<void> {
  const principal = await app.sessions.authenticate(founder.accessToken);
  const { provider_uid: uid } = await app.db
    .selectFrom('accounts')
    .select('provider_uid')
    .where('id', '=', principal?.accountId ?? '')
    .executeTakeFirstOrThrow();
  await transact(app.db, async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await deleteAccount(trx, uid, app.now());
  });
}

test.each(Object.entries(calls))('a call for %s that the deletion overtakes asks to sign in', async (name, made) => {
  const founder = await newFounder(app, `${name.replaceAll(' ', '-')}@example.org`);
  await deleteUnheard(founder);
  expect(await app.sessions.authenticate(founder.accessToken)).not.toBeNull();
  expect(await made(founder)).toEqual(afterwards[name] ?? signIn);
});

test('calls that are under way while the account is deleted are answered as before it or after it', async () => {
  const other = await newFounder(app, 'other@example.org');
  const { 'a sign-out': _endsItFirst, ...others } = calls;
  const made = [
    ...Object.values(others),
    call('POST', '/api/v1/auth/login', proof),
    call('POST', '/api/v1/auth/refresh-token', ({ refreshToken }) => ({ refreshToken })),
  ];
  for (let round = 0; round < rounds; round++) {
    const founder = await newFounder(app, `round-${round}@example.org`);
    const begun = made.map(async (each, n) => {
      await passes(n % 5);
      return each(founder);
    });
    const [deleted, answers] = await Promise.all([calls['the end of the account']?.(founder), Promise.all(begun)]);
    const wrong = [deleted, ...answers].filter((answer) => !(answer && isGood(answer)));
    expect(wrong).toEqual([]);
  }
  expect((await calls['the founder']?.(other))?.status).toBe(200);
});

test('a call that fails while its session is open is answered with its own failure', async () => {
  const founder = await newFounder(app, 'open@example.org');
  const statuses = ['the end of another session', 'a stream'].map(
    async (name) => (await calls[name]?.(founder))?.status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404]);
  await sql`ALTER TABLE read_articles RENAME TO elsewhere`.execute(app.db);
  const failed = await calls['what was read']?.(founder);
  await sql`ALTER TABLE elsewhere RENAME TO read_articles`.execute(app.db);
  expect(failed).toMatchObject({ status: 500, body: { code: 'internal' } });
});

/** Some turns of the event loop. */
async function passes(turns: number): Promise<void> {
  for (let n = 0; n < turns; n++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Whether an answer is right: done, or nothing at that address, if the founder is there; to sign in, if they are gone.
 */
function isGood({ status, body }: Answer): boolean {
  const { code } = (body ?? {}) as { readonly code?: string };
  return status < 300 || status === 401 || (status === 404 && code === 'not-found');
}
