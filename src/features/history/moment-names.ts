import type { HistoryChange } from '#domain/history/timeline.ts';
import type { Moment } from '#domain/log/moment.ts';

/**
 * What moments are called, by the index of the change after which they stand. Those that came with an import name versions
 * of the life that was exported, which is not here.
 */
export function momentNames(
  changes: readonly HistoryChange[],
  stream: string,
  moments: readonly Moment[],
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const named = versionsNamed(changes, stream);
  for (const { version, name } of moments) {
    if (!named.has(version)) continue;
    const index = changes.findIndex(({ facts }) =>
      facts.some((fact) => fact.stream === stream && fact.version === version),
    );
    if (index !== -1) names.set(index, name);
  }
  return names;
}

function versionsNamed(changes: readonly HistoryChange[], stream: string): ReadonlySet<unknown> {
  const facts = changes.flatMap((change) => change.facts).filter((fact) => fact.stream === stream);
  return new Set(facts.flatMap(({ type, data }) => (type === 'MomentNamed' ? [data['version']] : [])));
}
