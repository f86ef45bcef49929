import fc from 'fast-check';
import { expect, test } from 'vitest';
import { experimentDraft, interviewDraft } from '../../../tests/fixtures/drafts/loop-drafts.ts';
import { idOf, LoopLog, projectId } from '../../../tests/fixtures/loop-log.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Interview } from '../interview/interview.ts';
import { type Ledger, ledgerStreamOf } from '../ledger/ledger.ts';
import { eachPart } from '../log/parts.ts';
import { corridorOf } from '../verdict/corridor.ts';
import { isTooSmall } from '../verdict/least-sample.ts';
import { repeatedInterval } from '../verdict/repeated-interval.ts';
import { sequenceInterval } from '../verdict/sequence-interval.ts';
import { wilsonInterval } from '../verdict/wilson-interval.ts';
import { entriesOfInterviews, whyNotCounted } from './entry.ts';
import { firstLookOf } from './first-look.ts';
import { formulaOfInterval, intervalOf, judgeEntries } from './judge-entries.ts';

const runs = process.env['TEST_FULL'] ? 2000 : 300;
const experimentId = idOf(30);
const stream = `experiment-${experimentId}`;
const interviewOf = (n: number): string => `interview-${idOf(100 + n)}`;

/** A dozen answers settle each of them. */
const designs = fc
  .record({
    criterion: fc.constantFrom(0.1, 0.5, 0.7),
    n: fc.integer({ min: 1, max: 14 }),
    formula: fc.constantFrom('corridor-1' as const, 'wilson-1' as const),
    endsAt: fc.constantFrom(null, '2026-03-05T00:00:00.000Z'),
  })
  .filter((plan) => !isTooSmall(plan));
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('log' as const), answer: fc.constantFrom('yes', 'yes', 'no', 'unclear') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('edit' as const), n: fc.nat(14), answer: fc.constantFrom('yes', 'no') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('RemoveInterview' as const, 'RestoreInterview' as const),
      n: fc.nat(14),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 120 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('withdraw' as const), judgement: fc.integer({ min: 1, max: 3 }) }),
  },
);
const histories = fc.array(step, { maxLength: 40 });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function started(design: object): LoopLog {
  const log = new LoopLog();
  const stated = { assumptionId: idOf(1), text: 'They pay', lens: 'viability', importance: 5, critical: true };
  log.send(ledgerStreamOf(projectId), 'StateAssumption', stated);
  const chosen = { projectId, assumptionId: idOf(1), method: 'interviews', prediction: 'supports', ...design };
  expect(log.send(stream, 'DesignExperiment', chosen)).toEqual(['ExperimentDesigned']);
  expect(log.send(stream, 'StartExperiment')).toEqual(['ExperimentStarted']);
  return log;
}

const talk = { projectId, experimentId, person: '', on: '2026-03-01', lastTime: '', commitment: 'none' };

function take(log: LoopLog, each: Step): void {
  switch (each.do) {
    case 'log':
      log.send(interviewOf(log.statesOf('interview').length), 'LogInterview', { ...talk, answer: each.answer });
      return;
    case 'edit':
      log.send(interviewOf(each.n), 'EditInterview', { answer: each.answer });
      return;
    case 'wait':
      log.now = new Date(Date.parse(log.now) + each.hours * 3_600_000).toISOString();
      return;
    case 'withdraw':
      log.send(ledgerStreamOf(projectId), 'WithdrawEvidence', {
        evidenceId: `${experimentId}-${each.judgement}`,
        reason: 'Misread',
      });
      return;
    default:
      log.send(interviewOf(each.n), each.do);
  }
}

/** A history in which the server judges after each step, as it does. */
function lived(design: object, history: readonly Step[]): LoopLog {
  const log = started(design);
  for (const each of history) {
    take(log, each);
    log.judge(experimentId);
  }
  return log;
}

const experiment = (log: LoopLog): Experiment => log.state(stream);
const verdictNow = (log: LoopLog): unknown => {
  const last = experiment(log).judgements.at(-1);
  return last && { verdict: last.verdict, k: last.k, n: last.n, interval: last.interval };
};
const entriesOf = (log: LoopLog, order = (all: Interview[]): Interview[] => all) =>
  entriesOfInterviews(experiment(log), order(log.statesOf('interview') as Interview[]));

