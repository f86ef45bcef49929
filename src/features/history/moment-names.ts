import type { HistoryChange } from '#domain/history/timeline.ts';
import type { Moment } from '#domain/log/moment.ts';

/**
 * Names of moments, by the index of the change after which they stand. Imported moments are left out: they name
 * versions of the life that was exported, which is not here.
 */
export function momentNames(
  changes: readonly HistoryChange[],
  stream: string,
  moments: readonly Moment[],
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const foreign = importedMoments(changes, stream);
  for (const { version, name } of moments) {
    if (foreign.get(version) === name) continue;
    const index = changes.findIndex(({ facts }) =>
      facts.some((fact) => fact.stream === stream && fact.version === version),
    );
    if (index !== -1) names.set(index, name);
  }
  return names;
}

/** The names that came with the stream's first fact and were not given here since, by their version. */
function importedMoments(changes: readonly HistoryChange[], stream: string): ReadonlyMap<number, string> {
  const imported = new Map<number, string>();
  for (const fact of changes.flatMap(({ facts }) => facts)) {
    if (fact.stream !== stream) continue;
    const { type, data } = fact;
    if (type === 'MomentNamed') imported.delete(data['version'] as number);
    if (type !== 'IdeaImported') continue;
    for (const { version, name } of (data['moments'] ?? []) as unknown as readonly Moment[])
      imported.set(version, name);
  }
  return imported;
}
