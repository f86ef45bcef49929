import type { Experiment } from '../experiment/experiment.ts';
import type { Intake } from '../intake/intake.ts';
import { countOf, figureOf } from '../text/figures.ts';
import { type NetworkLimits, networkLimitsOf } from './network-limits.ts';
import { visitorsLeftOut } from './page-entries.ts';
import { responsesBeyondNetworks } from './survey-entries.ts';

type Judged = Pick<Experiment, 'artefact' | 'lock' | 'closed' | 'method'>;

/** How much of what came does not count for an experiment, in words; null if nothing was left out. */
export function beyondNetworksText(experiment: Judged, intake: Intake | undefined): string | null {
  const isSurvey = experiment.artefact?.kind === 'survey';
  const count = isSurvey
    ? responsesBeyondNetworks(experiment, intake)
    : visitorsLeftOut(experiment, intake, 'many-from-one-network');
  return count === 0 ? null : countOf(count, isSurvey ? 'response' : 'visitor');
}

/** The rule that was sealed, in words; null if there is none. */
export function networkRuleText(lock: NonNullable<Experiment['lock']>): string | null {
  const limits = networkLimitsOf(lock);
  if (!limits) return null;
  const most = networkLimitsText(limits);
  return lock.networkRule === 'shared' ? `${most}, since many people share one` : most;
}

/** "At most 3 people from one internet connection and 12 from one network". */
export function networkLimitsText({ address, network }: NetworkLimits): string {
  const most = `At most ${figureOf(address)} people from one internet connection`;
  return address === network ? `${most} or network` : `${most} and ${figureOf(network)} from one network`;
}
