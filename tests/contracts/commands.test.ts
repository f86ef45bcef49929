import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, command, newStream } from './event-store-fixture.ts';
import { type LogServer, logServer } from './log-server.ts';

let server: LogServer;
beforeAll(async () => {
  server = await logServer();
});
afterAll(() => server.close());

test('commands are answered, read back in pages, and folded', async () => {
  const founder = await server.founder();
  const token = server.signIn(founder);
  const stream = newStream();
  const commands = [capture('Crumb', stream), command('ArchiveIdea', stream, {}), command('RestoreIdea', stream, {})];
  const answer = await server.post(token, { commands });
  expect(answer.status).toBe(200);
  const { results } = (await answer.json()) as { results: { events: object[] }[] };
  const events = results.flatMap((result) => result.events);
  expect(events).toHaveLength(3);
  expect(await (await server.get(token, '/api/v1/events')).json()).toEqual({ events, position: 3 });
  expect(await (await server.get(token, '/api/v1/events?after=1&limit=1')).json()).toEqual({
    events: [events[1]],
    position: 2,
  });
  expect(await (await server.get(token, '/api/v1/events?after=7')).json()).toEqual({ events: [], position: 7 });
  expect(await (await server.get(token, `/api/v1/snapshot?stream=${stream}`)).json()).toMatchObject({
    stream,
    version: 3,
    position: 3,
    foldVersion: 5,
    state: { title: 'Crumb', archived: false },
  });
});

test('no cache keeps any of it', async () => {
  const founder = await server.founder();
  const token = server.signIn(founder);
  const idea = capture('Crumb');
  const answers = [
    await server.post(token, { commands: [idea] }),
    await server.get(token, '/api/v1/events'),
    await server.get(token, `/api/v1/snapshot?stream=${idea.stream}`),
    await server.get(token, '/api/v1/workspace'),
    await server.get('nobody', '/api/v1/events'),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
    [200, 200, 200, 200, 401].map((status) => [status, 'no-store']),
  );
});

test('a founder reads the id of their workspace, and nobody else does', async () => {
  const founder = await server.founder();
  const answer = await server.get(server.signIn(founder), '/api/v1/workspace');
  expect([answer.status, await answer.json()]).toEqual([200, { id: founder.workspaceId }]);
  expect((await server.get('nobody', '/api/v1/workspace')).status).toBe(401);
});

test('the facts of one stream are read alone, in pages, and never those of somebody else', async () => {
  const [mine, theirs] = [await server.founder(), await server.founder()];
  const token = server.signIn(mine);
  const [one, two] = [newStream(), newStream()];
  const commands = [capture('Crumb', one), capture('Crust', two), command('ArchiveIdea', one, {})];
  await server.post(token, { commands });
  const read = async (query: string, as = token) => {
    const { events, position } = (await (await server.get(as, `/api/v1/events?${query}`)).json()) as {
      events: { type: string; position: number }[];
      position: number;
    };
    return [events.map((event) => [event.type, event.position]), position];
  };
  expect(await read(`stream=${one}`)).toEqual([
    [
      ['IdeaCaptured', 1],
      ['IdeaArchived', 3],
    ],
    3,
  ]);
  expect(await read(`stream=${one}&limit=1`)).toEqual([[['IdeaCaptured', 1]], 1]);
  expect(await read(`stream=${one}&after=1`)).toEqual([[['IdeaArchived', 3]], 3]);
  expect(await read(`stream=${newStream()}`)).toEqual([[], 0]);
  expect(await read(`stream=${one}`, server.signIn(theirs))).toEqual([[], 0]);
});

test('a failed atomic batch is a 200 with its reasons', async () => {
  const token = server.signIn(await server.founder());
  const commands = [capture('a'), capture(' ')];
  const answer = await server.post(token, { commands, atomic: true });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      results: [
        { id: commands[0]?.id, status: 'rejected', reason: 'batch-failed' },
        { id: commands[1]?.id, status: 'rejected', reason: 'title-empty' },
      ],
    },
  ]);
});

test.each([
  ['no commands', { commands: [] }],
  ['more than 500', { commands: Array.from({ length: 501 }, () => capture('x')) }],
  ['an id with a space', { commands: [{ ...capture('x'), id: 'a b' }] }],
  ['a time that is none', { commands: [{ ...capture('x'), at: 'yesterday' }] }],
  ['a member too many', { commands: [{ ...capture('x'), workspace: 'w' }] }],
  ['a version', { commands: [capture('x')], atomic: 'yes' }],
  ['no data', { commands: [{ ...capture('x'), data: undefined }] }],
  ['a type that is no text', { commands: [{ ...capture('x'), type: 1 }] }],
  ['a stream without a name', { commands: [capture('x', '')] }],
  ['a stream with a very long name', { commands: [capture('x', 'x'.repeat(129))] }],
  ['a stream named by what no database keeps', { commands: [capture('x', 'idea-\u0000')] }],
  ['malformed JSON', '{"commands": ['],
  ['nothing', ''],
])('a bad envelope is a 400 and does nothing: %s', async (_, body) => {
  const token = server.signIn(await server.founder());
  const answer = await server.post(token, body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    message: expect.any(String),
    code: expect.anything(),
    requestId: expect.any(String),
  });
  expect(await (await server.get(token, '/api/v1/events')).json()).toEqual({ events: [], position: 0 });
});

