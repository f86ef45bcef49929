import { describe, expect, test } from 'vitest';
import { ideaCommand, ideaStreamOf } from '../../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { foldVersions } from '../log/stream-kinds.ts';
import { isCurrent } from './local-snapshot.ts';
import { Replica } from './replica.ts';

const capture = (id: string, idea: number, title = 'Bees') => ideaCommand(id, 'CaptureIdea', idea, { title });
const rename = (id: string, idea: number, title: string) => ideaCommand(id, 'RenameIdea', idea, { title });
const one = ideaStreamOf(1);
const complete = (folded: readonly RecordedEvent[], ...streams: string[]) => ({
  changed: new Set(streams),
  folded,
  outcome: 'complete',
  erased: [],
});
const behind = { changed: new Set(), folded: [], outcome: 'behind', erased: [] };

function titleOf(replica: Replica, stream = one): unknown {
  return (replica.shown(stream) as { title: string } | undefined)?.title;
}

describe('a replica', () => {
  test('shows a command at once and keeps it in effect until its facts arrive', () => {
    const log = new MemoryLog();
    const replica = new Replica();
    expect(replica.enqueue(capture('a', 1))).toEqual(new Set([one]));
    expect([titleOf(replica), replica.pendingCount]).toEqual(['Bees', 1]);
    expect(replica.acknowledge(log.commit([capture('a', 1)]))).toEqual(complete(log.events, one));
    expect([titleOf(replica), replica.pendingCount, replica.position]).toEqual(['Bees', 0, 1]);
  });

  test('keeps an accepted command in effect while facts before its own are missing', () => {
    const log = new MemoryLog();
    const replica = new Replica();
    log.commit([capture('other', 2)]);
    replica.enqueue(capture('a', 1));
    const results = log.commit([capture('a', 1)]);
    expect(replica.acknowledge(results)).toEqual(behind);
    expect([titleOf(replica), replica.pending(), replica.position]).toEqual(['Bees', [], 0]);
    expect(replica.receive(log.after(0))).toEqual(complete(log.events, one, ideaStreamOf(2)));
    expect([titleOf(replica), replica.pendingCount]).toEqual(['Bees', 0]);
  });

  test('decides pending commands again when facts arrive', () => {
    const log = new MemoryLog();
    const replica = new Replica();
    replica.receive(log.commit([capture('a', 1)]).flatMap((result) => ('events' in result ? result.events : [])));
    const base = { problem: 'one\ntwo\nthree' };
    log.commit([ideaCommand('b', 'DescribeIdea', 1, base)]);
    replica.receive(log.after(1));
    replica.enqueue(ideaCommand('mine', 'DescribeIdea', 1, { problem: 'one\ntwo\n3', base }));
    log.commit([ideaCommand('theirs', 'DescribeIdea', 1, { problem: '1\ntwo\nthree', base })]);
    replica.receive(log.after(2));
    expect(replica.shown(one)).toMatchObject({ problem: '1\ntwo\n3' });
    log.commit([ideaCommand('again', 'DescribeIdea', 1, { problem: 'nothing of it' })]);
    replica.receive(log.after(3));
    expect(replica.shown(one)).toMatchObject({ problem: 'nothing of it' });
    expect(replica.pendingCount).toBe(1);
  });

  test('an accepted command that changes nothing vanishes, a rejected one loses its effect and is kept', () => {
    const replica = new Replica();
    replica.enqueue(capture('a', 1));
    replica.enqueue(capture('b', 2));
    const verdicts = [
      { id: 'a', status: 'accepted', events: [] },
      { id: 'b', status: 'rejected', reason: 'idea-exists' },
    ] as const;
    replica.acknowledge(verdicts.map((verdict) => structuredClone(verdict) as never));
    expect([titleOf(replica), titleOf(replica, ideaStreamOf(2)), replica.pendingCount]).toEqual([
      undefined,
      undefined,
      0,
    ]);
    expect(replica.rejections).toEqual([{ command: capture('b', 2), reason: 'idea-exists', dependents: [] }]);
  });

  test('a rejected command is taken away once, to be issued again or dropped', () => {
    const replica = new Replica();
    replica.enqueue(capture('a', 1));
    replica.acknowledge([{ id: 'a', status: 'rejected', reason: 'batch-failed' }]);
    const rejected = { command: capture('a', 1), reason: 'batch-failed', dependents: [] };
    expect([replica.takeRejected('a'), replica.takeRejected('a'), replica.rejections]).toEqual([
      rejected,
      undefined,
      [],
    ]);
  });

  test('a rejected command that was taken away does not come back from a read that was under way', () => {
    const replica = new Replica();
    replica.enqueue(capture('a', 1), 1);
    replica.acknowledge([{ id: 'a', status: 'rejected', reason: 'batch-failed' }]);
    const read = structuredClone(replica.rejections);
    replica.takeRejected('a');
    replica.reconcile([], read, replica.lastSeq);
    const other = new Replica();
    other.giveUp(['a']);
    other.reconcile([], read, other.lastSeq);
    expect([replica.rejections, other.rejections]).toEqual([[], []]);
  });

  test('a command that the server has answered does not wait again though the outbox could not let it go', () => {
    const log = new MemoryLog();
    const replica = new Replica();
    replica.enqueue(capture('a', 1), 1);
    replica.enqueue(rename('b', 2, 'Wasps'), 2);
    replica.acknowledge(log.commit([capture('a', 1), rename('b', 2, 'Wasps')]));
    const stuck = [
      { seq: 1, command: capture('a', 1) },
      { seq: 2, command: rename('b', 2, 'Wasps') },
    ];
    for (let n = 0; n < 2; n++) replica.reconcile(stuck, [], replica.lastSeq);
    expect([replica.pendingCount, replica.rejections.length, titleOf(replica)]).toEqual([0, 1, 'Bees']);
  });

  test('a command that the server has forgotten waits again if the outbox holds it still', () => {
    const log = new MemoryLog();
    const replica = new Replica();
    replica.enqueue(capture('a', 1), 1);
    replica.acknowledge(log.commit([capture('a', 1)]));
    replica.sendAgain();
    replica.restore();
    replica.reconcile([{ seq: 1, command: capture('a', 1) }], [], replica.lastSeq);
    expect([replica.pending(), titleOf(replica)]).toEqual([[capture('a', 1)], 'Bees']);
  });

  test('reports a gap and leaves everything as it was', () => {
    const log = new MemoryLog();
    log.commit([capture('a', 1), rename('b', 1, 'Wasps'), rename('c', 1, 'Hornets')]);
    const replica = new Replica();
    replica.receive(log.after(0, 1));
    expect(replica.receive(log.after(2))).toEqual(behind);
    expect([replica.position, titleOf(replica)]).toEqual([1, 'Bees']);
  });

  test('finds a copy that lacks facts which its position claims', () => {
    const log = new MemoryLog();
    log.commit([capture('a', 1), rename('b', 1, 'Wasps')]);
    const replica = new Replica();
    replica.restore(1, []);
    expect(replica.receive(log.after(1)).outcome).toBe('damaged');
    replica.restore();
    expect(replica.receive(log.after(0)).outcome).toBe('complete');
    expect(titleOf(replica)).toBe('Wasps');
  });

  test('passes over streams of a kind that it does not know', () => {
    const log = new MemoryLog();
    log.commit([capture('a', 1)]);
    const [known] = log.events;
    if (!known) throw new Error('nothing was captured');
    const replica = new Replica();
    const strange = { ...known, stream: 'mystery-1', commandId: 'z' };
    const facts = [strange, { ...known, position: 2 }];
    expect(replica.receive(facts)).toEqual(complete(facts, 'mystery-1', one));
    expect([replica.position, replica.shown('mystery-1'), titleOf(replica)]).toEqual([2, undefined, 'Bees']);
  });

  test('a verdict may come before the other tab tells of its command', () => {
    const replica = new Replica();
    replica.acknowledge([{ id: 'late', status: 'rejected', reason: 'idea-exists' }]);
    replica.acknowledge([{ id: 'done', status: 'accepted', events: [] }]);
    replica.enqueue(capture('late', 1), 1);
    replica.enqueue(capture('done', 2), 2);
    expect([replica.pendingCount, replica.rejections]).toEqual([
      0,
      [{ command: capture('late', 1), seq: 1, reason: 'idea-exists', dependents: [] }],
    ]);
  });

  test('stored commands come in the order of the outbox, before those not stored yet', () => {
    const replica = new Replica();
    replica.enqueue(capture('a', 1), 1);
    replica.enqueue(rename('mine', 1, 'Mine'));
    replica.enqueue(rename('theirs', 1, 'Theirs'), 3);
    expect([titleOf(replica), replica.pending().map(({ id }) => id)]).toEqual(['Mine', ['a', 'theirs', 'mine']]);
    replica.stored([{ command: rename('mine', 1, 'Mine'), seq: 2 }]);
    expect([titleOf(replica), replica.pending().map(({ id }) => id)]).toEqual(['Theirs', ['a', 'mine', 'theirs']]);
  });

  test('what the browser has stored makes good for messages that never came', () => {
    const replica = new Replica();
    replica.enqueue(capture('settled', 1), 1);
    replica.enqueue(capture('rejected', 2), 2);
    replica.enqueue(capture('unstored', 3));
    const horizon = replica.lastSeq;
    replica.enqueue(capture('stored meanwhile', 5), 4);
    const added = { command: capture('added', 4), seq: 3 };
    replica.reconcile([added], [{ command: capture('rejected', 2), reason: 'idea-exists' }], horizon);
    expect(replica.pending().map(({ id }) => id)).toEqual(['added', 'stored meanwhile', 'unstored']);
    expect(replica.rejections.map(({ command }) => command.id)).toEqual(['rejected']);
  });

  test('continues from a kept copy, with pending commands decided on top', () => {
    const log = new MemoryLog();
    log.commit([capture('a', 1), capture('b', 2)]);
    const first = new Replica();
    first.receive(log.after(0));
    const saved = first.confirmed.saved(first.streams());
    expect(saved.map(({ stream, version }) => [stream, version])).toEqual([
      [one, 1],
      [ideaStreamOf(2), 1],
    ]);
    const second = new Replica();
    second.enqueue(rename('c', 1, 'Wasps'));
    expect(titleOf(second)).toBeUndefined();
    second.restore(first.position, structuredClone(saved));
    expect([titleOf(second), second.position, second.streams()]).toEqual(['Wasps', 2, new Set([one, ideaStreamOf(2)])]);
  });
});

describe('a kept copy', () => {
  const ours = foldVersions();

  test.each([
    ['folds as ours', ours, true],
    ['an older fold', { ...ours, idea: 0 }, false],
    ['a kind that it did not know', {}, false],
    ['a kind that we do not know', { ...ours, other: 1 }, false],
  ])('%s', (_, folds, expected) => {
    expect(isCurrent({ folds })).toBe(expected);
  });
});
