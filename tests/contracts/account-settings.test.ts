import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualDigestHour } from '#domain/account/notification-choices.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { newFounder } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const patch = (accessToken: string, body: unknown) => app.call('PATCH', '/api/user/me', body, accessToken);
const me = async (accessToken: string) => (await app.call('GET', '/api/user/me', undefined, accessToken)).json();

test('the founder chooses a name, which then no longer follows the identity provider', async () => {
  const { accessToken } = await newFounder(app, 'ada@example.org');
  const { provider_uid: uid } = await app.db
    .selectFrom('accounts')
    .select('provider_uid')
    .where('email', '=', 'ada@example.org')
    .executeTakeFirstOrThrow();
  const accounts = createAccounts({ db: app.db, clock: app.now });
  const said = { uid, email: 'ada@example.org', emailVerified: true, displayName: 'Countess', photoUrl: null };
  await accounts.learn(said, app.now());
  expect(await me(accessToken)).toMatchObject({ displayName: 'Countess' });
  const answer = await patch(accessToken, { displayName: 'Ada Lovelace' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      ...(await me(accessToken)),
      displayName: 'Ada Lovelace',
      workspaces: [expect.objectContaining({ name: 'Ada Lovelace’s workspace', role: 'owner', members: 1 })],
    },
  ]);
  await accounts.learn(said, app.now());
  expect(await me(accessToken)).toMatchObject({ displayName: 'Ada Lovelace', emailVerified: true });
  await patch(accessToken, { displayName: null });
  await accounts.learn(said, app.now());
  expect(await me(accessToken)).toMatchObject({ displayName: null });
});

test.each([
  {},
  { displayName: '' },
  { displayName: ' Ada' },
  { displayName: 'x'.repeat(81) },
  { displayName: 'a\u0000' },
])('a name that cannot be kept is refused: %j', async (body) => {
  const { accessToken } = await newFounder(app, `${crypto.randomUUID()}@example.org`);
  expect((await patch(accessToken, body)).statusCode).toBe(400);
  expect(await me(accessToken)).toMatchObject({ displayName: null });
});

test('another address, or a fact that is not the founder’s to say, cannot be slipped in', async () => {
  const { accessToken } = await newFounder(app, 'eve@example.org');
  const answer = await patch(accessToken, { displayName: 'Eve', email: 'ada@example.org', emailVerified: true });
  expect(answer.statusCode).toBe(400);
  expect(await me(accessToken)).toMatchObject({ email: 'eve@example.org', emailVerified: false, displayName: null });
});

test('what a founder wants to be told of is theirs alone, and kept', async () => {
  const { accessToken } = await newFounder(app, 'bea@example.org');
  const path = '/api/user/me/notifications';
  const read = async () => (await app.call('GET', path, undefined, accessToken)).json();
  expect(await read()).toEqual({ newsBadge: true });
  const answer = await app.call('PUT', path, { newsBadge: false }, accessToken);
  expect([answer.statusCode, answer.json(), await read()]).toEqual([200, { newsBadge: false }, { newsBadge: false }]);
  for (const body of [{}, { newsBadge: 1 }, { newsBadge: false, more: true }]) {
    expect((await app.call('PUT', path, body, accessToken)).statusCode).toBe(400);
  }
  const { accessToken: other } = await newFounder(app, 'cleo@example.org');
  expect((await app.call('GET', path, undefined, other)).json()).toEqual({ newsBadge: true });
});

test('a change of what a founder wants to be told of leaves all else as it is, and so does one at the same time', async () => {
  const { accessToken } = await newFounder(app, 'ivy@example.org');
  const path = '/api/user/me/notifications';
  const put = async (body: object) => {
    const answer = await app.call('PUT', path, body, accessToken);
    return [answer.statusCode, answer.json()];
  };
  const mute = (kind: string, isMuted = true) => ({ kind, isMuted });
  const digest = { hour: 18, timeZone: 'Asia/Tokyo' };
  await put({ newsBadge: false, digest });
  await Promise.all(['judged', 'feedback', 'digest'].map((kind) => put({ kindByMail: mute(kind) })));
  const [status, all] = await put({ kindInApp: mute('judged') });
  const { mutedByMail, ...others } = all;
  expect([status, mutedByMail.toSorted(), others]).toEqual([
    200,
    ['digest', 'feedback', 'judged'],
    { newsBadge: false, digest, mutedInApp: ['judged'] },
  ]);
  await put({ kindByMail: mute('judged', false) });
  await put({ kindByMail: mute('feedback', false) });
  await put({ kindByMail: mute('digest') });
  await put({ newsBadge: true });
  const expected = { newsBadge: true, digest, mutedByMail: ['digest'], mutedInApp: ['judged'] };
  expect((await app.call('GET', path, undefined, accessToken)).json()).toEqual(expected);
  // As older pages send it: a list as a whole.
  expect(await put({ newsBadge: true, mutedByMail: [] })).toEqual([200, { ...expected, mutedByMail: [] }]);
  expect((await put({ kindInApp: mute('digest') }))[0]).toBe(400);
});

