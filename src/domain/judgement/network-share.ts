import type { Entry } from './entry.ts';

const fewNetworks = 3;
const tooMuch = 1 / 3;

/** Warning that is shown with the verdict of such a sample. */
export const fewNetworksText =
  'More than a third came from only three networks, such as three companies or schools. A few people may have decided this result.';

/**
 * Whether the three networks that brought the most brought more than a third of a sample, which is said with its verdict.
 * Not of a sample so small that it is so though everybody came from elsewhere.
 */
export function isFromFewNetworks(entries: readonly Pick<Entry, 'network'>[]): boolean {
  const counts = new Map<string, number>();
  for (const { network } of entries) if (network !== undefined) counts.set(network, (counts.get(network) ?? 0) + 1);
  const largest = [...counts.values()].sort((a, b) => b - a).slice(0, fewNetworks);
  const sum = largest.reduce((before, count) => before + count, 0);
  return sum > largest.length && sum / entries.length > tooMuch;
}
