export interface Difference {
  /** Where, as `.context.tokens`; empty at the top. */
  readonly at: string;
  readonly recorded: unknown;
  readonly replayed: unknown;
}

/** Where two JSON values first differ; null if they are the same. Keys without a value count as absent. */
export function firstDifference(recorded: unknown, replayed: unknown, at = ''): Difference | null {
  if (!isObject(recorded) || !isObject(replayed) || Array.isArray(recorded) !== Array.isArray(replayed)) {
    return Object.is(recorded, replayed) ? null : { at, recorded, replayed };
  }
  for (const key of new Set([...Object.keys(recorded), ...Object.keys(replayed)])) {
    const difference = firstDifference(recorded[key], replayed[key], `${at}.${key}`);
    if (difference) return difference;
  }
  return null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
