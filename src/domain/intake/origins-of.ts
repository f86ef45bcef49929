import { type Intake, networkOf, type Origin } from './intake.ts';

/** Where the visitor of an ordinal came from; undefined where it was not kept. */
export function originsOf({ runs }: Pick<Intake, 'runs'>): (ordinal: number) => Origin | undefined {
  return (ordinal) => {
    let [low, high] = [0, runs.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const run = runs[middle];
      if (run && run.from + run.n <= ordinal) low = middle + 1;
      else high = middle;
    }
    const run = runs[low];
    return run?.origins?.[ordinal - run.from];
  };
}

/** Whether the founder has excluded all that came from there. */
export const isExcluded = (
  { excludedNetworks }: Pick<Intake, 'excludedNetworks'>,
  origin: Origin | undefined,
): boolean =>
  excludedNetworks !== undefined && origin !== undefined && Object.hasOwn(excludedNetworks, networkOf(origin));
