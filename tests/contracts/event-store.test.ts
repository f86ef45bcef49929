import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planLimits } from '#domain/account/plan-limits.ts';
import { commitmentsOf } from '#server/event-store/seal-data.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { erase, logWith, newInterview } from '../fixtures/an-interview.ts';
import { capture, command, newStream, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

let under: StoreUnderTest;
beforeAll(async () => {
  under = await storeUnderTest({ clock: () => new Date('2026-05-06T07:08:09.123Z') });
});
afterAll(() => under.close());

describe('a command', () => {
  test('is recorded in the final envelope', async () => {
    const founder = await under.founder();
    const sent = { ...capture('Crumb'), id: 'c-1', changeId: 'step-1', at: '2026-03-04T05:06:07.5+02:00' };
    const results = await under.store.execute(founder, [sent]);
    const event = {
      id: 'c-1:0',
      type: 'IdeaCaptured',
      v: 1,
      data: { title: 'Crumb' },
      workspace: founder.workspaceId,
      stream: sent.stream,
      version: 1,
      position: 1,
      at: '2026-03-04T03:06:07.500Z',
      recordedAt: '2026-05-06T07:08:09.123Z',
      by: founder.by,
      device: founder.device,
      commandId: 'c-1',
      changeId: 'step-1',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    };
    expect(results).toEqual([{ id: 'c-1', status: 'accepted', events: [event] }]);
    expect(await under.store.readEvents(founder.workspaceId, 0, 10)).toEqual({ events: [event], position: 1 });
  });

  test('that changes nothing is accepted without a fact', async () => {
    const founder = await under.founder();
    const stream = newStream();
    const same = command('RenameIdea', stream, { title: 'Crumb' });
    const results = await under.store.execute(founder, [capture('Crumb', stream), same]);
    expect(results[1]).toEqual({ id: same.id, status: 'accepted', events: [] });
  });

  test('gets the same answer again, also on another server and when the state has moved on', async () => {
    const founder = await under.founder();
    const stream = newStream();
    const first = [capture('Crumb', stream), command('RenameIdea', stream, { title: '' })];
    const answers = await under.store.execute(founder, first);
    expect(answers.map(({ status }) => status)).toEqual(['accepted', 'rejected']);
    await under.store.execute(founder, [command('ArchiveIdea', stream, {})]);
    expect(await under.store.execute(founder, first)).toEqual(answers);
    expect(await under.anotherServer().execute(founder, [...first].reverse())).toEqual([...answers].reverse());
    expect((await under.store.readEvents(founder.workspaceId, 0, 10)).position).toBe(2);
  });

  test('sent 50 times at once has one effect and one answer', async () => {
    const founder = await under.founder();
    const sent = capture('Once');
    const servers = [under.store, under.anotherServer()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (servers[n % 2] ?? under.store).execute(founder, [sent])),
    );
    const { events } = await under.store.readEvents(founder.workspaceId, 0, 10);
    expect(events).toHaveLength(1);
    expect(answers).toEqual(Array.from({ length: 50 }, () => [{ id: sent.id, status: 'accepted', events }]));
  });

  test('has the answer of its own workspace, also if other founders have sent ones with the same id', async () => {
    const id = randomUUID();
    const [mine, theirs, refused] = [capture('Mine'), capture('Theirs'), capture('')].map((each) => ({ ...each, id }));
    const sent = await Promise.all([mine, theirs, refused].map(async (each) => [await under.founder(), each] as const));
    const answers = [];
    for (const [founder, each] of sent) if (each) answers.push(await under.store.execute(founder, [each]));
    expect(
      answers.flat().map((each) => ('events' in each ? each.events.map(({ data }) => data) : each.reason)),
    ).toEqual([[{ title: 'Mine' }], [{ title: 'Theirs' }], 'title-empty']);
    for (const server of [under.store, under.anotherServer()]) {
      for (const [n, [founder, each]] of sent.entries())
        expect(each && (await server.execute(founder, [each]))).toEqual(answers[n]);
    }
  });

  test('of which a copy stands in the same batch is answered twice and done once', async () => {
    const founder = await under.founder();
    const sent = capture('Once');
    const [first, second] = await under.store.execute(founder, [sent, sent]);
    expect(second).toEqual(first);
    expect((await under.store.readEvents(founder.workspaceId, 0, 10)).events).toHaveLength(1);
  });

  test('with the id of an earlier one in the same batch has its answer, and does nothing', async () => {
    const founder = await under.founder();
    const sent = capture('First');
    const results = await under.store.execute(founder, [sent, { ...capture('Second'), id: sent.id }]);
    const { events } = await under.store.readEvents(founder.workspaceId, 0, 10);
    expect(events.map(({ stream, data }) => [stream, data])).toEqual([[sent.stream, { title: 'First' }]]);
    expect(results).toEqual(Array.from({ length: 2 }, () => ({ id: sent.id, status: 'accepted', events })));
  });

  test.each([
    ['unknown-type', command('Nonsense', newStream(), {})],
    ['invalid-data', command('CaptureIdea', newStream(), { title: 1 })],
    ['invalid-data', command('CaptureIdea', newStream(), { title: 'a\u0000b' })],
    ['invalid-data', command('CaptureIdea', newStream(), { title: 'x' }, { at: '0000-06-01T00:00:00Z' })],
    ['invalid-data', command('CaptureIdea', 'idea-1', { title: 'x' })],
    ['not-found', command('RenameIdea', newStream(), { title: 'x' })],
    ['title-empty', command('CaptureIdea', newStream(), { title: ' ' })],
  ])('is refused with %s, and those around it proceed', async (reason, refused) => {
    const founder = await under.founder();
    const results = await under.store.execute(founder, [capture('a'), refused, capture('b')]);
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'rejected', 'accepted']);
    expect(results[1]).toEqual({ id: refused.id, status: 'rejected', reason });
  });

  test('on the stream of another founder finds nothing', async () => {
    const [mine, theirs] = [await under.founder(), await under.founder()];
    const stream = newStream();
    await under.store.execute(theirs, [capture('Theirs', stream)]);
    const renamed = command('RenameIdea', stream, { title: 'Mine' });
    expect(await under.store.execute(mine, [renamed])).toEqual([
      { id: renamed.id, status: 'rejected', reason: 'not-found' },
    ]);
    expect(await under.store.snapshot(mine.workspaceId, stream)).toBeUndefined();
  });

  test('of an unknown workspace fails', async () => {
    const nobody = { ...(await under.founder()), workspaceId: randomUUID() };
    await expect(under.store.execute(nobody, [capture('x')])).rejects.toThrow('There is no workspace');
  });
});

