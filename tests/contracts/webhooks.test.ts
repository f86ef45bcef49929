import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/team/role.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { type Api, apiAt } from './fixtures/api.ts';
import { bareClient } from './fixtures/bare-client.ts';
import type { Person } from './fixtures/open-team.ts';

let database: FreshDatabase;
let running: Running;
let api: Api;
let db: Database;
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  api = apiAt(running.settings.publicUrl);
  db = openDatabase(database.url).db;
});
afterAll(async () => {
  await db?.destroy();
  await running?.stop();
  await database?.drop();
});

/** Public, and nobody is asked where it is. */
const address = 'https://8.8.8.8/hook';
const wanted = { url: address, types: ['idea.captured', 'page.published'], kind: 'webhook', personal: false };
const path = '/api/v1/webhooks';

async function make(token: string, given: object = wanted, workspace?: string) {
  const { status, body } = await api.call(token, 'POST', path, given, workspace);
  expect(status).toBe(201);
  return body as { readonly id: string; readonly secret: string };
}
const listed = async (token: string, workspace?: string) =>
  (await api.call(token, 'GET', path, undefined, workspace)).body;
const rowsOf = (workspace: string) =>
  db.selectFrom('webhooks').selectAll().where('workspace_id', '=', workspace).execute();

describe('making a webhook', () => {
  test('shows its secret once, keeps it sealed, and tells under recent activity', async () => {
    const ada = await api.somebody();
    const { id, secret } = await make(ada.accessToken);
    expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(await listed(ada.accessToken)).toEqual([
      {
        ...{ ...wanted, id, off: null, failingSince: null, previousSecretUntil: null },
        ...{ madeBy: ada.id, createdAt: expect.stringMatching(/^\d{4}-/) },
      },
    ]);
    const [row] = await rowsOf(ada.workspace);
    const key = Buffer.from(secret.slice(6), 'base64');
    expect([key.length, row?.secret.includes(key), JSON.stringify(row).includes(secret.slice(6))]).toEqual([
      32,
      false,
      false,
    ]);
    const activity = async () => (await api.call(ada.accessToken, 'GET', '/api/v1/auth/activity')).body.events;
    await expect.poll(activity).toContainEqual(expect.objectContaining({ event: 'webhook-made', reason: null }));
  });

  test('needs no more than an address and types', async () => {
    const ada = await api.somebody();
    await make(ada.accessToken, { url: address, types: ['idea.captured'] });
    const [made] = await listed(ada.accessToken);
    expect([made.kind, made.personal]).toEqual(['webhook', false]);
  });

  test.each(['slack', 'discord'])('of the kind %s shows the host of its address alone', async (kind) => {
    const ada = await api.somebody();
    await make(ada.accessToken, { ...wanted, kind, url: 'https://8.8.8.8/services/T0/B0/secret' });
    expect((await listed(ada.accessToken))[0].url).toBe('https://8.8.8.8/…');
  });

  let ada: Person | undefined;
  test.each([
    { types: ['idea.captured'] },
    { ...wanted, types: [] },
    { ...wanted, types: ['idea.captured', 'idea.captured'] },
    { ...wanted, types: ['idea.renamed'] },
    { ...wanted, kind: 'teams' },
    { ...wanted, personal: 'yes' },
    { ...wanted, url: '' },
    { ...wanted, url: `https://example.org/${'x'.repeat(1981)}` },
    { ...wanted, url: 'https://example.org/a b' },
    { ...wanted, accountId: 'x' },
  ])('refuses %j', async (body) => {
    ada ??= await api.somebody();
    expect((await api.call(ada.accessToken, 'POST', path, body)).status).toBe(400);
    expect(await listed(ada.accessToken)).toEqual([]);
  });

  test('refuses addresses that not everybody can reach, as a change does', async () => {
    const ada = await api.somebody();
    const { id } = await make(ada.accessToken);
    for (const url of [
      ...['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'https://10.0.0.1/'],
      ...['https://169.254.169.254/', 'https://[::ffff:127.0.0.1]/', 'https://me:secret@8.8.8.8/', 'nowhere'],
    ]) {
      const made = await api.call(ada.accessToken, 'POST', path, { ...wanted, url });
      const changed = await api.call(ada.accessToken, 'PATCH', `${path}/${id}`, { url });
      expect([url, made.status, made.body.code, changed.status, changed.body.code]).toEqual([
        ...[url, 422, 'address-not-public', 422, 'address-not-public'],
      ]);
    }
    expect((await listed(ada.accessToken)).map(({ url }: { url: string }) => url)).toEqual([address]);
  });

  test('takes a name that leads nowhere yet', async () => {
    const ada = await api.somebody();
    await make(ada.accessToken, { ...wanted, url: 'https://not-there.invalid/' });
  });

  test('ends at twenty endpoints of a workspace, however many come at once', async () => {
    const ada = await api.somebody();
    for (let n = 0; n < 18; n++) await make(ada.accessToken);
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.call(ada.accessToken, 'POST', path, wanted)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too-many-webhooks');
    const grace = await api.somebody();
    await make(grace.accessToken);
  });
});

test('a webhook is made once for a key, and its answer is the same until its secret changes', async () => {
  const [ada, bea] = [await api.somebody(), await api.somebody()];
  const { workspace } = ada;
  const called = async (by: Person, key: string, given: object = wanted) => {
    const headers = { authorization: `Bearer ${by.accessToken}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body: JSON.stringify(given) };
    const answer = await fetch(`${running.settings.publicUrl}${path}`, init);
    return { status: answer.status, body: (await answer.json()) as { id: string; secret: string; code?: string } };
  };
  const all = await Promise.all([1, 2, 3].map(() => called(ada, 'k1')));
  const [first] = all;
  expect(all).toEqual([1, 2, 3].map(() => ({ status: 201, body: { id: first?.body.id, secret: first?.body.secret } })));
  const made = async () => {
    const { events } = (await api.call(ada.accessToken, 'GET', '/api/v1/auth/activity')).body;
    return events.filter(({ event }: { event: string }) => event === 'webhook-made').length;
  };
  await expect.poll(made).toBe(1);
  const url = `${address}s`;
  for (const other of [{ url }, { kind: 'slack' }, { personal: true }, { types: ['idea.captured'] }])
    expect((await called(ada, 'k1', { ...wanted, ...other })).body.code).toBe('key-reused');
  const others = [await called(ada, 'k2'), await called(bea, 'k1')];
  expect(new Set([first?.body.id, ...others.map(({ body }) => body.id)]).size).toBe(3);
  expect((await rowsOf(workspace)).length).toBe(2);
  const id = first?.body.id ?? '';
  const { body: changed } = await api.call(ada.accessToken, 'POST', `${path}/${id}/secret`);
  expect(changed.secret).not.toBe(first?.body.secret);
  expect((await called(ada, 'k1')).body.code).toBe('key-reused');
  const dayAgo = new Date(Date.now() - 24 * 3_600_000);
  const second = others[0]?.body.id ?? '';
  await db.updateTable('webhooks').set({ created_at: dayAgo }).where('id', '=', second).execute();
  expect((await called(ada, 'k2')).body.code).toBe('key-reused');
});

describe('changing a webhook', () => {
  test('changes what is given, and nothing else', async () => {
    const ada = await api.somebody();
    const [{ id }, other] = [await make(ada.accessToken), await make(ada.accessToken)];
    const [before, untouched] = await listed(ada.accessToken);
    const change = { url: 'https://8.8.4.4/', types: ['comment.created'], personal: true };
    const { status, body } = await api.call(ada.accessToken, 'PATCH', `${path}/${id}`, change);
    expect([status, body]).toEqual([200, { ...before, ...change }]);
    expect((await api.call(ada.accessToken, 'PATCH', `${path}/${id}`, {})).body).toEqual(body);
    expect(await listed(ada.accessToken)).toEqual([body, untouched]);
    expect(untouched.id).toBe(other.id);
    const refused = [{ types: [] }, { kind: 'slack' }, { on: 'yes' }, { secret: 'whsec_x' }];
    for (const each of refused)
      expect((await api.call(ada.accessToken, 'PATCH', `${path}/${id}`, each)).status).toBe(400);
  });

  test('switches it off, and on again as if nothing had failed', async () => {
    const ada = await api.somebody();
    const { id } = await make(ada.accessToken);
    const off = await api.call(ada.accessToken, 'PATCH', `${path}/${id}`, { on: false });
    expect(off.body.off).toEqual({ reason: 'switched-off', since: expect.stringMatching(/^\d{4}-/) });
    await db
      .updateTable('webhooks')
      .set({ off_reason: 'failing', failing_since: new Date(), failed_at: new Date() })
      .where('workspace_id', '=', ada.workspace)
      .execute();
    const on = await api.call(ada.accessToken, 'PATCH', `${path}/${id}`, { on: true });
    expect([on.body.off, on.body.failingSince]).toEqual([null, null]);
    expect((await rowsOf(ada.workspace)).map(({ failed_at }) => failed_at)).toEqual([null]);
    const activity = async () =>
      (await api.call(ada.accessToken, 'GET', '/api/v1/auth/activity')).body.events.map(
        ({ event, reason }: { event: string; reason: string | null }) => [event, reason],
      );
    await expect
      .poll(async () => (await activity()).slice(0, 3))
      .toEqual([
        ['webhook-changed', 'settings'],
        ['webhook-changed', 'switched-off'],
        ['webhook-made', null],
      ]);
  });

  test('makes a new secret, and lets the one before be valid for a day', async () => {
    const ada = await api.somebody();
    const { id, secret } = await make(ada.accessToken);
    const { status, body } = await api.call(ada.accessToken, 'POST', `${path}/${id}/secret`);
    expect(status).toBe(200);
    expect(body).toEqual({ secret: expect.stringMatching(/^whsec_[0-9A-Za-z+/]{43}=$/) });
    expect(body.secret).not.toBe(secret);
    const [after] = await listed(ada.accessToken);
    const leftMs = Date.parse(after.previousSecretUntil) - Date.now();
    expect([leftMs > 86_000_000, leftMs <= 86_400_000]).toEqual([true, true]);
  });

  test('deletes it, and tells of that', async () => {
    const ada = await api.somebody();
    const [gone, stays] = [await make(ada.accessToken), await make(ada.accessToken)];
    expect((await api.call(ada.accessToken, 'DELETE', `${path}/${gone.id}`)).status).toBe(204);
    expect((await api.call(ada.accessToken, 'DELETE', `${path}/${gone.id}`)).status).toBe(404);
    expect((await listed(ada.accessToken)).map(({ id }: { id: string }) => id)).toEqual([stays.id]);
    const activity = async () => (await api.call(ada.accessToken, 'GET', '/api/v1/auth/activity')).body.events;
    await expect.poll(activity).toContainEqual(expect.objectContaining({ event: 'webhook-deleted' }));
  });
});

describe('whoever makes or changes a webhook, and the owners, are told by mail', () => {
  const mailsTo = async ({ email }: Person): Promise<string[]> => {
    const answer = await fetch(`${running.settings.publicUrl}/dev/inbox`, { headers: { accept: 'application/json' } });
    const mails = (await answer.json()) as readonly { to: string; subject: string; kind: string }[];
    return mails
      .flatMap(({ to, subject, kind }) => (to === email && kind.startsWith('webhook-') ? [subject] : []))
      .reverse();
  };

  test('by session and by access token, but not when it is switched off', async () => {
    const ada = await api.somebody();
    const [bea, cem] = [await api.joins(ada, 'member'), await api.joins(ada, 'member')];
    const { id } = await make(bea.accessToken, wanted, ada.workspace);
    const token = await api.tokenOf(bea, 'write', ada.workspace);
    const change = (given: object) => api.call(token, 'PATCH', `${path}/${id}`, given, ada.workspace);
    expect((await change({ url: 'https://8.8.4.4/hook' })).status).toBe(200);
    expect((await change({ on: false })).status).toBe(200);
    expect((await change({ on: true })).status).toBe(200);
    expect((await api.call(bea.accessToken, 'POST', `${path}/${id}/secret`, {}, ada.workspace)).status).toBe(200);
    const told = [
      'A webhook was created',
      'A webhook was changed',
      'A webhook was changed',
      'A webhook has a new secret',
    ];
    await expect.poll(() => mailsTo(ada)).toEqual(told);
    expect([await mailsTo(bea), await mailsTo(cem)]).toEqual([told, []]);
  });
});

describe('after a sign-out of all others or everywhere', () => {
  const textOf = async ({ email }: Person, wantedKind: 'sessions-ended' | 'signed-out-everywhere'): Promise<string> => {
    const row = await db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', email)
      .where('kind', '=', wantedKind)
      .executeTakeFirst();
    return row?.text.split('\n\n')[1] ?? '';
  };

  test('webhooks stay, and the mail counts what is left to programs', async () => {
    const ada = await api.somebody();
    await make(ada.accessToken);
    const off = await make(ada.accessToken);
    await api.call(ada.accessToken, 'PATCH', `${path}/${off.id}`, { on: false });
    await api.tokenOf(ada, 'read');
    await api.signIn(ada).then((firebaseToken) => api.call('', 'POST', '/api/v1/auth/login', { firebaseToken }));
    const proof = { firebaseToken: await api.signIn(ada) };
    expect((await api.call(ada.accessToken, 'DELETE', '/api/v1/auth/sessions', proof)).status).toBe(204);
    await expect.poll(() => textOf(ada, 'sessions-ended')).toBe('1 access token and 1 webhook of yours still work.');
    expect((await api.call(ada.accessToken, 'POST', '/api/v1/auth/logout', { allDevices: true })).status).toBe(204);
    await expect.poll(() => textOf(ada, 'signed-out-everywhere')).toBe('1 webhook of yours still works.');
    expect(await rowsOf(ada.workspace)).toHaveLength(2);
  });
});

describe('the webhooks of a workspace', () => {
  const each = (id: string) =>
    [
      ['PATCH', `${path}/${id}`, { on: false }],
      ['DELETE', `${path}/${id}`],
      ['POST', `${path}/${id}/secret`],
    ] as const;

  test('are not there for others', async () => {
    const [ada, eve] = [await api.somebody(), await api.somebody()];
    const { id } = await make(ada.accessToken);
    const before = await listed(ada.accessToken);
    for (const [method, at, body] of each(id)) {
      expect([method, (await api.call(eve.accessToken, method, at, body)).body.code]).toEqual([method, 'not-found']);
      expect((await api.call(eve.accessToken, method, at, body, ada.workspace)).status).toBe(404);
    }
    expect(await listed(eve.accessToken)).toEqual([]);
    expect((await api.call(eve.accessToken, 'POST', path, wanted, ada.workspace)).status).toBe(404);
    expect(await listed(ada.accessToken)).toEqual(before);
  });

  test.each<[Role, boolean]>([
    ['member', true],
    ['advisor', false],
    ['viewer', false],
  ])('are for those who may edit: a %s %s', async (role, isAllowed) => {
    const ada = await api.somebody();
    const member = await api.joins(ada, role);
    const { id } = await make(ada.accessToken);
    const tried: readonly (readonly [string, string, object?])[] = [
      ['GET', path],
      ['POST', path, wanted],
      ['PATCH', `${path}/${id}`, { on: false }],
      ['POST', `${path}/${id}/secret`],
      ['DELETE', `${path}/${id}`],
    ];
    for (const [method, at, body] of tried) {
      const answer = await api.call(member.accessToken, method, at, body, ada.workspace);
      const code = isAllowed ? undefined : 'role-insufficient';
      expect([method, at, answer.status < 300, answer.body?.code]).toEqual([method, at, isAllowed, code]);
    }
  });

  test('are for programs that may write, too', async () => {
    const ada = await api.somebody();
    const [write, read] = [await api.tokenOf(ada, 'write'), await api.tokenOf(ada, 'read')];
    const { id } = await make(write, { ...wanted, personal: true });
    expect([(await listed(write)).length, (await listed(read)).code]).toEqual([1, 'scope-insufficient']);
    for (const [method, at, body] of each(id))
      expect((await api.call(read, method, at, body)).body.code).toBe('scope-insufficient');
    expect((await api.call(write, 'DELETE', `${path}/${id}`)).status).toBe(204);
  });

  test('that a member has made go when they go, and others stay', async () => {
    const ada = await api.somebody();
    const member = await api.joins(ada, 'member');
    const own = await make(ada.accessToken);
    await make(member.accessToken, wanted, ada.workspace);
    const elsewhere = await make(member.accessToken);
    await api.send(ada, 'RemoveMember', teamStreamOf(ada.workspace), { accountId: member.id });
    expect((await listed(ada.accessToken)).map(({ id }: { id: string }) => id)).toEqual([own.id]);
    expect((await listed(member.accessToken)).map(({ id }: { id: string }) => id)).toEqual([elsewhere.id]);
  });

  test.each([
    ['its address', { url: 'https://8.8.4.4/hook' }],
    ['whether it holds personal data', { personal: true }],
  ])('are of the member who last changed %s, and go with them', async (_, change) => {
    const ada = await api.somebody();
    const member = await api.joins(ada, 'member');
    const { id } = await make(ada.accessToken);
    const changed = (given: object) =>
      api.call(member.accessToken, 'PATCH', `${path}/${id}`, given, ada.workspace).then(({ body }) => body.madeBy);
    expect([await changed({ types: ['idea.captured'] }), await changed(change)]).toEqual([ada.id, member.id]);
    await api.send(ada, 'RemoveMember', teamStreamOf(ada.workspace), { accountId: member.id });
    expect(await listed(ada.accessToken)).toEqual([]);
  });

  test('go with the account', async () => {
    const ada = await api.somebody();
    await make(ada.accessToken);
    expect(await rowsOf(ada.workspace)).toHaveLength(1);
    const firebaseToken = await api.signIn(ada);
    expect((await api.call(ada.accessToken, 'DELETE', '/api/user/me', { firebaseToken })).status).toBe(204);
    expect(await rowsOf(ada.workspace)).toEqual([]);
  });
});
