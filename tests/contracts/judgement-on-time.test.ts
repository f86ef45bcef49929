import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Actor } from '#server/event-store/actor.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { judgeOnTime } from '#server/judgement/judge-on-time.ts';
import { dueQueueOf, takeDue } from '#server/judgement/take-due.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';
import { type ExperimentIds, logged, newExperiment, outcomeIn, started, streamOf } from './experiment-log.ts';

const noon = '2026-03-01T12:00:00.000Z';
const daysMs = 24 * 3_600_000;
const after = (days: number): string => new Date(Date.parse(noon) + days * daysMs).toISOString();

let under: StoreUnderTest;
let now = new Date(noon);
const failures: unknown[] = [];
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  under = await storeUnderTest({ clock: () => now });
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await under.pool.query('DELETE FROM due_judgements');
  now = new Date(noon);
  expect(failures.splice(0)).toEqual([]);
});
afterAll(() => under.close());

/** A server that looks every few milliseconds; says how late each was judged. */
function serverOnTime(eventStore: EventStore = under.anotherServer(), pool = under.pool): number[] {
  const late: number[] = [];
  const deps = { queue: dueQueueOf(pool), clock: () => now, eventStore, everyMs: 20 };
  stops.push(judgeOnTime({ ...deps, judged: (ms) => late.push(ms), failed: (error) => failures.push(error) }));
  return late;
}

const send = (founder: Actor, ...commands: Command[]) => under.store.execute(founder, commands);

async function outcome({ workspaceId }: Actor, ids: ExperimentIds) {
  const sealed = await under.sealed(workspaceId);
  expect(verifyChain(sealed)).toBeUndefined();
  return outcomeIn(
    sealed.map(({ event }) => event),
    ids,
  );
}

const dueLeft = async (): Promise<string[]> =>
  (await under.pool.query<{ due_at: Date }>('SELECT due_at FROM due_judgements ORDER BY due_at')).rows.map((row) =>
    row.due_at.toISOString(),
  );

test('An end date is judged when it has come, by one of several servers', async () => {
  const founder = await under.founder();
  const ids = newExperiment();
  await send(founder, ...started(ids, { n: 100, endsAt: after(3) }), logged(ids), logged(ids, 'no'));
  const late = [serverOnTime(), serverOnTime(), serverOnTime()];
  now = new Date(Date.parse(after(3)) - 1);
  await expect.poll(() => takeDue(under.pool, now)).toBeUndefined();
  expect(await outcome(founder, ids)).toEqual({ closed: null, judged: [], evidence: [] });
  now = new Date(after(3));
  await expect.poll(() => outcome(founder, ids)).toMatchObject({ judged: ['inconclusive 1/2'] });
  await expect.poll(dueLeft).toEqual([]);
  expect(await outcome(founder, ids)).toEqual({ closed: 'ended', judged: ['inconclusive 1/2'], evidence: [[0, null]] });
  await expect.poll(() => late.flat()).toEqual([0]);
});

test('After seven full days a verdict is given on less than half of the sample', async () => {
  const founder = await under.founder();
  const [crossed, waiting] = [newExperiment(), newExperiment()];
  await send(founder, ...started(crossed, { criterion: 0.1, n: 60 }), ...started(waiting, { criterion: 0.1, n: 60 }));
  await send(founder, ...Array.from({ length: 7 }, () => logged(crossed)), logged(waiting, 'no'));
  serverOnTime();
  now = new Date(Date.parse(after(7)) - 1);
  await expect.poll(() => takeDue(under.pool, now)).toBeUndefined();
  expect(await outcome(founder, crossed)).toEqual({ closed: null, judged: [], evidence: [] });
  now = new Date(after(7));
  await expect.poll(dueLeft).toEqual([]);
  expect(await outcome(founder, crossed)).toEqual({
    closed: 'crossed',
    judged: ['supports 7/7'],
    evidence: [[1, null]],
  });
  expect(await outcome(founder, waiting)).toEqual({ closed: null, judged: [], evidence: [] });
});

