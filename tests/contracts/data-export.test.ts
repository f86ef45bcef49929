import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActivityRecord } from '#domain/account/activity-record.ts';
import { newFounder } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const exportOf = (accessToken: string) =>
  fetch(`${app.origin}/api/user/me/export`, { headers: { authorization: `Bearer ${accessToken}` } });

async function capture(accessToken: string, count: number): Promise<void> {
  const commands = Array.from({ length: count }, (_, n) => ({
    id: crypto.randomUUID(),
    type: 'CaptureIdea',
    stream: `idea-${crypto.randomUUID()}`,
    data: { title: `Idea ${n}` },
    at: app.now().toISOString(),
  }));
  for (let from = 0; from < count; from += 500) {
    await app.call('POST', '/api/v1/commands', { commands: commands.slice(from, from + 500) }, accessToken);
  }
}

async function activityOf(accessToken: string): Promise<ActivityRecord[]> {
  await app.securityEvents.settled();
  return (await app.call('GET', '/api/v1/auth/activity?limit=50', undefined, accessToken)).json().events;
}

test('one file holds the account, the sessions and every event in its place', async () => {
  const { accessToken } = await newFounder(app, 'ada@example.org');
  const answers = { stage: 'idea' };
  await app.call('PUT', '/api/user/me/onboarding', { onboardingCompleted: true, answers }, accessToken);
  await app.call('PUT', '/api/user/me/notifications', { newsBadge: false }, accessToken);
  const projectId = crypto.randomUUID();
  await app.call('PUT', '/api/user/me/current-project', { projectId }, accessToken);
  await app.call('PUT', '/api/user/me/news', { ids: ['article-1'] }, accessToken);
  const [threadId, commentId] = [crypto.randomUUID(), crypto.randomUUID()];
  await app.call('PUT', '/api/user/me/comments', { seen: { [threadId]: commentId } }, accessToken);
  await app.db
    .insertInto('notices')
    .values(
      ['2026-01-02T10:00:00.000Z', '2999-01-01T00:00:00.000Z'].map((at, n) => ({
        workspace_id: sql`(SELECT workspace_id FROM accounts WHERE email = 'ada@example.org')`,
        ...{ id: `notice-${n}`, kind: 'judged', stream: 'experiment', title: 'Do they pay?', detail: 'supports' },
        ...{ path: '/validate', at: new Date(at) },
      })) as never,
    )
    .execute();
  await capture(accessToken, 1100);
  await app.securityEvents.settled();
  const answer = await exportOf(accessToken);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  const day = app.now().toISOString().slice(0, 10);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="groundwork-${day}.json"`);
  const { events, ...rest } = JSON.parse(await answer.text());
  const log = async (after: number) =>
    (await app.call('GET', `/api/v1/events?limit=1000&after=${after}`, undefined, accessToken)).json().events;
  expect(events).toEqual([...(await log(0)), ...(await log(1000))]);
  expect(events).toHaveLength(1100);
  expect(rest).toEqual({
    exportedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    account: (await app.call('GET', '/api/user/me', undefined, accessToken)).json(),
    picture: null,
    onboardingAnswers: answers,
    notifications: { newsBadge: false },
    currentProjectId: projectId,
    secondFactors: { apps: [], passkeys: [], recoveryCodes: { left: 0, madeAt: null } },
    sessions: (await app.call('GET', '/api/v1/auth/sessions', undefined, accessToken)).json().sessions,
    activity: (await activityOf(accessToken)).filter(({ event }) => event !== 'data-exported'),
    readArticles: ['article-1'],
    seenComments: { [threadId]: commentId },
    feedback: { posts: [], comments: [], votes: [] },
    // What is to be told later is not in it.
    notices: [
      {
        ...{ id: 'notice-0', kind: 'judged', title: 'Do they pay?', detail: 'supports', path: '/validate' },
        ...{ at: '2026-01-02T10:00:00.000Z', isRead: false },
      },
    ],
    assets: [],
    files: [],
    position: 1100,
  });
});

test('an empty workspace makes a whole file too, and nothing of others is in it', async () => {
  const { accessToken } = await newFounder(app, 'bea@example.org');
  const text = await (await exportOf(accessToken)).text();
  expect(JSON.parse(text)).toMatchObject({ events: [], position: 0, onboardingAnswers: null });
  expect(text).not.toContain('ada@example.org');
});

test('it holds no token and no hash of one', async () => {
  const founder = await newFounder(app, 'cleo@example.org');
  const text = await (await exportOf(founder.accessToken)).text();
  for (const secret of [founder.accessToken, founder.refreshToken, founder.firebaseToken]) {
    expect(text).not.toContain(secret);
  }
  expect(Object.keys(JSON.parse(text).sessions[0]).sort()).toEqual([
    'createdAt',
    'device',
    'id',
    'isCurrent',
    'lastUsedAt',
  ]);
});

test('second factors are told in the order in which they were added, and codes by their number', async () => {
  const { accessToken } = await newFounder(app, 'dora@example.org');
  const { uid } = await app.db
    .selectFrom('identity_users')
    .select('uid')
    .where('email', '=', 'dora@example.org')
    .executeTakeFirstOrThrow();
  const at = (day: number) => new Date(`2026-01-0${day}T10:00:00.000Z`);
  const sealed = { uid, secret: Buffer.from('sealed'), last_step: 0 };
  await app.db
    .insertInto('identity_second_factors')
    .values([
      { ...sealed, id: 'b', display_name: null, enrolled_at: at(2) },
      { ...sealed, id: 'a', display_name: 'Phone', enrolled_at: at(1) },
    ])
    .execute();
  await app.db
    .insertInto('identity_recovery_codes')
    .values([1, 2, 3].map((n) => ({ uid, code_hash: Buffer.from([n]), made_at: at(3) })))
    .execute();
  expect(JSON.parse(await (await exportOf(accessToken)).text()).secondFactors).toEqual({
    apps: [
      { name: 'Phone', enrolledAt: at(1).toISOString() },
      { name: null, enrolledAt: at(2).toISOString() },
    ],
    passkeys: [],
    recoveryCodes: { left: 3, madeAt: at(3).toISOString() },
  });
});

test('each image is in the file, with its body', async () => {
  const { accessToken } = await newFounder(app, 'eve@example.org');
  const bodies = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 2, height: 1, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  for (const body of bodies) {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'image/png' };
    const answer = await fetch(`${app.origin}/api/v1/assets`, { method: 'POST', headers, body: new Uint8Array(body) });
    expect(answer.status).toBe(201);
  }
  const { assets } = JSON.parse(await (await exportOf(accessToken)).text());
  const shown = await Promise.all(
    (assets as { body: string }[]).map(async ({ body, ...asset }) => [
      asset,
      (await sharp(Buffer.from(body, 'base64')).stats()).dominant.r > 128,
    ]),
  );
  const asset = { type: 'image/png', width: 2, height: 1, bytes: expect.any(Number), createdAt: expect.any(String) };
  const isRed = shown.map(([, red]) => red);
  expect([shown.map(([each]) => each), isRed.toSorted()]).toEqual([
    [
      { ...asset, id: expect.any(String) },
      { ...asset, id: expect.any(String) },
    ],
    [false, true],
  ]);
});
