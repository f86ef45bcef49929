import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '#domain/team/role.ts';
import { openDatabase } from '#server/db/database.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from './fixtures/open-team.ts';
import { aPdf } from './survey-guest.ts';

let database: FreshDatabase;
let running: Running;
let url: string;
let stranger: Person;
const people = new Map<Role, Person>();
const [ideaId, projectId, surveyId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
let file: { readonly id: string; readonly entryId: string };

beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  url = running.settings.publicUrl;
  const owner = await openPerson(url);
  stranger = await openPerson(url);
  people.set('owner', owner);
  for (const role of roles.slice(1)) {
    const person = await openPerson(url);
    await letIn(url, owner, person, role);
    people.set(role, person);
  }
  const questions = [{ id: 'list', kind: 'file', title: 'Your price list?' }];
  for (const command of [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bread' }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
    [`survey-${surveyId}`, 'CreateSurvey', { projectId, title: 'Prices', template: { questions } }],
    [`survey-${surveyId}`, 'SetSurvey', { by: 'Ada, ada@example.org', once: 'anyone' }],
    [`survey-${surveyId}`, 'PublishSurvey', {}],
  ] as const)
    expect(await sendAs(url, owner, undefined, command)).toBeInstanceOf(Array);
  file = await answer(owner);
}, 60_000);
afterAll(async () => {
  await running?.stop();
  await database?.drop();
});

/** Somebody answers the survey with a PDF. How they do that is for `survey-files.test.ts`. */
async function answer(owner: Person) {
  const { pool, db } = openDatabase(database.url);
  const store = createEventStore({ pool, clock: () => new Date() });
  const [id, entryId, bytes] = [crypto.randomUUID(), crypto.randomUUID(), aPdf().length];
  const kept = { workspace_id: owner.workspace, id, survey_id: surveyId, response_id: entryId, question_id: 'list' };
  await db
    .insertInto('survey_files')
    .values({ ...kept, kind: 'pdf', bytes, created_at: new Date(), body: Buffer.from(aPdf()) })
    .execute();
  const data = {
    ...{ projectId, entryId, ordinal: null, publishedVersion: 1, source: 'direct', once: 'anyone', link: null },
    ...{ choices: { list: { file: { id, kind: 'pdf', bytes } } }, words: {}, passed: [], quota: null, language: 'en' },
    ...{ email: null, consentHash: '' },
  };
  const actor = { workspaceId: owner.workspace, by: { kind: 'public', id: 'v' }, device: 'v' } as const;
  const command = { id: 'answered', type: 'CompleteResponse', stream: `intake-${surveyId}`, data };
  const answered = await store.execute(actor, [{ ...command, at: new Date().toISOString() }]);
  expect(answered).toMatchObject([{ status: 'accepted' }]);
  await db.destroy();
  return { id, entryId };
}

const path = (id = file.id, survey = surveyId) => `/api/v1/surveys/${survey}/files/${id}`;
const owner = () => people.get('owner') as Person;
const read = (person: Pick<Person, 'accessToken'>, at = path(), workspace = owner().workspace) =>
  fetch(`${url}${at}`, {
    headers: { authorization: `Bearer ${person.accessToken}`, 'groundwork-workspace': workspace },
  });