test('Judging twice changes nothing, and a sample is closed once', () => {
  fc.assert(
    fc.property(designs, histories, (design, history) => {
      const log = started(design);
      for (const each of history) {
        take(log, each);
        log.judge(experimentId);
        expect(log.judge(experimentId)).toEqual([]);
      }
      expect(log.facts.filter(({ type }) => type === 'SampleClosed').length).toBeLessThanOrEqual(1);
    }),
    { numRuns: runs },
  );
});

test('The order in which interviews are read changes nothing: their positions do', () => {
  fc.assert(
    fc.property(designs, histories, fc.nat(), (design, history, turn) => {
      const log = lived(design, history);
      const entries = entriesOf(log);
      const positions = entries.map(({ position }) => position ?? 0);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      const turned = entriesOf(log, (all) => [...all.slice(turn % 15), ...all.slice(0, turn % 15)].reverse());
      expect(turned).toEqual(entries);
      expect(judgeEntries(experiment(log), turned, log.now)).toEqual(judgeEntries(experiment(log), entries, log.now));
    }),
    { numRuns: runs },
  );
});

test('Removing interviews and restoring them returns the same verdict, whatever comes and goes meanwhile', () => {
  fc.assert(
    fc.property(
      designs,
      histories,
      fc.subarray(Array.from({ length: 15 }, (_, n) => n)),
      (design, history, removed) => {
        const log = lived(design, history);
        fc.pre(experiment(log).closed !== null);
        const before = verdictNow(log);
        const present = removed.filter((n) => log.state<Interview | undefined>(interviewOf(n))?.removed === false);
        for (const n of present) {
          log.send(interviewOf(n), 'RemoveInterview');
          log.judge(experimentId);
        }
        take(log, { do: 'log', answer: 'yes' });
        take(log, { do: 'wait', hours: 240 });
        for (const n of present.toReversed()) {
          log.send(interviewOf(n), 'RestoreInterview');
          log.judge(experimentId);
        }
        expect(verdictNow(log)).toEqual(before);
      },
    ),
    { numRuns: runs },
  );
});

test('Of one experiment at most the last judgement counts as evidence, in the direction of its verdict', () => {
  fc.assert(
    fc.property(designs, histories, (design, history) => {
      const log = lived(design, history);
      const { judgements } = experiment(log);
      const evidence = [...eachPart(log.state<Ledger>(ledgerStreamOf(projectId)).evidence)];
      const counting = evidence.filter(({ superseded }) => superseded === null);
      expect(counting.length).toBeLessThanOrEqual(1);
      for (const { judgement, direction } of counting) {
        expect(judgement).toBe(judgements.length);
        expect(direction).toBe({ supports: 1, inconclusive: 0, refutes: -1 }[judgements.at(-1)?.verdict ?? 'supports']);
      }
      for (const { judgement, direction, weight, experimentId: from } of evidence) {
        const judged = judgements[(judgement ?? 0) - 1];
        expect([from, judged?.verdict, judged?.n === 0]).toEqual([
          experimentId,
          ['refutes', 'inconclusive', 'supports'][direction + 1],
          false,
        ]);
        expect(weight).toBe((judged?.n ?? 0) > 3 ? 2 : [0.5, 0.75, 1][(judged?.n ?? 0) - 1]);
      }
    }),
    { numRuns: runs },
  );
});

test('No verdict has an interval on the other side of the criterion, or comes from what was not counted', () => {
  fc.assert(
    fc.property(designs, histories, (design, history) => {
      const log = lived(design, history);
      const { judgements, lock, closed } = experiment(log);
      const last = judgements.at(-1);
      if (!last || !lock) return;
      const [low, high] = last.interval;
      const said = low >= lock.criterion ? 'supports' : high < lock.criterion ? 'refutes' : 'inconclusive';
      const isStopped = experiment(log).closed?.for === 'stopped';
      expect(said).toBe(isStopped ? said : last.verdict);
      const counted = entriesOf(log).slice(0, last.n);
      expect([counted.length, counted.filter(({ isYes }) => isYes).length]).toEqual([last.n, last.k]);
      for (const { position } of counted) {
        expect(position).toBeGreaterThan(lock.position ?? 0);
        expect(position).toBeLessThan(closed?.position ?? 0);
      }
    }),
    { numRuns: runs },
  );
});

