import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type Running, start } from '#server/main.ts';
import { createOauthClients } from '#server/oauth/clients.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { connectAssistant } from './fixtures/assistant-client.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from './fixtures/open-team.ts';
import { readLive } from './live-reader.ts';

let database: FreshDatabase;
let running: Running;
let url: string;
let db: Database;
/** Lets in whoever asks. */
let host: Person;
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start(
    { DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off', WEBHOOKS_TO_LOOPBACK: 'on' },
    bareClient,
  );
  url = running.settings.publicUrl;
  db = openDatabase(database.url).db;
  host = await openPerson(url);
});
afterAll(async () => {
  await db?.destroy();
  await running?.stop();
  await database?.drop();
});

const callback = 'https://claude.example/callback';
const json = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${url}${path}`, init);
  const text = await answer.text();
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  return { status: answer.status, body: (/^[{[]/.test(text) ? JSON.parse(text) : text) as any };
};
const form = (path: string, fields: Record<string, string>) =>
  json(path, { method: 'POST', body: new URLSearchParams(fields) });

async function register(more: object = {}): Promise<string> {
  const body = JSON.stringify({ client_name: 'Claude', redirect_uris: [callback], ...more });
  const { status, body: made } = await json('/oauth/register', {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
  });
  expect(status).toBe(201);
  return made.client_id;
}

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

const requested = (clientId: string, more: Record<string, string> = {}) => ({
  ...{ response_type: 'code', client_id: clientId, redirect_uri: callback, state: 'a state', scope: 'read write' },
  ...{ code_challenge: challenge, code_challenge_method: 'S256', resource: `${url}/mcp`, ...more },
});

async function authorize(clientId: string, more: Record<string, string> = {}) {
  const asked = new URLSearchParams(requested(clientId, more));
  const answer = await fetch(`${url}/oauth/authorize?${asked}`, { redirect: 'manual' });
  const location = answer.headers.get('location');
  return { status: answer.status, to: location === null ? null : new URL(location) };
}

async function requestOf(clientId: string, more?: Record<string, string>): Promise<string> {
  const { to } = await authorize(clientId, more);
  expect(to?.pathname).toBe('/connect');
  return to?.searchParams.get('request') ?? '';
}

async function allow(
  person: Person,
  request: string,
  scope: 'read' | 'write' = 'write',
  workspaceId = person.workspace,
) {
  const answer = { allow: true, scope, workspaceId };
  const { status, body } = await callAs(url, person, ['POST', `/api/v1/assistants/requests/${request}`, answer]);
  expect([status, body.code]).toEqual([200, undefined]);
  return new URL(body.redirectTo);
}

interface Granted {
  readonly clientId: string;
  readonly code: string;
  readonly tokens: { readonly access_token: string; readonly refresh_token: string };
}
const exchange = (clientId: string, code: string, more: Record<string, string> = {}) =>
  form('/oauth/token', {
    ...{ grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: callback, code_verifier: verifier },
    ...more,
  });

async function granted(person: Person, scope?: 'read' | 'write', workspaceId?: string): Promise<Granted> {
  const clientId = await register();
  const code = (await allow(person, await requestOf(clientId), scope, workspaceId)).searchParams.get('code') ?? '';
  const { status, body: tokens } = await exchange(clientId, code);
  expect(status).toBe(200);
  return { clientId, code, tokens };
}
const refresh = ({ clientId }: Granted, token: string) =>
  form('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token });
const opens = async (token: string) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  return (await json('/mcp', { method: 'POST', body, headers: { ...headers, authorization: `Bearer ${token}` } }))
    .status;
};
const listed = async (person: Person, workspace?: string) =>
  (await callAs(url, person, ['GET', '/api/v1/assistants'], workspace)).body;

test('the protocol’s own client finds its way from a 401 to the tools, by our page', async () => {
  const ada = await openPerson(url);
  const kept: { client?: never; tokens?: never; verifier?: string; to?: URL } = {};
  const provider = {
    ...{ redirectUrl: callback, state: () => 's' },
    clientMetadata: { client_name: 'Claude', redirect_uris: [callback], token_endpoint_auth_method: 'none' },
    clientInformation: () => kept.client,
    saveClientInformation: (client: never) => void Object.assign(kept, { client }),
    tokens: () => kept.tokens,
    saveTokens: (tokens: never) => void Object.assign(kept, { tokens }),
    redirectToAuthorization: (to: URL) => void Object.assign(kept, { to }),
    saveCodeVerifier: (secret: string) => void Object.assign(kept, { verifier: secret }),
    codeVerifier: () => kept.verifier ?? '',
  } as unknown as OAuthClientProvider;
  const transport = () => new StreamableHTTPClientTransport(new URL('/mcp', url), { authProvider: provider });
  const first = transport();
  await expect(new Client({ name: 'x', version: '1' }).connect(first)).rejects.toThrow();
  const asked = await fetch(kept.to ?? '', { redirect: 'manual' });
  const request = new URL(asked.headers.get('location') ?? '').searchParams.get('request') ?? '';
  const shown = await callAs(url, ada, ['GET', `/api/v1/assistants/requests/${request}`]);
  expect(shown.body).toEqual({ name: 'Claude', leadsTo: 'claude.example', scope: 'write' });
  const back = await allow(ada, request);
  expect([back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual(['s', url]);
  await first.finishAuth(back.searchParams.get('code') ?? '');
  const client = new Client({ name: 'x', version: '1' });
  await client.connect(transport());
  await client.callTool({ name: 'capture_idea', arguments: { title: 'Bees' } });
  const { events } = (await callAs(url, ada, ['GET', '/api/v1/events'])).body;
  const [grant] = await listed(ada);
  expect(events).toMatchObject([{ type: 'IdeaCaptured', device: grant.id, by: { id: ada.id } }]);
});

test('what a program reads first says where everything is', async () => {
  const resource = { resource: `${url}/mcp`, authorization_servers: [url], scopes_supported: ['read', 'write'] };
  for (const path of ['', '/mcp'])
    expect((await json(`/.well-known/oauth-protected-resource${path}`)).body).toMatchObject(resource);
  expect((await json('/.well-known/oauth-authorization-server')).body).toMatchObject({
    ...{ issuer: url, authorization_endpoint: `${url}/oauth/authorize`, token_endpoint: `${url}/oauth/token` },
    ...{ code_challenge_methods_supported: ['S256'], response_types_supported: ['code'] },
    ...{ token_endpoint_auth_methods_supported: ['none'], registration_endpoint: `${url}/oauth/register` },
  });
});

test.each([
  [{ redirect_uris: ['http://evil.example/'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: [callback, 'http://evil.example/'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: [] }, 'invalid_client_metadata'],
  [{}, 'invalid_client_metadata'],
  [{ redirect_uris: [callback], token_endpoint_auth_method: 'client_secret_basic' }, 'invalid_client_metadata'],
])('a program doesn’t register with %j', async (wanted, error) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted) };
  const { status, body } = await json('/oauth/register', init);
  expect([status, body.error]).toEqual([400, error]);
});

test.each([
  [{ redirect_uris: Array.from({ length: 11 }, (_, n) => `${callback}/${n}`) }, 400, 'invalid_client_metadata'],
  [{ redirect_uris: [`${callback}/${'x'.repeat(1000)}`] }, 400, 'invalid_client_metadata'],
  [{ client_name: 'x'.repeat(1001) }, 400, 'invalid_client_metadata'],
  [{ grant_types: Array.from({ length: 11 }, () => 'x') }, 400, 'invalid_client_metadata'],
  [{ response_types: ['x'.repeat(101)] }, 400, 'invalid_client_metadata'],
  [{ software_statement: 'x'.repeat(16 * 1024) }, 413, undefined],
])('a program registers with no more than it needs (%#)', async (more, status, error) => {
  const wanted = { redirect_uris: [callback], ...more };
  const headers = { 'content-type': 'application/json' };
  const answer = await json('/oauth/register', { method: 'POST', headers, body: JSON.stringify(wanted) });
  expect([answer.status, answer.body.error]).toEqual([status, error]);
});

test('of programs that nobody has let in those that were asked for last are kept, and each that is in use', async () => {
  const grant = await granted(host);
  let now = Date.now();
  const clients = createOauthClients({
    ...{ db, clock: () => new Date(now++), targets: { allowsLoopback: false }, unusedAtMost: 3 },
  });
  const ids = new Map([[grant.clientId, 'In use']]);
  for (const name of ['Asked for', 'Idle', 'New', 'Newer']) {
    const { id } = await clients.register({ name, redirectUris: [callback] });
    ids.set(id, name);
    if (name === 'Idle') await clients.find([...ids.keys()][1] ?? '');
  }
  const kept = async () =>
    (await db.selectFrom('oauth_clients').select('id').orderBy('created_at').execute()).flatMap(
      ({ id }) => ids.get(id) ?? [],
    );
  expect(await kept()).toEqual(['In use', 'Asked for', 'New', 'Newer']);
  now += 31 * 24 * 3_600_000;
  ids.set((await clients.register({ name: 'Later', redirectUris: [callback] })).id, 'Later');
  expect(await kept()).toEqual(['In use', 'Later']);
});

describe('a request', () => {
  test('of a program or with an address that nobody has registered is sent nowhere', async () => {
    const clientId = await register();
    expect(await authorize('gwc_unknown')).toEqual({ status: 400, to: null });
    expect(await authorize(clientId, { redirect_uri: 'https://evil.example/' })).toEqual({ status: 400, to: null });
    expect(await authorize(clientId, { redirect_uri: `${callback}/more` })).toEqual({ status: 400, to: null });
  });

  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ scope: 'admin' }, 'invalid_scope'],
  ])('with %j is sent nowhere: a page says why, and leads back to its program', async (more, error) => {
    const clientId = await register();
    const asked = new URLSearchParams(requested(clientId, more));
    const answer = await fetch(`${url}/oauth/authorize?${asked}`, { redirect: 'manual' });
    const { headers, status } = answer;
    expect([status, headers.get('location'), headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      ...[400, null, 'no-store', 'no-referrer'],
    ]);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
    const html = await answer.text();
    const [, link = '', label] = /<a href="([^"]*)">([^<]*)<\/a>/.exec(html) ?? [];
    const to = new URL(link.replaceAll('&#38;', '&'));
    expect([label, `${to.origin}${to.pathname}`, html.match(/<a /g)?.length]).toEqual([
      ...['Go back to claude.example', callback, 1],
    ]);
    expect([to.searchParams.get('error'), to.searchParams.get('state'), to.searchParams.get('iss')]).toEqual([
      ...[error, 'a state', url],
    ]);
    expect(html).not.toMatch(/<script|<meta http-equiv|<form/);
  });

  test('of an app that is wrong says which app it leads back to', async () => {
    const clientId = await register({ redirect_uris: ['cursor://x/cb'] });
    const asked = new URLSearchParams(
      requested(clientId, { redirect_uri: 'cursor://x/cb', scope: 'admin', state: '"><img src=x>' }),
    );
    const html = await (await fetch(`${url}/oauth/authorize?${asked}`, { redirect: 'manual' })).text();
    expect(html).toMatch(/<a href="cursor:\/\/x\/cb\?error=invalid_scope[^"<>]*">Go back to the app cursor<\/a>/);
    expect(html).not.toContain('<img');
  });

  test('is answered once, by whoever is signed in, and a no is told to the program', async () => {
    const [ada, bea] = [await openPerson(url), await openPerson(url)];
    const request = await requestOf(await register());
    const path = `/api/v1/assistants/requests/${request}`;
    expect((await json(path)).status).toBe(401);
    const no = await callAs(url, ada, ['POST', path, { allow: false }]);
    const back = new URL(no.body.redirectTo);
    expect([back.searchParams.get('error'), back.searchParams.get('state')]).toEqual(['access_denied', 'a state']);
    const yes = { allow: true, scope: 'read', workspaceId: bea.workspace };
    expect((await callAs(url, bea, ['POST', path, yes])).status).toBe(404);
    expect((await callAs(url, ada, ['GET', path])).status).toBe(404);
    // Also an address that was cut off on its way.
    expect((await callAs(url, ada, ['GET', path.slice(0, -3)])).status).toBe(404);
    expect(await listed(ada)).toEqual([]);
  });

  test('is answered once, also by two answers at the same moment', async () => {
    const path = `/api/v1/assistants/requests/${await requestOf(await register())}`;
    const yes = { allow: true, scope: 'write', workspaceId: host.workspace };
    const answers = await Promise.all([1, 2, 3, 4].map(() => callAs(url, host, ['POST', path, yes])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  test('is allowed after a fresh sign-in alone, so that a stolen session lets nobody in', async () => {
    const ada = await openPerson(url);
    const request = await requestOf(await register());
    await db
      .updateTable('sessions')
      .set({ signed_in_at: new Date(Date.now() - 301_000) })
      .where('account_id', '=', ada.id)
      .execute();
    const yes = { allow: true, scope: 'read', workspaceId: ada.workspace };
    const path = `/api/v1/assistants/requests/${request}`;
    const { status, body } = await callAs(url, ada, ['POST', path, yes]);
    expect([status, body.code]).toEqual([403, 'sign-in-too-old']);
    expect((await callAs(url, ada, ['POST', path, { allow: false }])).status).toBe(200);
  });

  test('is about a workspace of the member’s alone', async () => {
    const bea = await openPerson(url);
    const path = `/api/v1/assistants/requests/${await requestOf(await register())}`;
    const yes = { allow: true, scope: 'write', workspaceId: bea.workspace };
    expect((await callAs(url, host, ['POST', path, yes])).status).toBe(404);
    expect(await listed(bea)).toEqual([]);
  });

  test('to read is never given more', async () => {
    const clientId = await register();
    const back = await allow(host, await requestOf(clientId, { scope: 'read' }), 'write');
    const { body } = await exchange(clientId, back.searchParams.get('code') ?? '');
    expect(body.scope).toBe('read');
    const assistant = await connectAssistant(url, body.access_token);
    expect(await assistant.tools()).not.toContain('capture_idea');
  });
});

describe('a code', () => {
  test('is exchanged once, and a second time ends what it has granted', async () => {
    const ada = await openPerson(url);
    const grant = await granted(ada);
    expect(await opens(grant.tokens.access_token)).toBe(200);
    const again = await exchange(grant.clientId, grant.code);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    await expect.poll(() => opens(grant.tokens.access_token)).toBe(401);
    expect(await listed(ada)).toEqual([]);
    const activity = async () => (await callAs(url, ada, ['GET', '/api/v1/auth/activity'])).body.events;
    await expect
      .poll(activity)
      .toContainEqual(
        expect.objectContaining({ event: 'assistant-ended', outcome: 'refused', reason: 'token-reused' }),
      );
  });

  test('is worth nothing to another program, with another address or secret, or after a minute', async () => {
    const clientId = await register();
    const code = (await allow(host, await requestOf(clientId))).searchParams.get('code') ?? '';
    const wrong = [
      await exchange(await register(), code),
      await exchange(clientId, code, { redirect_uri: `${callback}?x` }),
      await exchange(clientId, code, { code_verifier: randomBytes(32).toString('base64url') }),
      await exchange(clientId, `${code}x`),
      await exchange('gwc_unknown', code),
      await exchange(clientId, code, { resource: 'https://other.example/mcp' }),
      await exchange(clientId, code, { code_verifier: '' }),
    ];
    expect(wrong.map(({ body }) => body.error)).toEqual([
      ...['invalid_grant', 'invalid_grant', 'invalid_grant', 'invalid_grant', 'invalid_client', 'invalid_target'],
      'invalid_request',
    ]);
    await db
      .updateTable('assistant_grants')
      .set({ code_expires_at: new Date() })
      .where('workspace_id', '=', host.workspace)
      .execute();
    expect((await exchange(clientId, code)).body.error).toBe('invalid_grant');
  });
});

describe('a refresh token', () => {
  const age = (person: Person) =>
    db
      .updateTable('assistant_grants')
      .set({ rotated_at: new Date(Date.now() - 61_000) })
      .where('workspace_id', '=', person.workspace)
      .execute();

  test('is spent by its use; the one before is taken for a minute, since an answer may be lost', async () => {
    const grant = await granted(host);
    const next = await refresh(grant, grant.tokens.refresh_token);
    expect([next.status, next.body.token_type, next.body.expires_in, next.body.scope]).toEqual([
      ...[200, 'Bearer', 3600, 'read write'],
    ]);
    expect(await opens(next.body.access_token)).toBe(200);
    const again = await refresh(grant, grant.tokens.refresh_token);
    expect(again).toEqual(next);
    expect((await refresh(grant, next.body.refresh_token)).status).toBe(200);
  });

  test('that is used twice at the same moment gets the same answer twice', async () => {
    const grant = await granted(host);
    const both = await Promise.all([1, 2, 3].map(() => refresh(grant, grant.tokens.refresh_token)));
    expect(both.map(({ status, body }) => [status, body.refresh_token])).toEqual(
      both.map(() => [200, both[0]?.body.refresh_token]),
    );
    expect(await opens(both[1]?.body.access_token)).toBe(200);
    expect((await refresh(grant, both[2]?.body.refresh_token)).status).toBe(200);
  });

  test('that comes again later ends the grant, whoever has it', async () => {
    const grant = await granted(host);
    const next = await refresh(grant, grant.tokens.refresh_token);
    await age(host);
    expect((await refresh(grant, grant.tokens.refresh_token)).body.error).toBe('invalid_grant');
    await expect.poll(() => opens(next.body.access_token)).toBe(401);
    expect((await refresh(grant, next.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test.each([2, 3])('that comes again %i refreshes later ends the grant, also within a minute', async (generations) => {
    const ada = await openPerson(url);
    const grant = await granted(ada);
    let { tokens } = grant;
    for (let n = 0; n < generations; n += 1) tokens = (await refresh(grant, tokens.refresh_token)).body;
    expect(await opens(tokens.access_token)).toBe(200);
    expect((await refresh(grant, grant.tokens.refresh_token)).body.error).toBe('invalid_grant');
    await expect.poll(() => opens(tokens.access_token)).toBe(401);
    expect((await refresh(grant, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect(await listed(ada)).toEqual([]);
  });

  test('is worth nothing to another program, and asks for no more than was granted', async () => {
    const grant = await granted(host, 'read');
    const other = { ...grant, clientId: await register() };
    expect((await refresh(other, grant.tokens.refresh_token)).body.error).toBe('invalid_grant');
    const more = { grant_type: 'refresh_token', client_id: grant.clientId, scope: 'write' };
    const wider = await form('/oauth/token', { ...more, refresh_token: grant.tokens.refresh_token });
    expect(wider.body.error).toBe('invalid_scope');
    expect((await refresh(grant, grant.tokens.refresh_token)).status).toBe(200);
  });
});

test('the token of an assistant opens /mcp and nothing else', async () => {
  const { tokens } = await granted(host);
  const paths = [
    '/api/v1/events',
    '/api/v1/ideas',
    '/api/v1/workspace',
    '/api/user/me',
    '/api/v1/tokens',
    '/api/v1/assistants',
  ];
  for (const path of paths) {
    const { status, body } = await json(path, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect([path, status, body.code]).toEqual([path, 403, 'not-for-tokens']);
  }
  const commands = [
    {
      id: crypto.randomUUID(),
      type: 'CaptureIdea',
      stream: `idea-${crypto.randomUUID()}`,
      data: { title: 'x' },
      at: new Date().toISOString(),
    },
  ];
  const init = { method: 'POST', body: JSON.stringify({ commands }) };
  const headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' };
  expect((await json('/api/v1/commands', { ...init, headers })).status).toBe(403);
  expect(await opens(tokens.access_token)).toBe(200);
});

describe('an assistant', () => {
  test('is listed with its last use, told of by mail and under recent activity, and ended at once by its member', async () => {
    const [ada, bea] = [await openPerson(url), await openPerson(url)];
    const grant = await granted(ada);
    expect(await opens(grant.tokens.access_token)).toBe(200);
    // It opens nothing else: the log itself holds words that it may not read.
    expect(await readLive(url, url, grant.tokens.access_token).closed).toBe(4401);
    const date = expect.stringMatching(/^\d{4}-/);
    await expect
      .poll(() => listed(ada))
      .toEqual([
        { id: expect.any(String), name: 'Claude', scope: 'write', createdAt: date, expiresAt: date, lastUsedAt: date },
      ]);
    const mails = async () =>
      (await json('/dev/inbox', { headers: { accept: 'application/json' } })).body
        .filter(({ to }: { to: string }) => to === ada.email)
        .map(({ subject }: { subject: string }) => subject);
    await expect.poll(mails).toContain('An assistant was connected');
    const [{ id }] = await listed(ada);
    expect((await callAs(url, bea, ['DELETE', `/api/v1/assistants/${id}`])).status).toBe(404);
    // Nor may another owner of the same workspace see it, or end it.
    await letIn(url, ada, bea, 'owner');
    const there = ada.workspace;
    expect((await callAs(url, bea, ['GET', '/api/v1/assistants'], there)).body).toEqual([]);
    expect((await callAs(url, bea, ['DELETE', `/api/v1/assistants/${id}`], there)).status).toBe(404);
    expect((await callAs(url, ada, ['DELETE', `/api/v1/assistants/${id}`])).status).toBe(204);
    expect([await opens(grant.tokens.access_token), await listed(ada)]).toEqual([401, []]);
    expect((await refresh(grant, grant.tokens.refresh_token)).body.error).toBe('invalid_grant');
    const activity = async () =>
      (await callAs(url, ada, ['GET', '/api/v1/auth/activity'])).body.events.map(
        ({ event }: { event: string }) => event,
      );
    await expect.poll(activity).toEqual(expect.arrayContaining(['assistant-allowed', 'assistant-ended']));
  });

  test('of a program that gives it up, whose time is over, or whose member signs out everywhere is gone', async () => {
    const [bea, eve] = [await openPerson(url), await openPerson(url)];
    const [given, over, out] = [await granted(host), await granted(bea), await granted(eve)];
    expect((await form('/oauth/revoke', { token: given.tokens.refresh_token, client_id: 'gwc_other' })).status).toBe(
      200,
    );
    expect(await opens(given.tokens.access_token)).toBe(200);
    const giveUp = { token: given.tokens.refresh_token, client_id: given.clientId };
    expect((await form('/oauth/revoke', giveUp)).status).toBe(200);
    await db
      .updateTable('assistant_grants')
      .set({ expires_at: new Date() })
      .where('workspace_id', '=', bea.workspace)
      .execute();
    expect((await callAs(url, eve, ['POST', '/api/v1/auth/logout', { allDevices: true }])).status).toBe(204);
    const all = [given, over, out];
    expect(await Promise.all(all.map(({ tokens }) => opens(tokens.access_token)))).toEqual([401, 401, 401]);
    const again = await Promise.all(all.map((grant) => refresh(grant, grant.tokens.refresh_token)));
    expect(again.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  test('is of one workspace, follows the role of its member there, and goes with the membership', async () => {
    const [ada, bea] = [await openPerson(url), await openPerson(url)];
    await letIn(url, ada, bea, 'member');
    const { tokens } = await granted(bea, 'write', ada.workspace);
    expect([(await listed(bea)).length, (await listed(bea, ada.workspace)).length]).toEqual([0, 1]);
    // It is theirs alone to see and to end, also for the owner, who can end the membership.
    const [{ id }] = await listed(bea, ada.workspace);
    expect(await listed(ada)).toEqual([]);
    expect((await callAs(url, ada, ['DELETE', `/api/v1/assistants/${id}`])).status).toBe(404);
    const assistant = await connectAssistant(url, tokens.access_token);
    expect((await assistant.call('capture_idea', { title: 'Theirs' })).isError).toBe(false);
    const { items } = (await callAs(url, ada, ['GET', '/api/v1/ideas'])).body;
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Theirs']);
    const team = teamStreamOf(ada.workspace);
    await sendAs(url, ada, undefined, [team, 'ChangeRole', { accountId: bea.id, role: 'viewer' }]);
    await expect.poll(() => assistant.tools()).not.toContain('capture_idea');
    await sendAs(url, ada, undefined, [team, 'RemoveMember', { accountId: bea.id }]);
    await expect.poll(() => opens(tokens.access_token)).toBe(401);
  });
});

test('no table holds a code, a token or the secret of a request', async () => {
  const grant = await granted(host);
  const rows = [
    await db.selectFrom('assistant_grants').selectAll().where('workspace_id', '=', host.workspace).execute(),
    await db.selectFrom('oauth_requests').selectAll().execute(),
  ];
  const text = JSON.stringify(rows);
  for (const secret of [grant.code, grant.tokens.access_token, grant.tokens.refresh_token, verifier])
    expect(text).not.toContain(secret);
});

describe('a program that is known by a document', () => {
  const documents = new Map<string, { readonly status: number; readonly text: string }>();
  const asked: string[] = [];
  const site = createServer(({ url: path = '' }, answer) => {
    asked.push(path);
    const { status, text } = documents.get(path) ?? { status: 404, text: '' };
    answer.writeHead(status, { location: '/client.json' }).end(text);
  });
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => void site.close());
  const put = (path: string, more: object = {}, status = 200): string => {
    const clientId = `${origin}${path}`;
    const text = JSON.stringify({ client_id: clientId, client_name: 'Claude', redirect_uris: [callback], ...more });
    documents.set(path, { status, text });
    return clientId;
  };

  test('is read there once, and let in like any other', async () => {
    const ada = await openPerson(url);
    const clientId = put('/client.json');
    const code = (await allow(ada, await requestOf(clientId))).searchParams.get('code') ?? '';
    expect((await exchange(clientId, code)).status).toBe(200);
    await requestOf(clientId);
    expect(asked.filter((path) => path === '/client.json')).toHaveLength(1);
    expect((await listed(ada)).map(({ name }: { name: string }) => name)).toEqual(['Claude']);
  });

  test('is unknown if the document is of another one, leads elsewhere, is too long, or none', async () => {
    const wrong = [
      put('/other.json', { client_id: `${origin}/client.json` }),
      put('/moved.json', {}, 302),
      put('/long.json', { client_name: 'x'.repeat(20_000) }),
      put('/secret.json', { token_endpoint_auth_method: 'client_secret_post' }),
      put('/script.json', { redirect_uris: [callback, 'javascript:alert(1)'] }),
      `${origin}/none.json`,
      `${origin}/`,
      `${origin}/client.json?x`,
      `${origin}/./client.json`,
      'https://localhost:1/client.json',
      'https://169.254.169.254/latest',
    ];
    for (const clientId of wrong)
      expect([clientId, await authorize(clientId)]).toEqual([clientId, { status: 400, to: null }]);
  });
});
