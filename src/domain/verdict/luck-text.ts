import { figureOf } from '../text/figures.ts';
import type { Outcomes } from './outcomes.ts';
import { shareText } from './share-text.ts';

export interface LuckPlan {
  readonly n: number;
  readonly criterion: number;
  readonly outcomes: Pick<Outcomes, 'supportsFrom'>;
}

/**
 * Why a plan asks for more than its target: "10% of 60 is 6, but 6 could be luck. That’s why it takes 12." Null where it
 * asks for no more, or where nothing could support it.
 */
export function luckText({ n, criterion, outcomes: { supportsFrom } }: LuckPlan): string | null {
  const asked = Math.ceil(criterion * n - 1e-9);
  if (supportsFrom === null || supportsFrom <= asked) return null;
  const about = Math.abs(criterion * n - asked) < 1e-9 ? '' : 'about ';
  return `${shareText(criterion)} of ${figureOf(n)} is ${about}${figureOf(asked)}, but ${figureOf(asked)} could be luck. That’s why it takes ${figureOf(supportsFrom)}.`;
}