test('One more yes in place of a no never lowers a verdict', () => {
  const rank = { refutes: 0, inconclusive: 1, supports: 2 };
  fc.assert(
    fc.property(designs, histories, fc.nat(14), (design, history, at) => {
      const log = lived(design, history);
      const entries = entriesOf(log);
      const better = entries.map((entry, n) => (n === at ? { ...entry, isYes: true } : entry));
      const before = judgeEntries(experiment(log), entries, log.now)?.verdict ?? 'inconclusive';
      const after = judgeEntries(experiment(log), better, log.now)?.verdict ?? 'inconclusive';
      expect(rank[after]).toBeGreaterThanOrEqual(rank[before]);
    }),
    { numRuns: runs },
  );
});

test('No sequence of a founder’s commands moves what was locked', () => {
  const undo = fc.tuple(
    fc.constant('UndoChange'),
    fc.record({
      fields: fc.dictionary(
        fc.constantFrom('criterion', 'n', 'endsAt', 'formula', 'counts', 'prediction', 'lock', 'discarded', 'method'),
        fc.record({
          from: fc.constantFrom(null, 0.5, 12, false),
          to: fc.constantFrom(null, 0.1, 60, true, 'wilson-1'),
        }),
      ),
    }),
  );
  const others = fc.constantFrom(
    ['StartExperiment', {}] as const,
    ['StopExperiment', { reason: 'Enough' }] as const,
    ['RecordResult', { k: 1, n: 2, note: '' }] as const,
  );
  const drafts = fc.oneof(
    fc.tuple(fc.constant(stream), fc.oneof(experimentDraft, undo, others)),
    fc.tuple(fc.nat(3).map(interviewOf), interviewDraft),
  );
  fc.assert(
    fc.property(designs, fc.array(drafts, { maxLength: 40 }), (design, sent) => {
      const log = started(design);
      const { lock, ...designed } = experiment(log);
      for (const [to, [type, data]] of sent) {
        log.send(to, type, data as object);
        log.judge(experimentId);
      }
      const after = experiment(log);
      expect(after.lock).toEqual(lock);
      for (const name of [
        'assumptionId',
        'criterion',
        'n',
        'endsAt',
        'formula',
        'counts',
        'prediction',
        'method',
      ] as const) {
        expect(after[name]).toEqual(designed[name]);
      }
      expect(after.discarded).toBe(false);
    }),
    { numRuns: runs },
  );
});

test('Entries of a closed sample come to the same whenever they are judged, with some out and in again between', () => {
  const [startedAt, dayMs] = [Date.parse('2026-03-01T00:00:00.000Z'), 24 * 60 * 60 * 1000];
  const timeOf = (day: number): string => new Date(startedAt + day * dayMs).toISOString();
  const locks = fc.record({ criterion: fc.constantFrom(0.1, 0.5), n: fc.integer({ min: 6, max: 20 }) });
  const came = fc.array(fc.record({ isYes: fc.boolean(), day: fc.double({ min: 0, max: 12, noNaN: true }) }), {
    maxLength: 24,
  });
  const isOut = fc.array(fc.boolean(), { minLength: 24, maxLength: 24 });
  fc.assert(
    fc.property(locks, came, isOut, fc.double({ min: 1, max: 60, noNaN: true }), (plan, all, out, later) => {
      const { ahead, behind } = corridorOf(plan.criterion, plan.n);
      const lock = {
        ...{ ...plan, ahead, behind, endsAt: null, windowMinutes: 60, counts: 'answers' as const },
        ...{ formula: 'corridor-1' as const, position: 1, startedAt: timeOf(0) },
      };
      const entries = all
        .toSorted((a, b) => a.day - b.day)
        .map(({ isYes, day }, n) => ({
          ...{ stream: `e${n}`, position: n + 2, recordedAt: timeOf(day), isYes, version: '', source: '' },
        }));
      const on = { lock, closed: null, result: null, stoppedFor: null };
      // As the server does: at each entry, until one closes the sample.
      const count = entries.findIndex(({ recordedAt }, n) => judgeEntries(on, entries.slice(0, n + 1), recordedAt));
      const last = entries[count];
      const first = last && judgeEntries(on, entries.slice(0, count + 1), last.recordedAt);
      if (!first) return;
      const closed = { ...on, closed: { for: first.closes, position: count + 3, at: last.recordedAt } };
      const counted = entries.slice(0, count + 1);
      const now = timeOf(12 + later);
      const fewer = counted.filter((_, n) => out[n]);
      expect(judgeEntries(closed, fewer, now)).toEqual(judgeEntries(closed, fewer, last.recordedAt));
      const again = judgeEntries(closed, counted, now);
      expect({ ...again, closes: first.closes }).toEqual(first);
    }),
    { numRuns: runs },
  );
});