describe('an atomic batch', () => {
  test('that fails leaves nothing, and answers the same again', async () => {
    const founder = await under.founder();
    const stream = newStream();
    const batch = [capture('a', stream), command('RenameIdea', stream, { title: '' }), capture('b')];
    const answers = await under.store.execute(founder, batch, { atomic: true });
    expect(answers).toEqual([
      { id: batch[0]?.id, status: 'rejected', reason: 'batch-failed' },
      { id: batch[1]?.id, status: 'rejected', reason: 'title-empty' },
      { id: batch[2]?.id, status: 'rejected', reason: 'batch-failed' },
    ]);
    expect(await under.store.execute(founder, batch, { atomic: true })).toEqual(answers);
    expect(await under.store.readEvents(founder.workspaceId, 0, 10)).toEqual({ events: [], position: 0 });
    expect(await under.store.snapshot(founder.workspaceId, stream)).toBeUndefined();
  });

  test('that holds takes effect as one', async () => {
    const founder = await under.founder();
    const stream = newStream();
    const batch = [capture('a', stream), command('RenameIdea', stream, { title: 'b' })];
    const answers = await under.store.execute(founder, batch, { atomic: true });
    expect(answers.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    expect(await under.store.snapshot(founder.workspaceId, stream)).toMatchObject({
      version: 2,
      position: 2,
      state: { title: 'b' },
    });
  });
});

describe('two servers on one database', () => {
  test('decide on the latest facts, whatever each of them remembers', async () => {
    const founder = await under.founder();
    const [one, two] = [under.anotherServer(), under.anotherServer()];
    const stream = newStream();
    await one.execute(founder, [capture('Crumb', stream)]);
    await two.execute(founder, [command('ArchiveIdea', stream, {})]);
    const again = command('ArchiveIdea', stream, {});
    expect(await one.execute(founder, [again])).toEqual([{ id: again.id, status: 'accepted', events: [] }]);
    const twice = command('CaptureIdea', stream, { title: 'Crumb' });
    expect(await under.anotherServer().execute(founder, [twice])).toEqual([
      { id: twice.id, status: 'rejected', reason: 'idea-exists' },
    ]);
  });
});

test('tampering breaks the chain where it was done', async () => {
  const founder = await under.founder();
  await under.store.execute(founder, [capture('a'), capture('b'), capture('c')]);
  const log = await under.sealed(founder.workspaceId);
  const second = log[1] ?? never();
  expect(verifyChain(log)).toBeUndefined();
  expect(verifyChain(log.slice(1), log[0]?.event.hash)).toBeUndefined();
  expect(verifyChain(log.with(1, { ...second, event: { ...second.event, data: { title: 'B' } } }))).toBe(2);
  expect(verifyChain(log.toSpliced(1, 1))).toBe(3);
});

test('a redacted field leaves the chain whole, and nothing of its text or salt behind', async () => {
  const founder = await under.founder();
  await under.store.execute(founder, [capture('a'), capture('Ring Ada Lovelace'), capture('c')]);
  const log = await under.sealed(founder.workspaceId);
  const { event, seals } = log[1] ?? never();
  const redacted = {
    event: { ...event, data: {} },
    seals: { title: { commitment: commitmentsOf(event.data, seals)['title'] ?? '' } },
  };
  expect(verifyChain(log.with(1, redacted))).toBeUndefined();
  expect(JSON.stringify(redacted)).not.toContain('Ada');
});

function never(): never {
  throw new Error('no such event');
}

test('an account that holds as much as it may is told so, and goes on to be read', async () => {
  const founder = await under.founder();
  await under.store.execute(founder, [capture('first')]);
  await under.pool.query('UPDATE workspaces SET position = $2 WHERE id = $1', [
    founder.workspaceId,
    planLimits.facts - 1,
  ]);
  const [last, more] = await under.anotherServer().execute(founder, [capture('last'), capture('more')]);
  expect([last?.status, more]).toMatchObject(['accepted', { status: 'rejected', reason: 'workspace-full' }]);
});

test('an account that is full still forgets people', async () => {
  const founder = await under.founder();
  const interview = newInterview();
  await under.store.execute(founder, [logWith(interview, 'Lovelace')]);
  await under.pool.query('UPDATE workspaces SET position = $2 WHERE id = $1', [founder.workspaceId, planLimits.facts]);
  const server = under.anotherServer();
  const [more, erased] = await server.execute(founder, [capture('more'), erase(interview)]);
  expect([more, erased]).toMatchObject([
    { status: 'rejected', reason: 'workspace-full' },
    { status: 'accepted', events: [{ type: 'PersonErased' }] },
  ]);
});
