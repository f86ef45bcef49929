import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DomainState } from '#domain/page/own-domain.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createCheckDomains } from '#server/domains/check-domains.ts';
import { proofName, proofOf } from '#server/domains/domain-records.ts';
import type { DomainResolver } from '#server/domains/read-records.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';

const [key, target] = [Buffer.alloc(32, 7), 'pages.groundwork.example'];
const { clock, wait } = aClock();
let database: FreshDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(database.url, { max: 4 }).db;
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

interface Claim {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly host: string;
}

/** A domain of a workspace, new unless given. */
async function claim(host: string, state: DomainState, workspaceId: string = randomUUID()): Promise<Claim> {
  await db
    .insertInto('workspaces')
    .values({ id: workspaceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = { workspaceId, pageId: randomUUID(), host };
  const [page, times] = [
    { workspace_id: workspaceId, page_id: row.pageId },
    { since: clock(), check_at: clock() },
  ];
  await db
    .insertInto('page_domains')
    .values({ ...page, ...times, host, state, fault: null, checked_at: null })
    .execute();
  return row;
}

const stateOf = async ({ workspaceId, host }: Claim): Promise<unknown> => {
  const row = await db
    .selectFrom('page_domains')
    .select(['state', 'fault'])
    .where('workspace_id', '=', workspaceId)
    .where('host', '=', host)
    .executeTakeFirst();
  return row && [row.state, row.fault];
};

const nothing = async (): Promise<never> => {
  throw Object.assign(new Error('none'), { code: 'ENODATA' });
};

/** Checks a claim among names that have these proofs, each time the next ones; the last if there are no more. */
async function check({ workspaceId, pageId }: Claim, ...proofs: readonly (readonly Claim[] | 'silent')[]) {
  const answers = [...proofs];
  const resolver: DomainResolver = {
    resolveTxt: async (name) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === 'silent' || !answer) throw Object.assign(new Error('silent'), { code: 'ETIMEOUT' });
      return answer.filter(({ host }) => proofName(host) === name).map((each) => [proofOf(key, each)]);
    },
    resolveCname: async () => [target],
    resolve4: nothing,
    resolve6: nothing,
  };
  await createCheckDomains({ db, clock, resolver, key, target }).one(workspaceId, pageId);
}

test('of two who prove a host the one who has it keeps it', async () => {
  const [holder, other] = [await claim('both.example', 'working'), await claim('both.example', 'waiting')];
  await check(other, [holder, other]);
  expect([await stateOf(holder), await stateOf(other)]).toEqual([
    ['working', null],
    ['waiting', 'held-by-another'],
  ]);
});

test('nobody loses a host because its names do not answer when another proves it', async () => {
  const [holder, other] = [await claim('silent.example', 'working'), await claim('silent.example', 'waiting')];
  await check(other, [other], 'silent');
  expect([await stateOf(holder), await stateOf(other)]).toEqual([
    ['working', null],
    ['waiting', 'held-by-another'],
  ]);
});

test('who proves a host no more loses that one to who does, and no other host', async () => {
  const [holder, other] = [await claim('lost.example', 'working'), await claim('lost.example', 'waiting')];
  const kept = await claim('kept.example', 'working', holder.workspaceId);
  const beside = await claim('beside.example', 'working');
  await check(other, [other]);
  expect([await stateOf(holder), await stateOf(other), await stateOf(kept), await stateOf(beside)]).toEqual([
    ['broken', 'proof-missing'],
    ...[1, 2, 3].map(() => ['working', null]),
  ]);
});

test('a claim without records is forgotten after two weeks, a domain that broke after a month, and no other of its workspace', async () => {
  const waiting = await claim('never.example', 'waiting');
  const broken = await claim('over.example', 'broken', waiting.workspaceId);
  const working = await claim('stays.example', 'working', waiting.workspaceId);
  const states = async () => {
    for (const each of [waiting, broken]) await check(each, []);
    return Promise.all([waiting, broken, working].map(stateOf));
  };
  const day = 24 * 3_600_000;
  const missing = (state: DomainState) => [state, 'proof-missing'];
  const kept = ['working', null];
  wait(14 * day - 1);
  expect(await states()).toEqual([missing('waiting'), missing('broken'), kept]);
  wait(1);
  expect(await states()).toEqual([undefined, missing('broken'), kept]);
  wait(16 * day - 1);
  expect(await states()).toEqual([undefined, missing('broken'), kept]);
  wait(1);
  expect(await states()).toEqual([undefined, undefined, kept]);
});