test('A closed sample is judged as of its closing, however much later', () => {
  const lock = {
    ...{ criterion: 0.1, n: 14, ahead: 2.5, behind: 2.5, endsAt: null, windowMinutes: 60, counts: 'answers' as const },
    ...{ formula: 'corridor-1' as const, position: 1, startedAt: '2026-03-01T00:00:00.000Z' },
  };
  // Three who said yes cross, and are not enough any more at the seventh, the first at which that is looked at. A log has no
  // entries from after the closing; the rule must not rest on that.
  const entries = [true, true, true, false, false, false, false, true].map((isYes, n) => ({
    ...{ stream: '', position: n + 2, recordedAt: n < 3 ? '2026-03-02T00:00:00.000Z' : '2026-03-09T00:00:00.000Z' },
    ...{ isYes, version: '', source: '' },
  }));
  const closed = { for: 'crossed' as const, position: 20, at: '2026-03-07T00:00:00.000Z' };
  const judged = (now: string, at: typeof closed | null) => {
    const outcome = judgeEntries({ lock, closed: at, result: null, stoppedFor: null }, entries, now);
    return outcome && [outcome.verdict, outcome.k, outcome.n];
  };
  expect([judged('2026-03-07T00:00:00.000Z', closed), judged('2026-04-01T00:00:00.000Z', closed)]).toEqual([
    ['supports', 4, 8],
    ['supports', 4, 8],
  ]);
  expect(judged('2026-04-01T00:00:00.000Z', null)).toEqual(['supports', 3, 3]);
});

test('An interview counts from after the lock to before the close and the end date, unless it was removed', () => {
  const lock = { position: 10, endsAt: '2026-03-05T00:00:00.000Z' } as Experiment['lock'] & object;
  const closed = { for: 'crossed', position: 20, at: '2026-03-04T00:00:00.000Z' } as const;
  const at = (position: number | null, recordedAt: string | null = '2026-03-02T00:00:00.000Z', removed = false) => ({
    ...{ position, recordedAt, removed },
  });
  const running = { lock, closed: null };
  expect([
    whyNotCounted({ lock: null, closed: null }, at(11)),
    whyNotCounted(running, at(9)),
    whyNotCounted(running, at(11)),
    whyNotCounted(running, at(null, null)),
    whyNotCounted(running, at(11, '2026-03-04T23:59:59.999Z')),
    whyNotCounted(running, at(11, '2026-03-05T00:00:00.000Z')),
    whyNotCounted(running, at(11, undefined, true)),
    whyNotCounted({ lock, closed }, at(19)),
    whyNotCounted({ lock, closed }, at(21)),
    whyNotCounted({ lock, closed }, at(null, null)),
  ]).toEqual([
    ...['before-start', 'before-start', null, null, null, 'after-close', 'removed'],
    ...[null, 'after-close', 'after-close'],
  ]);
});

test('An interview of the example counts though its result is older, unless it was removed', () => {
  const lock = { position: 10, endsAt: '2026-03-05T00:00:00.000Z' } as Experiment['lock'] & object;
  const closed = { for: 'crossed', position: 11, at: '2026-03-04T00:00:00.000Z' } as const;
  const told = { position: 12, recordedAt: '2026-03-09T00:00:00.000Z' };
  const why = (isSample: boolean, removed: boolean) => whyNotCounted({ lock, closed, isSample }, { ...told, removed });
  expect([why(true, false), why(true, true), why(false, false)]).toEqual([null, 'removed', 'after-close']);
});

