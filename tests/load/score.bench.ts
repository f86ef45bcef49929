import { Timeline } from '#domain/history/timeline.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { riskiestOf, scoresOf, weakestOf } from '#domain/ledger/score.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { Replica } from '#domain/replica/replica.ts';

const assumptions = 200;
const pieces = 5000;
const changes = 200;
const projectId = idOf(1);
const stream = ledgerStreamOf(projectId);

interface Row {
  readonly what: string;
  readonly 'median, ms': number;
  readonly 'slowest, ms': number;
  readonly 'at most, ms': number;
}

/** A project of 200 assumptions and 5,000 pieces of evidence: one more piece until the scores are there, and any moment of its history. */
export function measure(): Promise<Row[]> {
  const events = [
    ...Array.from({ length: assumptions }, (_, n) => eventOf(n + 1, 'AssumptionStated', assumption(n))),
    ...Array.from({ length: pieces }, (_, n) => eventOf(assumptions + n + 1, 'EvidenceRecorded', evidence(n))),
  ];
  const replica = new Replica();
  replica.receive(events);
  const change = Array.from({ length: changes }, (_, n) =>
    timed(() => {
      replica.receive([eventOf(events.length + n + 1, 'EvidenceRecorded', evidence(pieces + n))]);
      rank(replica.shown(stream) as Ledger);
    }),
  );
  const timeline = new Timeline(events);
  const first = timed(() => rank(timeline.statesAfter(events.length - 1).get(stream) as Ledger));
  const moments = Array.from({ length: changes }, (_, n) =>
    timed(() => rank(timeline.statesAfter((n * 7919) % events.length).get(stream) as Ledger)),
  );
  return Promise.resolve([
    row('a change, folded and scored', change, 16),
    row('history, opened at its end', [first], 100),
    row('history at any moment', moments, 100),
  ]);
}

function rank(ledger: Ledger): void {
  const scores = scoresOf(ledger);
  if (!weakestOf(scores) || !riskiestOf(scores)) throw new Error('there is nothing to rank');
}

function timed(run: () => void): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

function row(what: string, times: readonly number[], atMost: number): Row {
  const sorted = times.toSorted((a, b) => a - b);
  const shown = (ms: number | undefined): number => Number((ms ?? 0).toFixed(2));
  return {
    what,
    'median, ms': shown(sorted[Math.floor(sorted.length / 2)]),
    'slowest, ms': shown(sorted.at(-1)),
    'at most, ms': atMost,
  };
}

function idOf(n: number): string {
  // Ids of founders are random: they begin with any digit.
  return `${((n * 2_654_435_761) >>> 0).toString(16).padStart(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

const assumption = (n: number): JsonObject => ({
  ...{
    assumptionId: idOf(n),
    text: `Assumption ${n}`,
    lens: 'viability',
    importance: 1 + (n % 5),
    critical: n % 3 === 0,
  },
});

const evidence = (n: number): JsonObject => ({
  ...{ evidenceId: idOf(10_000 + n), assumptionId: idOf(n % assumptions), direction: (n % 3) - 1, rung: 'anecdote' },
  ...{ weight: 0.5, text: `Evidence ${n}`, selfReported: true },
});

function eventOf(position: number, type: string, data: JsonObject): RecordedEvent {
  const at = new Date(Date.UTC(2026, 0, 1) + position * 1000).toISOString();
  const id = `c${position}`;
  return {
    ...{ id: `${id}:0`, type, v: 1, data, workspace: idOf(2), stream, version: position, position, at, recordedAt: at },
    ...{ by: { kind: 'founder', id: 'ada' }, device: 'd', commandId: id, changeId: id, hash: '' },
  };
}
