import { eachPart } from '../log/parts.ts';
import type { PageGoal } from '../page/page.ts';
import { sequenceInterval } from '../verdict/sequence-interval.ts';
import type { Interval } from '../verdict/wilson-interval.ts';
import { excludedVisitors, ordinalsOf } from './excluded-visitors.ts';
import type { Intake, PlacedRun } from './intake.ts';

/** A named group of `n` visitors, of whom `k` did what counts. */
export interface CountedVisitors {
  readonly name: string;
  readonly k: number;
  readonly n: number;
}

/** Results of a page, whatever experiments ran on it. */
export interface PageFigures {
  readonly visitors: number;
  /** Visitors who did what counts, and those of them whose address is confirmed. */
  readonly converted: number;
  readonly confirmed: number;
  readonly versions: readonly CountedVisitors[];
  /** Sources by number of visitors, the most first. */
  readonly sources: readonly CountedVisitors[];
  /** UTC, the latest first. */
  readonly days: readonly CountedVisitors[];
}

/** No sample is planned for all who come to a page: what is left open is told best at about so many visitors. */
const visitorsToTell = 400;

/** By which `intervalOfVisitors` is worked out. */
export const formulaOfVisitors = 'sequence-1';

/** Returns the interval of the true share, at 95%, valid however often and whenever a founder looks. */
export const intervalOfVisitors = ({ k, n }: Pick<CountedVisitors, 'k' | 'n'>): Interval =>
  sequenceInterval(k, n, visitorsToTell);

/** Who was excluded, or came from a network that was, is no visitor; who came twice is one, and so is who did it twice. */
export function pageFigures(
  { runs, entries, excludedNetworks }: Pick<Intake, 'runs' | 'entries' | 'excludedNetworks'>,
  goal: PageGoal,
): PageFigures {
  const all = [...eachPart(entries)];
  const excluded = excludedVisitors({ runs, entries, excludedNetworks });
  const counting = all.filter((entry) => entry.goal === goal && !excluded.has(entry.ordinal ?? 0));
  const converted = ordinalsOf(counting);
  const by = (nameOf: (run: PlacedRun) => string): CountedVisitors[] => {
    const sums = new Map<string, { k: number; n: number }>();
    for (const run of runs) {
      const sum = sums.get(nameOf(run)) ?? { k: 0, n: 0 };
      sum.n += run.n - within(run, excluded);
      sum.k += within(run, converted);
      sums.set(nameOf(run), sum);
    }
    return [...sums].flatMap(([name, { k, n }]) => (n === 0 ? [] : [{ name, k, n }]));
  };
  const versions = by(({ version }) => version).sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    visitors: versions.reduce((sum, { n }) => sum + n, 0),
    converted: converted.size,
    confirmed: ordinalsOf(counting.filter(({ confirmedAt }) => confirmedAt !== null)).size,
    versions,
    sources: by(({ source }) => source).sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1)),
    days: by(({ since }) => since.slice(0, 10)).sort((a, b) => (a.name < b.name ? 1 : -1)),
  };
}

function within({ from, n }: PlacedRun, ordinals: ReadonlySet<number>): number {
  let count = 0;
  for (const ordinal of ordinals) if (ordinal >= from && ordinal < from + n) count += 1;
  return count;
}
