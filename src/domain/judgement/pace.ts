import type { Experiment } from '../experiment/experiment.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How many of the last experiments say how fast answers come. */
const recent = 5;

type Paced = Pick<Experiment, 'id' | 'method' | 'lock' | 'closed' | 'judgements'>;

/**
 * How many entries a day came in the last experiments by the same method; null if none has. `entriesOf` says how many an
 * experiment has that still runs, `now` is ISO 8601.
 */
export function entriesPerDay<One extends Paced>(
  method: Experiment['method'],
  experiments: Iterable<One>,
  entriesOf: (experiment: One) => number,
  now: string,
): number | null {
  const runs = [...experiments]
    .flatMap((experiment) =>
      experiment.lock && experiment.method === method ? [{ experiment, ...experiment.lock }] : [],
    )
    .sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
    .slice(0, recent);
  let [entries, days] = [0, 0];
  for (const { experiment, startedAt } of runs) {
    entries += experiment.judgements.at(-1)?.n ?? entriesOf(experiment);
    // Whatever comes on the first day comes in one day.
    days += Math.max(1, (Date.parse(experiment.closed?.at ?? now) - Date.parse(startedAt)) / dayMs);
  }
  return entries === 0 ? null : entries / days;
}
