import type { HistoryChange } from '#domain/history/timeline.ts';
import type { Moment } from '#domain/log/moment.ts';

/** What moments are called, by the index of the change after which they stand. */
export function momentNames(
  changes: readonly HistoryChange[],
  stream: string,
  moments: readonly Moment[],
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { version, name } of moments) {
    const index = changes.findIndex(({ facts }) =>
      facts.some((fact) => fact.stream === stream && fact.version === version),
    );
    if (index !== -1) names.set(index, name);
  }
  return names;
}
