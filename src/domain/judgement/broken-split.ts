import type { Share } from '../experiment/experiment.ts';
import { isSplitBroken } from '../verdict/two-versions.ts';

/** How many visitors saw each of two versions, where that is too uneven for a verdict; null where it is not. */
export function brokenSplit(versions: readonly Share[]): readonly [a: number, b: number] | null {
  const countOf = (version: string): number => versions.find(({ name }) => name === version)?.n ?? 0;
  const [a, b] = [countOf('a'), countOf('b')];
  return isSplitBroken(a, b) ? [a, b] : null;
}