test('the project that a founder works on is theirs alone, and the same for every session', async () => {
  const { accessToken } = await newFounder(app, 'fay@example.org');
  const path = '/api/user/me/current-project';
  const read = async (token = accessToken) => (await app.call('GET', path, undefined, token)).json();
  const projectId = crypto.randomUUID();
  expect(await read()).toEqual({ projectId: null });
  const answer = await app.call('PUT', path, { projectId }, accessToken);
  expect([answer.statusCode, answer.json(), await read()]).toEqual([200, { projectId }, { projectId }]);
  for (const body of [{}, { projectId: 'mine' }, { projectId, more: true }]) {
    expect((await app.call('PUT', path, body, accessToken)).statusCode).toBe(400);
  }
  const { accessToken: other } = await newFounder(app, 'gil@example.org');
  expect([await read(other), await read()]).toEqual([{ projectId: null }, { projectId }]);
});

test('usage counts what the workspace holds, and nobody else’s', async () => {
  const { accessToken } = await newFounder(app, 'dora@example.org');
  await newFounder(app, 'other@example.org');
  const usage = async () => (await app.call('GET', '/api/user/me/usage', undefined, accessToken)).json();
  expect(await usage()).toEqual({
    plan: 'free',
    ideas: 0,
    projects: 0,
    events: 0,
    storedBytes: 0,
    images: 0,
    imageBytes: 0,
    files: 0,
    fileBytes: 0,
  });
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  const command = (type: string, id: string, data: object) => ({
    id: crypto.randomUUID(),
    type,
    stream: `idea-${id}`,
    data,
    at: app.now().toISOString(),
  });
  const commands = [
    command('CaptureIdea', one, { title: 'Rent a ladder' }),
    command('CaptureIdea', two, { title: 'Bread by post' }),
    command('RenameIdea', one, { title: 'Lend a ladder' }),
    command('ArchiveIdea', two, {}),
  ];
  const start = command('StartProject', one, { ideaId: one, canvasId: crypto.randomUUID() });
  const project = `project-${crypto.randomUUID()}`;
  const send = (...sent: readonly object[]) => app.call('POST', '/api/v1/commands', { commands: sent }, accessToken);
  await send(...commands, { ...start, stream: project });
  expect(await usage()).toMatchObject({ plan: 'free', ideas: 2, projects: 1, events: 5 });
  const before = (await usage()).storedBytes;
  expect(before).toBeGreaterThan(1000);
  // What is kept apart is counted too.
  const said = {
    projectId: crypto.randomUUID(),
    person: 'Ada',
    on: '2026-03-01',
    lastTime: randomBytes(2000).toString('hex'),
  };
  await send(
    { ...command('RenameProject', one, { title: 'Ladders' }), stream: project },
    {
      ...command('LogInterview', one, { ...said, commitment: 'none', answer: 'yes' }),
      stream: `interview-${crypto.randomUUID()}`,
    },
  );
  expect(await usage()).toMatchObject({ ideas: 2, projects: 1, events: 7 });
  expect((await usage()).storedBytes).toBeGreaterThan(before + 2000);
});

test('the hour of the digest is that of the founder’s browser until they choose one', async () => {
  const { accessToken } = await newFounder(app, 'hal@example.org');
  const path = '/api/user/me/notifications';
  const chosen = async () => (await app.call('GET', path, undefined, accessToken)).json().digest;
  const welcome = (timeZone?: string) =>
    app.call('PUT', '/api/user/me/onboarding', { onboardingCompleted: true, timeZone }, accessToken);
  await welcome('Europe/Berlin');
  expect(await chosen()).toEqual({ hour: usualDigestHour, timeZone: 'Europe/Berlin' });
  await app.call('PUT', path, { newsBadge: true, digest: { hour: 18, timeZone: 'Asia/Tokyo' } }, accessToken);
  await welcome('Europe/Berlin');
  expect(await chosen()).toEqual({ hour: 18, timeZone: 'Asia/Tokyo' });
});

test('all of it is for the signed in', async () => {
  const calls = [
    ['PATCH', '/api/user/me'],
    ['DELETE', '/api/user/me'],
    ['GET', '/api/user/me/notifications'],
    ['PUT', '/api/user/me/notifications'],
    ['GET', '/api/user/me/current-project'],
    ['PUT', '/api/user/me/current-project'],
    ['GET', '/api/user/me/usage'],
    ['GET', '/api/user/me/export'],
  ] as const;
  for (const [method, path] of calls) expect([path, (await app.call(method, path)).statusCode]).toEqual([path, 401]);
});
