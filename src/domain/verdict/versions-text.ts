import type { Share } from '../experiment/experiment.ts';
import { figureOf } from '../text/figures.ts';
import { shareText } from './share-text.ts';
import { differ, differenceEvidence } from './two-versions.ts';

/**
 * Describes the results of two versions, and whether they differ; null unless both are there. The evidence is for an
 * even split, which must not be broken.
 */
export function versionsText(versions: readonly Share[]): string | null {
  const [a, b] = ['a', 'b'].map((name) => versions.find((each) => each.name === name));
  if (!a || !b) return null;
  const evidence = differenceEvidence(a.k, b.k);
  const found = differ(a.k, b.k)
    ? `Version ${a.k > b.k ? 'A' : 'B'} works better`
    : 'That’s too close to tell which works better';
  return `Version A: ${said(a)}. Version B: ${said(b)}. ${found} (evidence ${floored(evidence)}; 20 is enough).`;
}

const said = ({ k, n }: Share): string => `${figureOf(k)} of ${figureOf(n)}, ${shareText(k / n)}`;
/** So that rounding never says that it is enough. */
const floored = (evidence: number): string =>
  evidence < 1e6 ? figureOf(Math.floor(evidence * 10) / 10) : 'over a million';