test('Interviews held for an experiment by another method are none of its entries', () => {
  const log = lived({ criterion: 0.5, n: 4, formula: 'wilson-1' }, [
    { do: 'log', answer: 'yes' },
    { do: 'log', answer: 'no' },
  ]);
  const interviews = log.statesOf('interview') as Interview[];
  const counted = (method: Experiment['method']) => entriesOfInterviews({ ...experiment(log), method }, interviews);
  expect([counted('interviews').length, counted('prototype'), counted('survey')]).toEqual([2, [], []]);
});

test('A verdict is given from half of the sample on, or from what had come after seven full days', () => {
  const startedAt = '2026-03-01T00:00:00.000Z';
  const entry = (recordedAt: string) => ({ stream: '', position: 1, recordedAt, isYes: true, version: '', source: '' });
  const sample = [
    entry('2026-03-02T00:00:00.000Z'),
    entry('2026-03-07T23:59:59.999Z'),
    entry('2026-03-08T00:00:00.000Z'),
  ];
  const week = '2026-03-08T00:00:00.000Z';
  expect([
    firstLookOf({ n: 7, startedAt }, sample, '2026-03-07T23:59:59.999Z'),
    firstLookOf({ n: 7, startedAt }, sample, week),
    firstLookOf({ n: 3, startedAt }, sample, week),
    firstLookOf({ n: 7, startedAt }, [], week),
  ]).toEqual([4, 2, 2, 1]);
});

test('No more entries are judged than were planned', () => {
  const lock = { criterion: 0.5, n: 2, formula: 'wilson-1', startedAt: '2026-03-01T12:00:00.000Z', endsAt: null };
  const experiment = { lock, closed: null, result: null, stoppedFor: null } as unknown as Experiment;
  const entry = { stream: 'interview-1', position: 9, recordedAt: lock.startedAt, version: '', source: '' };
  const entries = [true, false, true].map((isYes) => ({ ...entry, isYes }));
  const { k, n, closes } = judgeEntries(experiment, entries, lock.startedAt) ?? {};
  expect([k, n, closes]).toEqual([1, 2, 'complete']);
});

test('Of a test that looks once, the interval is Wilson’s at that look alone: it covers too little while it runs, and after a stop', () => {
  const lock = {
    ...{ criterion: 0.1, n: 4, ahead: 0, behind: 0, endsAt: '2026-03-05T00:00:00.000Z', windowMinutes: 60 },
    ...{ counts: 'answers' as const, formula: 'wilson-1' as const, position: 1, startedAt: '2026-03-01T00:00:00.000Z' },
  };
  const entries = [true, false, true, false].map((isYes, n) => ({
    ...{ stream: `e${n}`, position: n + 2, recordedAt: '2026-03-02T00:00:00.000Z', isYes, version: '', source: '' },
  }));
  const on = { lock, closed: null, result: null, stoppedFor: null };
  const running = repeatedInterval(2, 3, { sample: 4, criterion: 0.1 });
  const interval = (count: number, given: object, now = '2026-03-03T00:00:00.000Z') =>
    judgeEntries({ ...on, ...given }, entries.slice(0, count), now)?.interval;
  expect([
    interval(4, {}),
    interval(3, {}, lock.endsAt),
    interval(3, { result: { k: 1, n: 2, note: '' } }),
    interval(3, { stoppedFor: 'No time' }),
    intervalOf(lock, { k: 2, n: 3 }, null),
  ]).toEqual([...[wilsonInterval(2, 4), wilsonInterval(2, 3), wilsonInterval(1, 2)], ...[running, running]]);
  const named = (formula: 'corridor-1' | 'wilson-1', of: typeof wilsonInterval) =>
    formulaOfInterval({ formula, k: 2, n: 3, interval: of(2, 3) });
  const sequence = (k: number, n: number) => sequenceInterval(k, n, 4);
  const said = formulaOfInterval({
    ...{ formula: 'corridor-1', k: 2, n: 3, interval: running, intervalFormula: 'repeated-1' },
  });
  expect([named('wilson-1', wilsonInterval), named('wilson-1', sequence), named('corridor-1', sequence), said]).toEqual(
    [...['wilson-1', 'sequence-1', 'sequence-1', 'repeated-1']],
  );
});
