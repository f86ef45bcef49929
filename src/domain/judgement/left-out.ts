import type { Experiment } from '../experiment/experiment.ts';
import type { Intake } from '../intake/intake.ts';
import { countOf } from '../text/figures.ts';
import { beyondNetworksText } from './beyond-networks.ts';
import { networksOf } from './networks-of.ts';
import { visitorsLeftOut } from './page-entries.ts';

/** Visitors or responses of an experiment that do not count because of their origin. */
export interface LeftOut {
  /** "5 visitors". */
  readonly count: string;
  /** "the limit for their internet connection or network was reached". */
  readonly why: string;
}

type Judged = Pick<Experiment, 'artefact' | 'lock' | 'closed' | 'method'>;

/**
 * Lists the invited visitors, then the entries dropped by the network rule, then the ones that the founder excluded, by
 * reason; empty if everything counts.
 */
export function leftOutOf(experiment: Judged, intake: Intake | undefined): readonly LeftOut[] {
  const one = experiment.artefact?.kind === 'survey' ? 'response' : 'visitor';
  const invited = visitorsLeftOut(experiment, intake, 'invited');
  const beyond = beyondNetworksText(experiment, intake);
  const excluded = new Map<string, number>();
  for (const { n, excludedFor } of networksOf(experiment, intake))
    if (excludedFor !== null) excluded.set(excludedFor, (excluded.get(excludedFor) ?? 0) + n);
  return [
    ...(invited === 0 ? [] : [{ count: countOf(invited, one), why: 'they were invited by people who had signed up' }]),
    ...(beyond === null
      ? []
      : [{ count: beyond, why: 'the limit for their internet connection or network was reached' }]),
    ...[...excluded].map(([reason, n]) => ({ count: countOf(n, one), why: `their network was excluded (${reason})` })),
  ];
}

/** The same in one line: "1 visitor, since the limit for their network was reached; 2 visitors, since their network was ...". */
export const leftOutText = (leftOut: readonly LeftOut[]): string =>
  leftOut.map(({ count, why }) => `${count}, since ${why}`).join('; ');