test('A file is saved under a name of ours, is nothing but itself, and is kept by no cache', async () => {
  const answered = await read(owner());
  const named = [
    'content-type',
    'content-disposition',
    'x-content-type-options',
    'content-security-policy',
    'cache-control',
  ];
  expect([answered.status, ...named.map((name) => answered.headers.get(name))]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="answer-${file.id.slice(0, 8)}.pdf"`,
    'nosniff',
    "sandbox; default-src 'none'",
    'no-store',
  ]);
  expect(Buffer.from(await answered.arrayBuffer()).equals(aPdf())).toBe(true);
});

test('Who may read answers may read files: nobody else of the workspace, and nobody of another one', async () => {
  const statuses = Object.fromEntries(
    await Promise.all([...people].map(async ([role, person]) => [role, (await read(person)).status] as const)),
  );
  expect({
    ...statuses,
    signedOut: (await fetch(`${url}${path()}`)).status,
    stranger: (await read(stranger)).status,
    strangerAtHome: (await read(stranger, path(), stranger.workspace)).status,
    otherSurvey: (await read(owner(), path(file.id, crypto.randomUUID()))).status,
    otherFile: (await read(owner(), path(crypto.randomUUID()))).status,
    noId: (await read(owner(), path('1'))).status,
  }).toEqual({
    ...{ owner: 200, member: 200, advisor: 403, viewer: 403 },
    ...{ signedOut: 401, stranger: 404, strangerAtHome: 404, otherSurvey: 404, otherFile: 404, noId: 400 },
  });
});

test('An access token that may change things reads files, and one that may only read does not', async () => {
  const statuses: number[] = [];
  for (const scope of ['write', 'read']) {
    const wanted = { name: scope, scope, expiresInDays: 30 };
    const { body } = await callAs(url, owner(), ['POST', '/api/v1/tokens', wanted]);
    statuses.push((await read({ accessToken: body.token })).status);
  }
  expect(statuses).toEqual([200, 403]);
});

test('Readings and the table of people say what a file is; no file of theirs has its bytes', async () => {
  const { body } = await callAs(url, owner(), ['GET', `/api/v1/surveys/${surveyId}/responses`]);
  const bytes = aPdf().length;
  const choices = { list: { file: { id: file.id, kind: 'pdf', bytes } } };
  const { body: log } = await callAs(url, owner(), ['GET', '/api/v1/events?limit=1000&after=0']);
  const completed = log.events.find(({ type }: { readonly type: string }) => type === 'ResponseCompleted');
  expect([body.items[0].answers, completed.data.choices]).toEqual([
    [
      { question: 'Your price list?', answer: 'PDF, 1 KB' },
      { question: 'Your price list?: Address', answer: path() },
    ],
    choices,
  ]);
});

test('Usage counts the file, and none of another workspace', async () => {
  const used = await Promise.all(
    [owner(), stranger].map(async (person) => {
      const { files, fileBytes } = (await callAs(url, person, ['GET', '/api/user/me/usage'])).body;
      return { files, fileBytes };
    }),
  );
  expect(used).toEqual([
    { files: 1, fileBytes: aPdf().length },
    { files: 0, fileBytes: 0 },
  ]);
});

test('The copy of everything has the file', async () => {
  const { files } = JSON.parse(await (await read(owner(), '/api/user/me/export')).text());
  expect(files).toEqual([
    {
      ...{ id: file.id, kind: 'pdf', bytes: aPdf().length, surveyId, responseId: file.entryId, questionId: 'list' },
      createdAt: expect.any(String),
      body: Buffer.from(aPdf()).toString('base64'),
    },
  ]);
});

test('A file stays where it was sent to when the idea moves to another workspace', async () => {
  await letIn(url, stranger, owner(), 'member');
  const elsewhere = stranger.workspace;
  expect(await sendAs(url, owner(), undefined, [`survey-${surveyId}`, 'UnpublishSurvey', {}])).toBeInstanceOf(Array);
  const moved = await callAs(url, owner(), ['POST', `/api/v1/ideas/${ideaId}/move`, { workspace: elsewhere }]);
  const { body: log } = await callAs(url, stranger, ['GET', '/api/v1/events?limit=1000']);
  expect({
    moved: moved.status,
    here: (await read(owner())).status,
    there: (await read(owner(), path(), elsewhere)).status,
    strangerThere: (await read(stranger, path(), elsewhere)).status,
    isNamedThere: JSON.stringify(log).includes(file.id),
  }).toEqual({ moved: 200, here: 200, there: 404, strangerThere: 404, isNamedThere: false });
});

test('An erased person’s file is gone', async () => {
  const erased = [`intake-${surveyId}`, 'ErasePerson', { entryId: file.entryId }] as const;
  expect([await sendAs(url, owner(), undefined, erased), (await read(owner())).status]).toEqual([
    ['PersonErased'],
    404,
  ]);
});
