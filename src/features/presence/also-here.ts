import { presenceLabels } from './labels.ts';

/** So many are named; the others are counted. */
export const namedAtMost = 5;

/** Who else is here, in one line; empty if nobody is. */
export function alsoHere(names: readonly string[]): string {
  if (names.length === 0) return '';
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const named = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
  const rest = named.length - namedAtMost;
  const said = rest > 0 ? [...named.slice(0, namedAtMost), presenceLabels.others(rest)] : named;
  return `${presenceLabels.alsoHere}: ${new Intl.ListFormat('en-US').format(said)}`;
}
