import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldVersions, kindOfStream } from '#domain/log/stream-kinds.ts';
import { isAllowed, type Permission, type Role } from '#domain/team/role.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from './fixtures/open-team.ts';
import { type RecordedRoute, recordRoutes } from './fixtures/record-routes.ts';
import { readLive } from './live-reader.ts';

/** Everybody who may knock at a workspace, with the role that they have there. */
const roleOf = {
  ...{ owner: 'owner', member: 'member', advisor: 'advisor', viewer: 'viewer' },
  ...{ removed: null, stranger: null, otherOwner: null },
} as const satisfies Record<string, Role | null>;
type Knocker = keyof typeof roleOf;
const knockers = Object.keys(roleOf) as Knocker[];

/** Whose words nobody may read without the right to edit. */
const interviewee = 'Zelda Quatermain';

let database: FreshDatabase;
let running: Running;
let url: string;
let routes: readonly RecordedRoute[];
let people: Readonly<Record<Knocker, Person>>;
let workspace: string;
/** Ids in the workspace, by the names that addresses have for them. */
let there: Readonly<Record<string, string>>;

beforeAll(async () => {
  database = await databaseWithKey();
  const env = {
    ...{ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' },
    ...{ OWN_DOMAINS: 'on', DNS_SERVERS: '127.0.0.1:9', PUBLIC_PAGES_ORIGIN: 'https://pages.groundwork.example' },
  };
  const recorded = await recordRoutes(() => start(env, bareClient));
  running = recorded.started;
  routes = recorded.routes();
  url = running.settings.publicUrl;
  // One after the other, here and below: a server with too much to do answers nobody as it says.
  const all: [Knocker, Person][] = [];
  for (const name of knockers) all.push([name, await openPerson(url)]);
  people = Object.fromEntries(all) as Record<Knocker, Person>;
  ({ workspace } = people.owner);
  for (const name of ['member', 'advisor', 'viewer', 'removed'] as const)
    await letIn(url, people.owner, people[name], roleOf[name] ?? 'member');
  await sendAs(url, people.owner, workspace, [
    teamStreamOf(workspace),
    'RemoveMember',
    { accountId: people.removed.id },
  ]);
  // Somebody with a team of their own has no right in another one.
  await letIn(url, people.otherOwner, people.stranger, 'viewer');
  await sendAs(url, people.otherOwner, undefined, [
    teamStreamOf(people.otherOwner.workspace),
    'RemoveMember',
    { accountId: people.stranger.id },
  ]);
  there = await fillWorkspace();
}, 60_000);
afterAll(async () => {
  await running?.stop();
  await database?.drop();
});

const uuid = (): string => crypto.randomUUID();

async function fillWorkspace(): Promise<Readonly<Record<string, string>>> {
  const [ideaId, projectId, pageId] = [uuid(), uuid(), uuid()];
  const [reportId, linkId, interviewId] = [uuid(), uuid(), uuid()];
  const send = (stream: string, type: string, data: object) =>
    sendAs(url, people.owner, workspace, [stream, type, data]);
  const blocks = ['cover', 'experiments', 'quotes', 'learned'].map((kind, n) => ({ id: `b${n}`, kind, after: null }));
  const talk = { person: interviewee, on: '2026-03-01', lastTime: `${interviewee} baked.`, commitment: 'none' };
  const hero = { id: 'hero', kind: 'hero', parent: null, fields: { heading: 'Bake' } };
  const answers = [
    await send(`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }),
    await send(`project-${projectId}`, 'StartProject', { ideaId, canvasId: uuid() }),
    await send(`page-${pageId}`, 'CreatePage', { projectId, title: 'Crumb page', template: { blocks: [hero] } }),
    await send(`report-${reportId}`, 'WriteReport', { projectId, title: 'Log', blocks }),
    await send(teamStreamOf(workspace), 'OpenInvitationLink', { linkId, role: 'viewer', days: 7 }),
    await send(`interview-${interviewId}`, 'LogInterview', { projectId, answer: 'yes', ...talk }),
  ];
  expect(answers.map((each) => Array.isArray(each) || each)).toEqual(answers.map(() => true));
  const wanted = { name: 'x', scope: 'read', expiresInDays: 30 };
  const token = await callAs(url, people.owner, ['POST', '/api/v1/tokens', wanted], workspace);
  const hook = { url: 'https://8.8.8.8/', types: ['idea.captured'] };
  const webhook = await callAs(url, people.owner, ['POST', '/api/v1/webhooks', hook], workspace);
  return { ideaId, projectId, pageId, reportId, linkId, tokenId: token.body.id, webhookId: webhook.body.id };
}

/** An address with ids in it: those of the workspace, or such as nobody has. */
const addressOf = (pattern: string, ids: Readonly<Record<string, string>> = {}): string =>
  pattern
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? uuid())
    .replaceAll('*', 'nothing');

/** For anybody: what is published, what nobody signs in for yet, and what is asked for by something else than a session. */
const forAnybody: readonly (string | RegExp)[] = [
  /^\w+ \/(p|s|shared|items|assets|dev|emulator|page-fonts|confirm|remove|mail-off|internal)(\/|$)/,
  /^\w+ \/(identitytoolkit|securetoken)\.googleapis\.com\//,
  /^GET \/(healthz|readyz|metrics|inspector|robots\.txt|sitemap\.xml|openapi\.json|resources\/(feed|atom)\.xml|\*)?$/,
  ...['register', 'login', 'refresh-token'].map((name) => `POST /api/v1/auth/${name}`),
  ...['GET /api/v1/common-passwords', 'POST /api/v1/waitlist', 'POST /api/v1/invitations/read'],
  // By a sign-in that has begun.
  'POST /api/v1/auth/passkeys/challenge',
  // By a signature in the address.
  'GET /api/v1/assets/:id',
  // By a grant.
  'GET /api/v1/shared/:projectId/:grant',
  // By a token alone, never by a session.
  /^\w+ \/mcp$/,
  // Asked for by programs that nobody has let in yet.
  /^\w+ \/(oauth|\.well-known)\//,
  // By the first message of the connection.
  'GET /api/v1/live',
];
/** By a grant, or as a member who may read: they look for themselves which it is. */
const byGrantOrMember = /^GET \/api\/v1\/reports\/:reportId/;

const nameOf = ({ method, url: address }: RecordedRoute): string => `${method} ${address}`;
const isForAnybody = (route: RecordedRoute): boolean =>
  forAnybody.some((each) => (typeof each === 'string' ? each === nameOf(route) : each.test(nameOf(route))));
const needOf = (route: RecordedRoute): Permission | 'account' | null =>
  byGrantOrMember.test(nameOf(route)) ? 'read' : route.declared;

const isNoSuchWorkspace = ({ status, body }: { readonly status: number; readonly body: unknown }): boolean =>
  status === 404 && (body as { message?: string }).message === 'There’s no such workspace.';

/** Reads from an answer whether somebody had the right to ask; all else that it says is for other tests. */
function verdictOf(answer: Awaited<ReturnType<typeof callAs>>): string {
  if (isNoSuchWorkspace(answer)) return 'no such workspace';
  if (answer.status === 401) return 'sign in';
  return answer.status === 403 && answer.body.code === 'role-insufficient' ? 'role-insufficient' : 'allowed';
}

const ask = (name: Knocker | null, route: RecordedRoute, ids?: Readonly<Record<string, string>>, of?: string) => {
  const hasBody = !['GET', 'DELETE', 'OPTIONS', 'TRACE'].includes(route.method);
  const sent = hasBody
    ? ([route.method, addressOf(route.url, ids), {}] as const)
    : ([route.method, addressOf(route.url, ids)] as const);
  return callAs(url, name && people[name], sent, of);
};

/** Ends sessions last. */
const inOrder = () => routes.toSorted((a, b) => Number(a.url.endsWith('logout')) - Number(b.url.endsWith('logout')));

describe('a route', () => {
  test('is for anybody, or says whom it is for', () => {
    const silent = routes.filter((route) => needOf(route) === null && !isForAnybody(route)).map(nameOf);
    expect(silent).toEqual([]);
    const both = routes.filter((route) => needOf(route) !== null && isForAnybody(route)).map(nameOf);
    expect(both).toEqual([]);
    expect(routes.filter((route) => needOf(route) !== null).length).toBeGreaterThan(60);
  });

  test('is described as it is: with a session, unless it is for anybody', () => {
    const wrong = routes.filter(
      (route) => route.isDescribed && !isForAnybody(route) && !route.describesSession && needOf(route) !== null,
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  test('about a workspace answers each who knocks as it says, and one about an account answers all of them', async () => {
    const expected: Record<string, string> = {};
    const found: Record<string, string> = {};
    for (const route of inOrder()) {
      const need = needOf(route);
      if (need === null) continue;
      const key = (name: string) => `${nameOf(route)} as ${name}`;
      expected[key('nobody')] = 'sign in';
      found[key('nobody')] = verdictOf(await ask(null, route, undefined, workspace));
      for (const name of knockers) {
        const role = roleOf[name];
        const denied = role === null ? 'no such workspace' : 'role-insufficient';
        expected[key(name)] = need === 'account' || isAllowed(role, need) ? 'allowed' : denied;
        found[key(name)] = verdictOf(await ask(name, route, undefined, workspace));
      }
    }
    expect(found).toEqual(expected);
  });

  test('answers of things of others as of things that are not there', async () => {
    const strip = ({ status, body }: Awaited<ReturnType<typeof callAs>>) =>
      typeof body === 'object' ? { status, body: { ...body, requestId: '' } } : { status, body };
    const asked = routes.filter((route) => needOf(route) !== null && /:\w/.test(route.url));
    const known = asked.filter((route) => Object.keys(there).some((name) => route.url.includes(`:${name}`)));
    expect(known.length).toBeGreaterThan(12);
    for (const route of known) {
      for (const name of ['otherOwner', 'stranger', 'removed'] as const)
        expect([nameOf(route), strip(await ask(name, route, there))]).toEqual([
          nameOf(route),
          strip(await ask(name, route)),
        ]);
    }
    // What was asked for is still there.
    for (const path of [
      `ideas/${there['ideaId']}`,
      `reports/${there['reportId']}`,
      `invitations/links/${there['linkId']}`,
    ])
      expect((await callAs(url, people.owner, ['GET', `/api/v1/${path}`], workspace)).status).toBe(200);
    expect((await callAs(url, people.owner, ['GET', '/api/v1/tokens'], workspace)).body).toHaveLength(1);
    expect((await callAs(url, people.owner, ['GET', '/api/v1/webhooks'], workspace)).body).toHaveLength(1);
  });

  test('tells nobody about people who may not edit', async () => {
    const reading = routes.filter(
      (route) => route.method === 'GET' && needOf(route) !== null && needOf(route) !== 'account',
    );
    const tellers = async (name: Knocker): Promise<string[]> => {
      const told: string[] = [];
      for (const route of reading) {
        const { body } = await ask(name, route, there, workspace);
        if (JSON.stringify(body).includes(interviewee)) told.push(nameOf(route));
      }
      return told;
    };
    expect(await tellers('member')).toEqual(
      expect.arrayContaining(['GET /api/v1/events', 'GET /api/v1/projects/:projectId/interviews']),
    );
    expect([await tellers('advisor'), await tellers('viewer')]).toEqual([[], []]);
  });
});

describe('a command', () => {
  /** One of each type that a member may send, with data that no type takes. */
  const commandsTo = (stream: (kind: string) => string) =>
    Object.keys(foldVersions()).flatMap((kind) =>
      Object.entries(kindOfStream(`${kind}-${workspace}`)?.commands ?? {}).flatMap(([type, { by, permission }]) =>
        (by ?? 'founder') === 'founder'
          ? [
              {
                needs: permission ?? 'edit',
                command: {
                  id: uuid(),
                  type,
                  stream: stream(kind),
                  data: { nonsense: true },
                  at: '2026-01-01T00:00:00.000Z',
                },
              },
            ]
          : [],
      ),
    );

  test('of each type is answered to each role as it says, and to nobody else', async () => {
    for (const name of knockers) {
      const role = roleOf[name];
      // Of the kinds of which there is one, the stream is named after the workspace.
      const sent = commandsTo((kind) => `${kind}-${workspace}`);
      expect(sent.length).toBeGreaterThan(150);
      const commands = sent.map(({ command }) => command);
      const { status, body } = await callAs(url, people[name], ['POST', '/api/v1/commands', { commands }], workspace);
      if (role === null) {
        expect([name, status, body.code]).toEqual([name, 404, 'not-found']);
        continue;
      }
      const answered = (body.results as { reason?: string }[]).map(({ reason }, n) => [
        ...[name, commands[n]?.stream.split('-')[0], commands[n]?.type],
        reason === 'role-insufficient' ? 'role-insufficient' : 'allowed',
      ]);
      expect(answered).toEqual(
        sent.map(({ needs, command }) => [
          ...[name, command.stream.split('-')[0], command.type],
          isAllowed(role, needs) ? 'allowed' : 'role-insufficient',
        ]),
      );
    }
  });

  test('to a stream of others, sent in a workspace of one’s own, finds nothing', async () => {
    for (const name of ['otherOwner', 'stranger', 'removed'] as const) {
      const send = (stream: string, type: string, data: object) =>
        sendAs(url, people[name], undefined, [stream, type, data]);
      const team = teamStreamOf(workspace);
      expect([
        ...[name, await send(`idea-${there['ideaId']}`, 'RenameIdea', { title: 'Mine' })],
        await send(`project-${there['projectId']}`, 'RemoveProject', {}),
        await send(team, 'RemoveMember', { accountId: people.member.id }),
        await send(team, 'OpenInvitationLink', { linkId: uuid(), role: 'owner', days: 1 }),
      ]).toEqual([name, 'not-found', 'not-found', 'not-found', 'not-found']);
    }
    const members = await callAs(url, people.owner, ['GET', '/api/v1/members'], workspace);
    expect(members.body.map(({ accountId, role }: { accountId: string; role: Role }) => [accountId, role])).toEqual(
      (['owner', 'member', 'advisor', 'viewer'] as const).map((name) => [people[name].id, roleOf[name]]),
    );
    expect((await callAs(url, people.owner, ['GET', `/api/v1/ideas/${there['ideaId']}`])).body.title).toBe('Crumb');
  });
});

describe('a live connection', () => {
  const open = (name: Knocker) =>
    readLive(url, url.replace('127.0.0.1', 'localhost'), people[name].accessToken, 0, workspace);

  test('is opened to members alone: 4404 for everybody else, as for a workspace that is not there', async () => {
    for (const name of knockers) {
      const reader = open(name);
      const end = await Promise.race([reader.received(1).then(() => 'facts'), reader.closed]);
      expect([name, end]).toEqual([name, roleOf[name] === null ? 4404 : 'facts']);
      expect(JSON.stringify(reader.events).includes(interviewee)).toBe(['owner', 'member'].includes(name));
      reader.socket.close();
    }
    const made = readLive(url, url.replace('127.0.0.1', 'localhost'), people.owner.accessToken, 0, uuid());
    expect(await made.closed).toBe(4404);
  });

  test('ends with 4403 for each who is removed, whatever their role, and for nobody else', async () => {
    const owner = open('owner');
    await owner.received(1);
    for (const name of ['member', 'advisor', 'viewer'] as const) {
      const reader = open(name);
      await reader.received(1);
      const sent = await sendAs(url, people.owner, workspace, [
        teamStreamOf(workspace),
        'RemoveMember',
        { accountId: people[name].id },
      ]);
      expect([name, sent, await reader.closed]).toEqual([name, ['MemberRemoved'], 4403]);
    }
    expect(owner.socket.readyState).toBe(owner.socket.OPEN);
    owner.socket.close();
  });
});
