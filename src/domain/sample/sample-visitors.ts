import type { IntakeCommandData } from '../intake/intake-commands.ts';

type Entries = IntakeCommandData<'RecordSampleEntries'>;
type Entry = Entries['entries'][number];

/** Where made-up visitors come from: `n` of them, of whom `k` do what counts. */
export interface SampleSource {
  readonly name: string;
  readonly n: number;
  readonly k: number;
}

export interface SampleVisits {
  /** The first day and the one after the last, in days from `now`: negative before it. A day begins at the clock time of `now`. */
  readonly days: readonly [start: number, end: number];
  readonly sources: readonly SampleSource[];
  /** When the sample is added. ISO 8601. */
  readonly now: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/**
 * Visitors that come evenly on each day from each source, as runs; `entryOf` says what each of those who do what counts has
 * sent. `nth` counts these from 0. The same for the same numbers.
 */
export function sampleVisits(
  { days: [start, end], sources, now }: SampleVisits,
  entryOf: (nth: number, seen: Pick<Entry, 'ordinal' | 'source' | 'at'>) => Entry,
): Pick<Entries, 'runs' | 'entries'> {
  const runs: Entries['runs'][number][] = [];
  const entries: Entry[] = [];
  const came = new Map(sources.map(({ name }) => [name, 0]));
  let ordinal = 1;
  for (let day = start; day < end; day += 1) {
    for (const [place, { name: source, n, k }] of sources.entries()) {
      const before = came.get(source) ?? 0;
      const until = Math.floor(((day - start + 1) * n) / (end - start));
      if (until === before) continue;
      // One source after the other, an hour apart, from the clock time of `now` on.
      const since = Date.parse(now) + day * dayMs + place * hourMs;
      const [first, last] = [since, since + hourMs / 2].map((time) => new Date(time).toISOString()) as [string, string];
      runs.push({ version: 'a', source, n: until - before, since: first, until: last });
      for (let visitor = before; visitor < until; visitor += 1, ordinal += 1) {
        if (isOneOf(k, visitor, n)) entries.push(entryOf(entries.length, { ordinal, source, at: last }));
      }
      came.set(source, until);
    }
  }
  return { runs, entries };
}

/** Whether a visitor, counted from 0, is one of `k` that are spread evenly over `n`. */
const isOneOf = (k: number, visitor: number, n: number): boolean =>
  Math.floor(((visitor + 1) * k) / n) > Math.floor((visitor * k) / n);
