import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import { verifyLogs } from '#server/backup/verify-logs.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { editWith, erase, interviewCommand, logWith, newInterview, quoteWith } from '../fixtures/an-interview.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { newFounder } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';
import { readLive } from './live-reader.ts';

const word = 'Quindlewick';
const [stream, other] = [newInterview(), newInterview()];
const sent = [logWith(stream, word), editWith(stream, word), quoteWith(stream, word)];

let folder: string;
let database: FreshDatabase;
let app: IdentityApp;
let founder: Awaited<ReturnType<typeof newFounder>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-personal-'));
  database = await databaseWithKey();
  app = await startIdentityApp({ databaseUrl: database.url });
  founder = await newFounder(app, 'ada@example.org');
});
afterAll(async () => {
  await app?.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function send(commands: readonly Command[], atomic = false): Promise<readonly CommandResult[]> {
  const answer = await app.call('POST', '/api/v1/commands', { commands, atomic }, founder.accessToken);
  return answer.json().results;
}

const read = async (path: string): Promise<string> =>
  (await app.call('GET', path, undefined, founder.accessToken)).body;

/** The tables that have a word in any of their rows, of all that are in the database. */
async function tablesWith(searched: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT quote_ident(nspname) || '.' || quote_ident(relname) AS name
    FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname NOT IN ('pg_catalog', 'information_schema')`.execute(
    app.db,
  );
  const each = rows.map(
    ({ name }) => sql`
    SELECT ${name} AS name WHERE EXISTS (SELECT FROM ${sql.raw(name)} AS kept WHERE strpos(kept::text, ${searched}) > 0)`,
  );
  const found = await sql<{ name: string }>`${sql.join(each, sql` UNION ALL `)}`.execute(app.db);
  return found.rows.map(({ name }) => name);
}

async function backUp(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const file = join(folder, name);
  await writeBackup(client, file, new Date()).finally(() => client.end());
  return file;
}

const broken = () =>
  app.db
    .transaction()
    .execute(verifyLogs)
    .then((verified) => verified.broken);

const exported = async (): Promise<string> => {
  const headers = { authorization: `Bearer ${founder.accessToken}` };
  return (await fetch(`${app.origin}/api/user/me/export`, { headers })).text();
};

/** Where the founder gets the log from, and what of each has the word. */
async function saidTo(): Promise<Record<string, boolean>> {
  const live = readLive(app.origin, app.origin.replace('127.0.0.1', 'localhost'), founder.accessToken);
  const { position } = JSON.parse(await read('/api/v1/events?limit=1000'));
  const said = {
    events: await read('/api/v1/events'),
    'events of the stream': await read(`/api/v1/events?stream=${stream}`),
    snapshot: await read(`/api/v1/snapshot?stream=${stream}`),
    'another server': JSON.stringify(await anotherServer(stream)),
    live: JSON.stringify(await live.received(position)),
    results: JSON.stringify(await send(sent)),
    export: await exported(),
  };
  live.socket.close();
  return Object.fromEntries(Object.entries(said).map(([name, text]) => [name, text.includes(word)]));
}

async function anotherServer(of: string): Promise<unknown> {
  const another = await startIdentityApp({ databaseUrl: database.url });
  const principal = await app.sessions.authenticate(founder.accessToken);
  return another.eventStore.snapshot(principal?.workspaceId ?? '', of).finally(() => another.stop());
}

const everywhere = (has: boolean) => ({
  events: has,
  'events of the stream': has,
  snapshot: has,
  'another server': has,
  live: has,
  results: has,
  export: has,
});

test('a person is in a table of their own, and nowhere once they are erased', async () => {
  const results = await send([...sent, logWith(other, 'Marrowby')]);
  expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
  expect(await send(sent)).toEqual(results.slice(0, 3));
  expect(await tablesWith(word)).toEqual(['public.personal']);
  expect(await saidTo()).toEqual(everywhere(true));
  expect(await broken()).toEqual([]);
  const before = await backUp('before');
  expect(readFileSync(before, 'utf8')).toContain(word);

  const erasing = erase(stream);
  const [erased] = await send([erasing]);
  expect(erased).toMatchObject({ status: 'accepted', events: [{ type: 'PersonErased', data: {} }] });

  expect(await tablesWith(word)).toEqual([]);
  expect(await saidTo()).toEqual(everywhere(false));
  expect(await broken()).toEqual([]);
  expect(readFileSync(await backUp('after'), 'utf8')).not.toContain(word);
  expect(await send([...sent, erasing])).toEqual([
    ...results.slice(0, 3).map((result) => ({
      ...result,
      events: (result.status === 'accepted' ? result.events : []).map((event) => {
        const { person: _, lastTime: __, text: ___, ...data } = event.data;
        return { ...event, data };
      }),
    })),
    erased,
  ]);
  expect(JSON.parse(await read(`/api/v1/snapshot?stream=${stream}`)).state).toMatchObject({
    person: '',
    lastTime: '',
    answer: 'no',
    commitment: 'time',
    erased: true,
  });
  // Nobody else has lost anything.
  expect(JSON.parse(await read(`/api/v1/snapshot?stream=${other}`)).state).toMatchObject({ person: 'Ada Marrowby' });
  expect(await tablesWith('Marrowby')).toEqual(['public.personal']);
});

test('an edit of somebody who was erased is rejected, and the commands around it take effect', async () => {
  const mine = newInterview();
  await send([logWith(mine, 'Tolliver'), erase(mine)]);
  const late = [editWith(mine, 'Tolliver'), quoteWith(mine, 'Tolliver')];
  const counted = interviewCommand('EditInterview', mine, { answer: 'unclear' });
  const results = await send([...late, counted]);
  expect(results.map((each) => (each.status === 'rejected' ? each.reason : each.status))).toEqual([
    'person-erased',
    'person-erased',
    'accepted',
  ]);
  expect(await tablesWith('Tolliver')).toEqual([]);
});

test.each([[false], [true]])(
  'somebody who is logged and erased at once is never written (atomic: %s)',
  async (atomic) => {
    const mine = newInterview();
    const together = [logWith(mine, 'Underhay'), quoteWith(mine, 'Underhay'), erase(mine)];
    const results = await send(together, atomic);
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(JSON.stringify(results)).not.toContain('Underhay');
    expect(await tablesWith('Underhay')).toEqual([]);
    expect(await broken()).toEqual([]);
  },
);

test('a value that was changed in the database breaks the chain', async () => {
  const mine = newInterview();
  await send([logWith(mine, 'Penhallow')]);
  const { position } = JSON.parse(await read('/api/v1/events?limit=1000'));
  const setPerson = (value: string) =>
    app.db
      .updateTable('personal')
      .set({ value: JSON.stringify(value) })
      .where('subject', '=', mine)
      .where('field', '=', 'person')
      .execute();
  await setPerson('Eve');
  expect(await broken()).toEqual([{ workspaceId: expect.any(String), position }]);
  await setPerson('Ada Penhallow');
  expect(await broken()).toEqual([]);
});

test('pages are cut by what is kept apart, too, and lose nothing', async () => {
  const mine = newInterview();
  const long = 'x'.repeat(4900);
  await send([
    logWith(mine, long.slice(0, 100)),
    ...Array.from({ length: 9 }, (_, n) => longEdit(mine, `${long}${n}`)),
  ]);
  const principal = await app.sessions.authenticate(founder.accessToken);
  const page = (after: number) => app.eventStore.readEvents(principal?.workspaceId ?? '', after, 100, mine, 12_000);
  const pages = [await page(0)];
  for (let last = pages[0]; last?.more; last = pages.at(-1)) pages.push(await page(last.position));
  expect(pages.map(({ events }) => events.length)).toEqual([4, 3, 3]);
  expect(pages.flatMap(({ events }) => events.map(({ version }) => version))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

const longEdit = (of: string, lastTime: string): Command => interviewCommand('EditInterview', of, { lastTime });

test('deleting the account takes its people along', async () => {
  await send([logWith(newInterview(), 'Lanyard')]);
  expect(await tablesWith('Lanyard')).toEqual(['public.personal']);
  const { firebaseToken } = founder;
  const answer = await app.call('DELETE', '/api/user/me', { firebaseToken }, founder.accessToken);
  expect(answer.statusCode).toBe(204);
  expect(await tablesWith('Lanyard')).toEqual([]);
});

test('an erasure reaches nobody in another workspace, also not by the same id', async () => {
  const twin = newInterview();
  const [eraser, neighbor] = [await newFounder(app, 'cleo@example.org'), await newFounder(app, 'dana@example.org')];
  const sendAs = (token: string, commands: readonly Command[]) =>
    app.call('POST', '/api/v1/commands', { commands }, token);
  await sendAs(eraser.accessToken, [logWith(twin, 'Tamsinmoor')]);
  await sendAs(neighbor.accessToken, [logWith(twin, 'Tamsinmoor')]);
  await sendAs(eraser.accessToken, [erase(twin)]);
  const personIn = async (token: string): Promise<unknown> =>
    (await app.call('GET', `/api/v1/snapshot?stream=${twin}`, undefined, token)).json().state.person;
  expect([await personIn(eraser.accessToken), await personIn(neighbor.accessToken)]).toEqual(['', 'Ada Tamsinmoor']);
});