interface Results {
  readonly results: readonly { readonly id: string; readonly status: string; readonly reason?: string }[];
}

/** Sends commands, given as JSON, between two that are good; resolves to the reasons of their refusals. */
async function reasonsAmongGood(token: string, texts: readonly string[]): Promise<(string | undefined)[]> {
  const [first, last] = [capture('First'), capture('Last')].map((each) => JSON.stringify(each));
  const body = `{"commands":[${[first, ...texts, last].join(',')}]}`;
  const answer = await server.post(token, body);
  expect(answer.status).toBe(200);
  const { results } = (await answer.json()) as Results;
  expect([results[0]?.status, results.at(-1)?.status]).toEqual(['accepted', 'accepted']);
  expect(await (await server.post(token, body)).json()).toEqual({ results });
  return results.slice(1, -1).map(({ reason }) => reason);
}

test('data that no type takes, types that nobody knows and streams of no kind hold up nothing else', async () => {
  const token = server.signIn(await server.founder());
  const withData = (data: string) => JSON.stringify(capture('DATA')).replace('{"title":"DATA"}', data);
  const data = [
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"__proto__":{"title":"x"}}',
    '{"constructor":{"prototype":{}}}',
    '{"title":1e999}',
    '{"title":"\\ud800"}',
    `${'['.repeat(1e5)}${']'.repeat(1e5)}`,
    `{"title":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`,
  ];
  expect(await reasonsAmongGood(token, data.map(withData))).toEqual(data.map(() => 'invalid-data'));
  const types = ['', 'x'.repeat(65), 'a\u0000b', '__proto__', 'toString', 'Ünknown'];
  const unknown = types.map((type) => JSON.stringify({ ...capture('x'), type }));
  expect(await reasonsAmongGood(token, unknown)).toEqual(types.map(() => 'unknown-type'));
  const streams = ['x', 'idea', 'idea-1', '../etc', ' ', 'x'.repeat(128), '__proto__', newStream().toUpperCase()];
  const renames = streams.map((stream) => JSON.stringify(command('RenameIdea', stream, { title: 'x' })));
  expect(await reasonsAmongGood(token, renames)).toEqual(streams.map(() => 'not-found'));
});

test('whatever JSON is sent as data, of whatever type, each command has its answer and no other waits', async () => {
  const token = server.signIn(await server.founder());
  const types = ['CaptureIdea', 'RenameIdea', 'StartProject', 'PlaceNodes', 'SetCriteria', 'UndoChange', 'NameMoment'];
  const envelope = fc.record({
    type: fc.oneof(fc.constantFrom(...types), fc.string({ unit: 'binary' })),
    kind: fc.constantFrom('idea', 'project', 'canvas', 'vault', 'none'),
    data: fc.oneof(fc.jsonValue({ stringUnit: 'binary' }), fc.record({ title: fc.jsonValue() })),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(envelope, { minLength: 1, maxLength: 20 }), async (envelopes) => {
      const texts = envelopes.map(({ type, kind, data }) =>
        JSON.stringify({ ...capture('x', `${kind}-${crypto.randomUUID()}`), type, data }),
      );
      expect(await reasonsAmongGood(token, texts)).toHaveLength(texts.length);
    }),
    { numRuns: process.env['TEST_FULL'] ? 500 : 8 },
  );
});

test.each([
  'after=-1',
  'after=x',
  'after=1.5',
  'after=',
  'after=1&after=2',
  'limit=0',
  'limit=1001',
  'limit=x',
  'stream=',
  'stream=a&stream=b',
  'stream=a%00',
])('a bad page is a 400: %s', async (query) => {
  const token = server.signIn(await server.founder());
  expect((await server.get(token, `/api/v1/events?${query}`)).status).toBe(400);
});

test('the snapshot of an unknown, a foreign and a nonsensical stream is one and the same 404', async () => {
  const [mine, theirs] = [await server.founder(), await server.founder()];
  const foreign = newStream();
  await server.store.execute(theirs, [capture('Theirs', foreign)]);
  const token = server.signIn(mine);
  const answers = await Promise.all(
    [foreign, newStream(), 'x'].map(async (stream) => {
      const answer = await server.get(token, `/api/v1/snapshot?stream=${stream}`);
      const { requestId, ...rest } = (await answer.json()) as Record<string, unknown>;
      return { status: answer.status, requestId: typeof requestId, ...rest };
    }),
  );
  const answer = { status: 404, requestId: 'string', code: 'not-found', message: 'There’s no such stream.' };
  expect(answers).toEqual([answer, answer, answer]);
});

test('nobody gets anything without a token', async () => {
  const answers = [
    await server.post('forged', { commands: [capture('x')] }),
    await server.get('forged', '/api/v1/events'),
    await server.get('forged', `/api/v1/snapshot?stream=${newStream()}`),
    await server.get('forged', '/api/v1/workspace'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('what cannot be read is told so, whoever sends it; what a schema says, only to the signed in', async () => {
  const answers = [
    await server.post('forged', '{'),
    await server.post('forged', `"${'x'.repeat(1024 * 1024)}"`),
    await server.post('forged', '{}'),
    await server.get('forged', '/api/v1/events?limit=0'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 413, 401, 401]);
});
