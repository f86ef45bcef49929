import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { accept, reject } from '#domain/log/decision.ts';
import type { StreamKind } from '#domain/log/define-stream.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

/** A stream whose command yields as many facts as it is asked for, and that counts what it has folded. */
const folded: string[] = [];
const tally: StreamKind = {
  name: 'tally',
  pattern: /^tally-/,
  foldVersion: 1,
  commands: {},
  decide: (_, { data }) =>
    data['fail'] ? reject('title-empty') : accept(...([data['facts']].flat() as string[]).map((name) => fact(name))),
  evolve: (state, { data }, stream) => {
    folded.push(stream);
    return [...((state as string[] | undefined) ?? []), data['name']];
  },
  fields: () => ({}),
  unbegun: (state) => state,
};
const fact = (name: string) => ({ type: 'Counted', v: 1, data: { name } });

let under: StoreUnderTest;
beforeAll(async () => {
  const kindOf = (stream: string) => (tally.pattern.test(stream) ? tally : undefined);
  under = await storeUnderTest({
    decider: { decide: (state, command, _, reads) => tally.decide(state, command as Command, reads), kindOf },
  });
});
afterAll(() => under.close());

test('a command with two facts records both, in order, in one step', async () => {
  const founder = await under.founder();
  const sent = command('Count', 'tally-1', { facts: ['a', 'b'] });
  const [result] = await under.store.execute(founder, [sent]);
  const { events } = await under.store.readEvents(founder.workspaceId, 0, 10);
  expect(result).toEqual({ id: sent.id, status: 'accepted', events });
  expect(events.map(({ id, version, position, data }) => ({ id, version, position, data }))).toEqual([
    { id: `${sent.id}:0`, version: 1, position: 1, data: { name: 'a' } },
    { id: `${sent.id}:1`, version: 2, position: 2, data: { name: 'b' } },
  ]);
  expect(verifyChain(await under.sealed(founder.workspaceId))).toBeUndefined();
  expect(await under.anotherServer().execute(founder, [sent])).toEqual([result]);
});

test('text that the database cannot keep refuses its own command and no other, and is never half recorded', async () => {
  const founder = await under.founder();
  const sent = [['a'], ['b', 'c\u0000'], ['d']].map((facts) => command('Count', 'tally-1', { facts }));
  const results = await under.store.execute(founder, sent);
  expect(results.map((result) => ('reason' in result ? result.reason : result.status))).toEqual([
    'accepted',
    'invalid-data',
    'accepted',
  ]);
  expect(await under.store.execute(founder, sent)).toEqual(results);
  const { events } = await under.store.readEvents(founder.workspaceId, 0, 10);
  expect(events.map(({ data }) => data)).toEqual([{ name: 'a' }, { name: 'd' }]);
  expect(verifyChain(await under.sealed(founder.workspaceId))).toBeUndefined();
});

test('an atomic batch with facts before and after the failing one leaves nothing', async () => {
  const founder = await under.founder();
  const batch = [{ facts: ['a', 'b'] }, { fail: true }, { facts: ['c'] }].map((data) =>
    command('Count', 'tally-1', data),
  );
  const results = await under.store.execute(founder, batch, { atomic: true });
  expect(results.map((result) => 'reason' in result && result.reason)).toEqual([
    'batch-failed',
    'title-empty',
    'batch-failed',
  ]);
  expect(await under.store.readEvents(founder.workspaceId, 0, 10)).toEqual({ events: [], position: 0 });
});

test('a command on a stream that was folded before folds its own facts alone', async () => {
  const founder = await under.founder();
  const facts = Array.from({ length: 500 }, (_, n) => `n${n}`);
  await under.store.execute(founder, [command('Count', 'tally-1', { facts })]);
  folded.length = 0;
  await under.store.execute(founder, [command('Count', 'tally-1', { facts: ['one'] })]);
  await under.store.snapshot(founder.workspaceId, 'tally-1');
  expect(folded).toEqual(['tally-1']);
});

test('texts of every kind come back as they went in, and the chain holds over them', async () => {
  const founder = await under.founder();
  const names = ['é', '\u2028', '"\\', '💡', ' ', 'ß'.repeat(1000)];
  await under.store.execute(founder, [command('Count', 'tally-1', { facts: names })]);
  const { events } = await under.store.readEvents(founder.workspaceId, 0, 10);
  expect(events.map(({ data }) => data['name'])).toEqual(names);
  expect(verifyChain(await under.sealed(founder.workspaceId))).toBeUndefined();
});
