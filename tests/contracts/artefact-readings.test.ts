import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CausedBy } from '#domain/log/recorded-event.ts';
import { blocksOfTemplate } from '#domain/report/report-templates.ts';
import { type Role, roles } from '#domain/team/role.ts';
import { useGroundworkFromPrograms } from '#server/content/seed/articles/use-groundwork-from-programs.ts';
import { openDatabase } from '#server/db/database.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { type Running, start } from '#server/main.ts';
import { consentHash, runOf, signUpOf } from '../fixtures/an-intake.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from './fixtures/open-team.ts';

const uuid = () => crypto.randomUUID();
const ids = { project: uuid(), page: uuid(), survey: uuid(), report: uuid(), entries: [uuid(), uuid(), uuid()] };

let database: FreshDatabase;
let running: Running;
let url: string;
let owner: Person;
const people = new Map<Role, Person>();
const opened = () => openDatabase(database.url);
let closeStore = async () => {};

beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  url = running.settings.publicUrl;
  owner = await openPerson(url);
  people.set('owner', owner);
  for (const role of roles.slice(1)) {
    const person = await openPerson(url);
    await letIn(url, owner, person, role);
    people.set(role, person);
  }
  await fill();
});
afterAll(async () => {
  await closeStore();
  await running?.stop();
  await database?.drop();
});

/** A project with a page, a survey and a report, and strangers on the first two. */
async function fill(): Promise<void> {
  const ideaId = uuid();
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  const questions = [
    {
      id: 'pays',
      kind: 'one-of',
      title: 'Do you pay?',
      options: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    },
    { id: 'why', kind: 'long', title: 'Why?', required: false },
  ];
  const [assumptionId, interview] = [uuid(), `interview-${uuid()}`];
  const stated = { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true };
  const held = {
    projectId: ids.project,
    person: 'Quindle',
    on: '2026-03-01',
    lastTime: '',
    commitment: 'none',
    answer: 'yes',
  };
  const commands = [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bread' }],
    [`project-${ids.project}`, 'StartProject', { ideaId, canvasId: uuid() }],
    [`page-${ids.page}`, 'CreatePage', { projectId: ids.project, title: 'Crumb', template: { blocks: [form] } }],
    [`survey-${ids.survey}`, 'CreateSurvey', { projectId: ids.project, title: 'Prices', template: { questions } }],
    [`ledger-${ids.project}`, 'StateAssumption', stated],
    [interview, 'LogInterview', held],
    [interview, 'MarkQuote', { quoteId: uuid(), text: 'I throw crates away', assumptionId, mark: 1 }],
    [
      `report-${ids.report}`,
      'WriteReport',
      { projectId: ids.project, title: 'March', template: 'validation', blocks: blocksOfTemplate('validation') },
    ],
  ] as const;
  for (const command of commands) expect(await sendAs(url, owner, undefined, command)).toBeInstanceOf(Array);
  const { pool, db } = opened();
  closeStore = () => db.destroy();
  const store = createEventStore({ pool, clock: () => new Date() });
  const send = async (kind: CausedBy['kind'], stream: string, type: string, data: object) => {
    const command = { id: uuid(), type, stream, data: data as never, at: new Date().toISOString() };
    const actor = { workspaceId: owner.workspace, by: { kind, id: 'v' }, device: 'v' };
    expect(await store.execute(actor, [command])).toMatchObject([{ status: 'accepted' }]);
  };
  const [page, survey, projectId] = [`intake-${ids.page}`, `intake-${ids.survey}`, ids.project];
  const runs = [runOf(3), runOf(2, { source: 'news' })];
  await send('system', page, 'TallyVisits', { projectId, runs, dropped: {} });
  await send('public', page, 'ReceiveSignUp', signUpOf(4, uuid(), projectId, 'ada@example.org'));
  await send('system', survey, 'TallyVisits', { projectId, runs: [runOf(3)], dropped: {} });
  for (const [n, entryId] of ids.entries.entries()) {
    await send('public', survey, 'CompleteResponse', {
      ...{ projectId, entryId, ordinal: n + 1, publishedVersion: 1, source: 'direct', once: 'visitor', link: null },
      ...{ choices: { pays: n === 0 ? 'yes' : 'no' }, words: n === 0 ? { why: 'Rye of Quindle' } : {}, passed: [] },
      ...{
        quota: null,
        language: 'en',
        email: n === 0 ? 'ada@example.org' : null,
        consentHash: n === 0 ? consentHash : '',
      },
    });
  }
}

