import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf, LoopLog, projectId } from '../../../tests/fixtures/loop-log.ts';
import { ideaStreamOf } from '../../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import type { Idea } from '../idea/idea.ts';
import { type Ledger, ledgerStreamOf } from '../ledger/ledger.ts';
import type { Command } from '../log/command.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { kindOfStream } from '../log/stream-kinds.ts';
import { commandsForRestore, inverseOfRestore } from './commands-for-restore.ts';
import { differencesBetween } from './differences-between.ts';
import { Timeline } from './timeline.ts';

const runs = process.env['TEST_FULL'] ? 2000 : 150;
const idea = ideaStreamOf(1);
const project = idea.replace('idea', 'project');
const uuid = idea.slice('idea-'.length);

const onIdea = fc.oneof(
  fc.record({ type: fc.constant('RenameIdea'), data: fc.record({ title: fc.constantFrom('Crumb', 'Crust', 'Loaf') }) }),
  fc.record({
    type: fc.constant('DescribeIdea'),
    data: fc.record({ problem: fc.constantFrom('', 'Flour', 'Salt'), pitch: fc.constantFrom('', 'Rye') }),
  }),
  fc.record({ type: fc.constant('TagIdea'), data: fc.record({ tags: fc.subarray(['a', 'b', 'c']) }) }),
  fc.record({
    type: fc.constant('RateIdea'),
    data: fc.record({ criterion: fc.constantFrom('x', 'y'), rating: fc.constantFrom(null, 1, 5) }),
  }),
  fc.record({
    type: fc.constant('MoveIdea'),
    data: fc.record({ status: fc.constantFrom('inbox', 'killed'), rank: fc.constantFrom('a0', 'a1') }),
  }),
  fc.record({ type: fc.constantFrom('ArchiveIdea', 'RestoreIdea'), data: fc.constant({}) }),
);
const onProject = fc.oneof(
  fc.record({ type: fc.constant('StartProject'), data: fc.constant({ ideaId: uuid, canvasId: uuid }) }),
  fc.record({ type: fc.constant('RenameProject'), data: fc.record({ title: fc.constantFrom('', 'Bakery') }) }),
  fc.record({
    type: fc.constantFrom('ArchiveProject', 'RestoreProject', 'RemoveProject'),
    data: fc.constant({}),
  }),
);
type Issued = { readonly stream: string; readonly changeId: string; readonly type: string; readonly data: object };
const lives = fc
  .array(
    fc.oneof(
      onIdea.map((draft) => ({ ...draft, stream: idea })),
      onProject.map((draft) => ({ ...draft, stream: project })),
    ),
    { maxLength: 90 },
  )
  .chain((drafts) =>
    fc
      .array(fc.nat(60), { minLength: drafts.length, maxLength: drafts.length })
      .map((numbers) => numbers.sort((a, b) => a - b))
      .map((numbers) => drafts.map((draft, n): Issued => ({ ...draft, changeId: `change${numbers[n]}` }))),
  );

/** A log in which an idea was captured and lived through the commands. */
function live(drafts: readonly Issued[]): MemoryLog {
  const log = new MemoryLog();
  const capture = { type: 'CaptureIdea', stream: idea, data: { title: 'Crumb' }, changeId: 'first' };
  log.commit([capture, ...drafts].map((draft, n) => commandOf(draft, n)));
  return log;
}

const commandOf = (draft: Omit<Issued, 'changeId'> & { changeId?: string }, n: number): Command => ({
  ...draft,
  id: `c${n}`,
  data: draft.data as Command['data'],
  at: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
});

test('the states after each change are those of the log at that position', () => {
  fc.assert(
    fc.property(lives, fc.infiniteStream(fc.nat()), (drafts, order) => {
      const { events } = live(drafts);
      const timeline = new Timeline(events);
      expect(timeline.changes.flatMap(({ facts }) => facts)).toEqual(events);
      expect(timeline.statesAfter(-1)).toEqual(new Map());
      // In any order, so that checkpoints are made in any order.
      for (const pick of order.take(8)) {
        const index = pick % timeline.changes.length;
        const states = new Map<string, unknown>();
        for (const event of events) {
          if (event.position > (timeline.changes[index]?.position ?? 0)) break;
          states.set(event.stream, kindOfStream(event.stream)?.evolve(states.get(event.stream), event, event.stream));
        }
        expect(timeline.statesAfter(index)).toEqual(states);
      }
    }),
    { numRuns: runs },
  );
});

