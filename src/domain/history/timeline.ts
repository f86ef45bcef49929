import { memberOfFact } from '../log/member-of-fact.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { kindOfStream } from '../log/stream-kinds.ts';

/** One change: the facts that one gesture of the founder has led to, in the streams that are looked at. */
export interface HistoryChange {
  readonly changeId: string;
  /** Position of its last fact: the moment after it. */
  readonly position: number;
  /** By the founder's clock, and by the server's. ISO 8601. */
  readonly at: string;
  readonly recordedAt: string;
  /** The account of the member who made it; undefined for what the server or a visitor did. */
  readonly by?: string | undefined;
  /** The change that this one took back. */
  readonly undoes: string | undefined;
  readonly facts: readonly RecordedEvent[];
}

type States = ReadonlyMap<string, unknown>;

/** Each keeps a copy of much of a large state. */
const changesPerCheckpoint = 128;

/**
 * The life of some streams, change by change, and their states after each: folded from the nearest checkpoint, so that
 * going through thousands of changes stays fluid.
 */
export class Timeline {
  readonly changes: readonly HistoryChange[];
  readonly #checkpoints: States[] = [];

  /** `events` are all facts of the streams, in the order of their positions. */
  constructor(events: readonly RecordedEvent[]) {
    this.changes = groupByChange(events);
  }

  /** The states after the change at `index`; -1 is before the first, when nothing was there. */
  statesAfter(index: number): States {
    const last = Math.min(index, this.changes.length - 1);
    if (last < 0) return new Map();
    const checkpoint = Math.floor(last / changesPerCheckpoint);
    for (let n = this.#checkpoints.length; n <= checkpoint; n++) {
      this.#checkpoints.push(this.#fold(n - 1, (n - 1) * changesPerCheckpoint, n * changesPerCheckpoint));
    }
    return this.#fold(checkpoint, checkpoint * changesPerCheckpoint, last + 1);
  }

  /** Folds the changes from `begin` to before `end` over a checkpoint, which lies at `begin`. */
  #fold(checkpoint: number, begin: number, end: number): States {
    const states = new Map(this.#checkpoints[checkpoint]);
    const facts = this.changes.slice(Math.max(begin, 0), Math.max(end, 0)).flatMap((change) => change.facts);
    for (const stream of new Set(facts.map((fact) => fact.stream))) {
      const own = facts.filter((fact) => fact.stream === stream);
      const kind = kindOfStream(stream);
      const before = states.get(stream);
      if (kind?.evolveAll) states.set(stream, kind.evolveAll(before, own, stream));
      else if (kind)
        states.set(
          stream,
          own.reduce((state, fact) => kind.evolve(state, fact, stream), before),
        );
    }
    return states;
  }
}

function groupByChange(events: readonly RecordedEvent[]): readonly HistoryChange[] {
  const groups: RecordedEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && group[0]?.changeId === event.changeId) group.push(event);
    else groups.push([event]);
  }
  return groups.flatMap((facts) => {
    const last = facts.at(-1);
    if (!last) return [];
    const { changeId, position, at, recordedAt, undoes } = last;
    const by = facts.map(memberOfFact).find((account) => account !== undefined);
    return [{ changeId, position, at, recordedAt, by, undoes, facts }];
  });
}