test('Seven days that decide nothing leave the end to come', async () => {
  const founder = await under.founder();
  const ids = newExperiment();
  await send(founder, ...started(ids, { criterion: 0.1, n: 60, endsAt: after(10) }), logged(ids, 'no'));
  expect(await dueLeft()).toEqual([after(7), after(10)]);
  serverOnTime();
  now = new Date(after(7));
  await expect.poll(dueLeft).toEqual([after(10)]);
  expect(await outcome(founder, ids)).toEqual({ closed: null, judged: [], evidence: [] });
  now = new Date(after(10));
  await expect.poll(dueLeft).toEqual([]);
  expect(await outcome(founder, ids)).toMatchObject({ closed: 'ended', judged: ['inconclusive 0/1'] });
});

test('A deadline whose rows the database refuses is not passed, and is judged the next time', async () => {
  const founder = await under.founder();
  const ids = newExperiment();
  await send(founder, ...started(ids, { n: 100, endsAt: after(3) }), logged(ids), logged(ids, 'no'));
  now = new Date(after(3));
  const pass = () => under.store.passDeadline(founder.workspaceId, { stream: streamOf(ids), cause: 'refused' });
  await under.pool.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '22000'; END $$;
    CREATE TRIGGER refuse BEFORE DELETE ON due_judgements FOR EACH ROW EXECUTE FUNCTION refuse()`);
  await expect(pass()).rejects.toMatchObject({ code: '22000' });
  expect([await dueLeft(), (await outcome(founder, ids)).judged]).toEqual([[after(3)], []]);
  await under.pool.query('DROP TRIGGER refuse ON due_judgements; DROP FUNCTION refuse()');
  await pass();
  expect([await dueLeft(), (await outcome(founder, ids)).judged]).toEqual([[], ['inconclusive 1/2']]);
});

test('An experiment that is decided leaves another founder’s of the same id to its own times', async () => {
  const [founder, other] = [await under.founder(), await under.founder()];
  const ids = newExperiment();
  await send(founder, ...started(ids), ...Array.from({ length: 7 }, () => logged(ids)));
  await send(other, ...started(ids));
  await send(founder, logged(ids));
  expect([await outcome(founder, ids), await outcome(other, ids), await dueLeft()]).toMatchObject([
    { closed: 'crossed', judged: ['supports 8/8'] },
    { closed: null, judged: [] },
    [after(7)],
  ]);
  expect((await under.pool.query('SELECT workspace_id FROM due_judgements')).rows).toEqual([
    { workspace_id: other.workspaceId },
  ]);
});

test('What arrives after the end, before a server has judged, is not counted', async () => {
  const founder = await under.founder();
  const ids = newExperiment();
  await send(founder, ...started(ids, { n: 20, endsAt: after(1) }), logged(ids, 'no'));
  now = new Date(after(2));
  await send(founder, logged(ids));
  const judged = { closed: 'ended', judged: ['inconclusive 0/1'], evidence: [[0, null]] };
  expect(await outcome(founder, ids)).toEqual(judged);
  expect(await dueLeft()).toEqual([]);
});

test('A server that is killed after it has taken an experiment leaves it to another', async () => {
  const founder = await under.founder();
  const ids = newExperiment();
  await send(founder, ...started(ids, { endsAt: after(1) }), logged(ids));
  now = new Date(after(1));
  expect(await takeDue(under.pool, now)).toEqual({
    workspaceId: founder.workspaceId,
    experimentId: ids.experiment,
    dueAt: new Date(after(1)),
  });
  serverOnTime();
  expect(await takeDue(under.pool, new Date(now.getTime() + 1999))).toBeUndefined();
  now = new Date(now.getTime() + 2000);
  await expect.poll(() => outcome(founder, ids)).toMatchObject({ judged: ['inconclusive 1/1'] });
});

test('An experiment that one server cannot judge keeps no other waiting, and is tried again', async () => {
  const founder = await under.founder();
  const [first, second] = [newExperiment(), newExperiment()];
  await send(founder, ...started(first, { endsAt: after(1) }), ...started(second, { endsAt: after(2) }));
  now = new Date(after(2));
  const whole = under.anotherServer();
  let broken = true;
  serverOnTime({
    ...whole,
    passDeadline: (workspaceId, due) =>
      broken && due.stream === streamOf(first)
        ? Promise.reject(new Error('broken'))
        : whole.passDeadline(workspaceId, due),
  });
  await expect.poll(dueLeft).toEqual([after(1)]);
  expect(await outcome(founder, second)).toMatchObject({ judged: ['inconclusive 0/0'] });
  expect(failures.splice(0)).toEqual([new Error('broken')]);
  broken = false;
  await stops.pop()?.();
  now = new Date(now.getTime() + 2000);
  serverOnTime(whole);
  await expect.poll(dueLeft).toEqual([]);
  expect(await outcome(founder, first)).toMatchObject({ judged: ['inconclusive 0/0'] });
});

test('Judging twice changes nothing', async () => {
  const founder = await under.founder();
  const ids = newExperiment();
  await send(founder, ...started(ids, { endsAt: after(1) }), logged(ids));
  now = new Date(after(1));
  const due = { stream: streamOf(ids), cause: 'once' };
  await Promise.all([under.store, under.anotherServer()].map((store) => store.passDeadline(founder.workspaceId, due)));
  const once = await under.sealed(founder.workspaceId);
  await under.store.passDeadline(founder.workspaceId, { ...due, cause: 'twice' });
  expect(await under.sealed(founder.workspaceId)).toEqual(once);
  expect(await outcome(founder, ids)).toEqual({ closed: 'ended', judged: ['inconclusive 1/1'], evidence: [[0, null]] });
  await send(founder, command('RecordLearning', streamOf(ids), { text: 'So we will wait' }));
  expect(await under.sealed(founder.workspaceId)).toHaveLength(once.length + 1);
});

test('What becomes due while only a backup of it is left is judged once, after the restore', async () => {
  const founder = await under.founder();
  const [running, judged] = [newExperiment(), newExperiment()];
  const eight = Array.from({ length: 8 }, () => logged(judged));
  await send(founder, ...started(running, { endsAt: after(1) }), ...started(judged, { endsAt: after(1) }), ...eight);
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-due-'));
  const file = join(folder, 'saved.ndjson');
  const source = new pg.Client({ connectionString: under.url });
  await source.connect();
  await writeBackup(source, file, now).finally(() => source.end());
  const before = await under.sealed(founder.workspaceId);
  const target = await storeUnderTest({ clock: () => now });
  const { db } = openDatabase(target.url, { max: 1 });
  await restoreBackup(db, file).finally(() => db.destroy());
  rmSync(folder, { recursive: true });
  expect(await target.sealed(founder.workspaceId)).toEqual(before);
  now = new Date(after(1));
  serverOnTime(target.store, target.pool);
  await expect.poll(async () => (await target.sealed(founder.workspaceId)).length).toBe(before.length + 2);
  await Promise.all(stops.splice(0).map((stop) => stop()));
  const events = (await target.sealed(founder.workspaceId)).map(({ event }) => event);
  expect([outcomeIn(events, running).judged, outcomeIn(events, judged).judged]).toEqual([
    ['inconclusive 0/0'],
    ['supports 8/8'],
  ]);
  await target.pool.query('DELETE FROM workspaces WHERE id = $1', [founder.workspaceId]);
  expect((await target.pool.query('SELECT FROM due_judgements')).rowCount).toBe(0);
  await target.close();
});

test('A server that stops waits for the judgement that is under way, and begins no other', async () => {
  const founder = await under.founder();
  const [first, second] = [newExperiment(), newExperiment()];
  await send(founder, ...started(first, { endsAt: after(1) }), ...started(second, { endsAt: after(2) }));
  now = new Date(after(2));
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  serverOnTime({
    ...under.store,
    async passDeadline(workspaceId, due) {
      begun.resolve();
      await go.promise;
      await under.store.passDeadline(workspaceId, due);
    },
  });
  await begun.promise;
  const stopped = stops.pop()?.();
  go.resolve();
  await stopped;
  expect(await dueLeft()).toEqual([after(2)]);
  expect(await outcome(founder, first)).toMatchObject({ closed: 'ended' });
  expect(await outcome(founder, second)).toMatchObject({ closed: null });
});