async function get(accessToken: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${accessToken}`, ...headers } });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', body: isJson ? JSON.parse(text) : text };
}
const paths = {
  figures: () => `/api/v1/pages/${ids.page}/figures`,
  responses: () => `/api/v1/surveys/${ids.survey}/responses`,
  report: () => `/api/v1/reports/${ids.report}.md`,
};

/** Ways in of a member: their session, and a token of either scope. */
async function waysOf(role: Role) {
  const person = people.get(role) as Person;
  const make = async (scope: 'read' | 'write') => {
    const wanted = { name: scope, scope, expiresInDays: 30 };
    const made = await callAs(url, person, ['POST', '/api/v1/tokens', wanted], owner.workspace);
    return made.body.token as string;
  };
  const session = { 'groundwork-workspace': owner.workspace };
  return [
    { way: 'session', token: person.accessToken, headers: session },
    { way: 'read', token: await make('read'), headers: {} },
    { way: 'write', token: await make('write'), headers: {} },
  ];
}

const figures = {
  ...{ goal: 'sign-up', visitors: 5, converted: 1, confirmed: 0, intervalFormula: 'sequence-1' },
  interval: [expect.any(Number), expect.any(Number)],
  versions: [{ name: 'a', visitors: 5, converted: 1 }],
  sources: [
    { name: 'direct', visitors: 3, converted: 0 },
    { name: 'news', visitors: 2, converted: 1 },
  ],
  days: [{ name: '2026-03-01', visitors: 5, converted: 1 }],
};
const response = (n: number, answers: object[], email: string | null) => ({
  ...{ id: ids.entries[n], receivedAt: expect.any(String), publishedVersion: 1, source: 'direct', language: 'en' },
  ...{ counts: true, excludedFor: null, email, answers },
});
const pays = (answer: string) => ({ question: 'Do you pay?', answer });

describe.each(roles)('%s', (role) => {
  test('reads figures, responses and reports, and of people what the role and the scope allow', async () => {
    for (const { way, token, headers } of await waysOf(role)) {
      const sees = way !== 'read' && (role === 'owner' || role === 'member');
      const read = (path: string) => get(token, path, headers as Record<string, string>);
      expect([way, (await read(paths.figures())).body]).toEqual([way, figures]);
      const first = sees
        ? response(0, [pays('Yes'), { question: 'Why?', answer: 'Rye of Quindle' }], 'ada@example.org')
        : response(0, [pays('Yes')], null);
      const { body } = await read(paths.responses());
      const others = [response(1, [pays('No')], null), response(2, [pays('No')], null)];
      expect([way, body]).toEqual([way, { items: [first, ...others], next: null }]);
      const report = (await read(paths.report())).body as string;
      expect([way, report.startsWith('# March'), report.includes('I throw crates away')]).toEqual([way, true, sees]);
      expect([way, report.includes('Quindle')]).toEqual([way, false]);
      // As data and as a file reports are for sessions alone.
      for (const end of way === 'session' ? ['', '.html'] : []) {
        const said = JSON.stringify((await read(`/api/v1/reports/${ids.report}${end}`)).body);
        expect([end, said.includes('March'), said.includes('I throw crates away')]).toEqual([end, true, sees]);
      }
    }
  });
});

test('responses come in pages, each once', async () => {
  const page = (query: string) => get(owner.accessToken, `${paths.responses()}?limit=2${query}`);
  const first = (await page('')).body;
  const second = (await page(`&after=${first.next}`)).body;
  expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual(ids.entries);
  expect([first.items.length, first.next, second.next]).toEqual([2, ids.entries[1], null]);
  expect((await page(`&after=${uuid()}`)).status).toBe(400);
});

test('a reading that has not changed is not sent again', async () => {
  for (const path of Object.values(paths)) {
    const { etag } = await get(owner.accessToken, path());
    const asked = async (known: string) => (await get(owner.accessToken, path(), { 'if-none-match': known })).status;
    expect([path(), etag.length, await asked(etag), await asked(`W/${etag}, "x"`), await asked('"x"')]).toEqual([
      ...[path(), 45, 304, 304, 200],
    ]);
  }
});

test('others, nobody, and whoever asks for what is not there read nothing', async () => {
  const stranger = await openPerson(url);
  for (const path of Object.values(paths)) {
    const named = { 'groundwork-workspace': owner.workspace };
    const unknown = path().replace(/[0-9a-f-]{36}/, uuid());
    expect([
      path(),
      (await get(stranger.accessToken, path())).status,
      (await get(stranger.accessToken, path(), named)).status,
      (await get('', path())).status,
      (await get(owner.accessToken, unknown)).status,
    ]).toEqual([path(), 404, 404, 401, 404]);
  }
});

test('a page and a survey that nobody has come to are empty', async () => {
  const [page, survey] = [uuid(), uuid()];
  const template = { blocks: [{ id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } }] };
  await sendAs(url, owner, undefined, [
    `page-${page}`,
    'CreatePage',
    { projectId: ids.project, title: 'New', template },
  ]);
  const none = {
    template: { questions: [{ id: 'why', kind: 'long', title: 'Why?' }] },
    projectId: ids.project,
    title: 'New',
  };
  await sendAs(url, owner, undefined, [`survey-${survey}`, 'CreateSurvey', none]);
  const empty = await get(owner.accessToken, `/api/v1/pages/${page}/figures`);
  expect(empty.body).toEqual({
    ...{ goal: 'sign-up', visitors: 0, converted: 0, confirmed: 0, interval: [0, 1], intervalFormula: 'sequence-1' },
    ...{ versions: [], sources: [], days: [] },
  });
  expect((await get(owner.accessToken, `/api/v1/surveys/${survey}/responses`)).body).toEqual({ items: [], next: null });
});

/** A line of curl as its shell would run it, with these variables. */
function requestOf(line: string, variables: Readonly<Record<string, string>>) {
  const filled = line.replaceAll(/\$([A-Z]+)/g, (_, name: string) => variables[name] ?? `unset ${name}`);
  // Texts in quotes that touch are one word.
  const words = [...filled.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"]+)+/g)].map(([word]) =>
    word.startsWith("'") ? word.replaceAll("'", '') : word.replaceAll('"', ''),
  );
  const after = (flag: string) => words.flatMap((word, n) => (word === flag ? [words[n + 1] ?? ''] : []));
  const headers = after('-H').map((header): [string, string] => {
    const [name = '', value = ''] = header.split(': ');
    return [name, value];
  });
  const [body] = after('-d');
  return { url: words.at(-1) ?? '', method: after('-X')[0] ?? 'GET', headers, ...(body !== undefined && { body }) };
}

test('each line of curl in the article on programs does what it says, and none that reads is missing', async () => {
  const wanted = { name: 'Script', scope: 'write', expiresInDays: 30 };
  const { token } = (await callAs(url, owner, ['POST', '/api/v1/tokens', wanted])).body;
  const ideas = await get(token, '/api/v1/ideas');
  const variables = {
    ...{ GROUNDWORK: url, TOKEN: token, IDEA: ideas.body.items[0].id, PROJECT: ids.project, PAGE: ids.page },
    ...{ SURVEY: ids.survey, REPORT: ids.report, ID: uuid() },
  };
  const lines = [...useGroundworkFromPrograms.body.matchAll(/^(?:<pre><code>)?(curl .*?)(?:<\/code><\/pre>)?$/gm)].map(
    ([, line = '']) => line,
  );
  const answers: unknown[] = [];
  for (const line of lines) {
    const { url: address, ...request } = requestOf(line, variables);
    const answer = await fetch(address, request);
    const text = await answer.text();
    answers.push([new URL(address).pathname.split('/').at(-1), answer.status, text.includes('"rejected"')]);
  }
  const read = (name: string) => [name, 200, false];
  expect(answers).toEqual([
    ...[read('ideas'), read(variables.IDEA)],
    ...['assumptions', 'experiments', 'interviews', 'evidence', 'decisions', 'pages', 'surveys'].map(read),
    ...[read('figures'), read('responses'), read(`${ids.report}.md`)],
    ...[['ideas', 201, false], read('commands'), read('events')],
  ]);
});