test('a life longer than what lies between two checkpoints is the same from whichever end it is looked at', () => {
  const drafts = Array.from({ length: 300 }, (_, n) => ({
    ...{ stream: idea, changeId: `change${n}`, type: 'RenameIdea', data: { title: `Loaf ${n}` } },
  }));
  const { events } = live(drafts);
  const titlesOf = (indexes: readonly number[]) => {
    const timeline = new Timeline(events);
    return indexes.map((index) => (timeline.statesAfter(index).get(idea) as Idea).title);
  };
  const indexes = Array.from({ length: events.length }, (_, n) => n);
  const titles = ['Crumb', ...drafts.map(({ data }) => data.title)];
  expect(titlesOf(indexes)).toEqual(titles);
  expect(titlesOf(indexes.toReversed())).toEqual(titles.toReversed());
});

test('looking at one moment changes no other that is shown, also where evidence is folded in rows', () => {
  const log = new LoopLog();
  const ledger = ledgerStreamOf(projectId);
  log.send(ledger, 'StateAssumption', {
    ...{ assumptionId: idOf(1), text: 'They pay', lens: 'viability', importance: 5, critical: true },
  });
  const states = Array.from({ length: 200 }, (_, n) => {
    log.send(ledger, 'RecordEvidence', {
      ...{ evidenceId: idOf(n + 2), assumptionId: idOf(1), direction: 1, rung: 'anecdote', weight: 1, text: 'Paid' },
    });
    return log.state<Ledger>(ledger);
  });
  expect(states.at(-1)?.evidenceCount).toBe(200);
  const timeline = new Timeline(log.facts.map((fact, n) => ({ ...fact, changeId: `c${n}` }) as RecordedEvent));
  const shown = states.map((_, n) => timeline.statesAfter(n + 1).get(ledger));
  timeline.statesAfter(3);
  expect(shown).toEqual(states);
});

test('any moment can be restored: nothing differs from it afterwards', () => {
  fc.assert(
    fc.property(lives, fc.nat(), (life, pick) => {
      const log = live(life);
      const timeline = new Timeline(log.events);
      const earlier = timeline.statesAfter(pick % timeline.changes.length);
      const now = timeline.statesAfter(timeline.changes.length - 1);
      const before = log.events.length;
      const drafts = commandsForRestore(earlier, now);
      const results = log.commit(drafts.map((draft, n) => commandOf({ ...draft, changeId: 'restore' }, 1000 + n)));
      expect(results.map(({ status }) => status)).toEqual(results.map(() => 'accepted'));
      const restored = new Timeline(log.events);
      expect(differencesBetween(earlier, restored.statesAfter(restored.changes.length - 1))).toEqual([]);
      expect(restored.changes.length - timeline.changes.length).toBe(log.events.length > before ? 1 : 0);
      log.commit(inverseOfRestore(drafts).map((draft, n) => commandOf({ ...draft, changeId: 'back' }, 2000 + n)));
      const back = new Timeline(log.events);
      expect(differencesBetween(now, back.statesAfter(back.changes.length - 1))).toEqual([]);
    }),
    { numRuns: runs },
  );
});

test('differences name the field, how it was and how it is', () => {
  const { events } = live([
    { stream: idea, changeId: 'a', type: 'RenameIdea', data: { title: 'Crust' } },
    { stream: idea, changeId: 'a', type: 'RateIdea', data: { criterion: 'x', rating: 4 } },
  ]);
  const timeline = new Timeline(events);
  expect(timeline.changes.map(({ changeId, position }) => [changeId, position])).toEqual([
    ['first', 1],
    ['a', 3],
  ]);
  expect(differencesBetween(timeline.statesAfter(0), timeline.statesAfter(1))).toEqual([
    { stream: idea, field: 'title', from: 'Crust', to: 'Crumb' },
    { stream: idea, field: 'rating:x', from: 4, to: null },
  ]);
});
