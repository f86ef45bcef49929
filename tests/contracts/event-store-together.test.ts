import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandResult } from '#domain/log/command-result.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { capture, newStream, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

let under: StoreUnderTest;
beforeAll(async () => {
  under = await storeUnderTest();
});
afterAll(() => under.close());

const founders = (count: number) => Promise.all(Array.from({ length: count }, () => under.founder()));
const said = (result: CommandResult | undefined) =>
  result && (result.status === 'rejected' ? result.reason : result.status);

test('commands of many founders at once share transactions, and each log has its own', async () => {
  const all = await founders(50);
  await Promise.all(all.map((each) => under.store.execute(each, [capture('first')])));
  const results = await Promise.all(all.map((each) => under.store.execute(each, [capture('second')])));
  const logs = await Promise.all(all.map((each) => under.sealed(each.workspaceId)));
  expect(results.flat().map(said)).toEqual(all.map(() => 'accepted'));
  expect(logs.map((log) => log.map(({ event }) => [event.position, event.data['title']]))).toEqual(
    all.map(() => [
      [1, 'first'],
      [2, 'second'],
    ]),
  );
  expect(logs.map((log) => verifyChain(log))).toEqual(all.map(() => undefined));
  const { rows } = await under.pool.query(
    'SELECT count(DISTINCT xmin::text)::int AS transactions FROM events WHERE workspace_id = ANY ($1)',
    [all.map(({ workspaceId }) => workspaceId)],
  );
  expect(rows[0].transactions).toBeLessThan(all.length);
});

test('what goes wrong for one founder harms none whose commands wait beside', async () => {
  const [repeats, unstorable, overtaken, missing, ...others] = await founders(8);
  if (!repeats || !unstorable || !overtaken || !missing) throw new Error('too few founders');
  const all = [repeats, unstorable, overtaken, missing, ...others];
  const answered = capture('answered before');
  const [answer] = await under.anotherServer().execute(repeats, [answered]);
  await Promise.all(all.map((each) => under.store.execute(each, [capture('first')])));
  await under.anotherServer().execute(overtaken, [capture('by another server')]);
  await under.pool.query('DELETE FROM workspaces WHERE id = $1', [missing.workspaceId]);
  const settled = await Promise.allSettled([
    under.store.execute(repeats, [answered]),
    under.store.execute(unstorable, [capture('a\u0000b')]),
    under.store.execute(overtaken, [capture('third')]),
    under.store.execute(missing, [capture('lost')]),
    ...others.map((each) => under.store.execute(each, [capture('second')])),
  ]);
  expect(settled.map((each) => (each.status === 'fulfilled' ? said(each.value[0]) : String(each.reason)))).toEqual([
    'accepted',
    'invalid-data',
    'accepted',
    `Error: There is no workspace ${missing.workspaceId}.`,
    ...others.map(() => 'accepted'),
  ]);
  expect(settled[0]).toEqual({ status: 'fulfilled', value: [answer] });
  expect((await under.sealed(overtaken.workspaceId)).map(({ event }) => event.position)).toEqual([1, 2, 3]);
});

test.each([
  ['accepted', [capture('again', 'STREAM')], ['idea-exists']],
  ['refused', [capture(' ', 'STREAM')], ['idea-exists']],
  ['part of a failing batch', [capture('again', 'STREAM'), capture(' ')], ['idea-exists', 'batch-failed']],
])('a command that would be %s on a new stream is decided on the stream that is there', async (_, sent, reasons) => {
  const [founder] = await founders(1);
  if (!founder) throw new Error('no founder');
  const stream = newStream();
  await under.store.execute(founder, [capture('here', stream)]);
  const other = under.anotherServer();
  await other.execute(founder, [capture('elsewhere')]);
  const commands = sent.map((each) => (each.stream === 'STREAM' ? { ...each, stream } : each));
  const results = await other.execute(founder, commands, { atomic: sent.length > 1 });
  expect(results.map(said)).toEqual(reasons);
});
