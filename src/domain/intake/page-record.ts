import { methodOfGoal } from '../experiment/artefact-rules.ts';
import { countedWords } from '../experiment/counted-words.ts';
import type { Page } from '../page/page.ts';
import { countOf, figureOf } from '../text/figures.ts';
import { cameInOn, cameInWords, nothingCameIn } from './came-in.ts';
import type { Intake } from './intake.ts';

/** Results of a page so far, as they are said in a list of pages. */
export type PageRecord = {
  readonly visitors: number;
  /** Visitors who did what counts on that page. */
  readonly yeses: number;
};

/** Without the founder's own visits and visitors who were excluded; nothing if nobody came. */
export function pageRecord({ goal }: Pick<Page, 'goal'>, intake: Intake | undefined): PageRecord {
  const counts = intake ? cameInOn('page', intake) : nothingCameIn;
  return { visitors: counts.visitors, yeses: counts[goal] };
}

/** Whether a rate of so many visitors is little more than chance. */
export const areTooFew = (visitors: number): boolean => visitors < 20;

/** "34 visitors", "5 sign-ups", and the rate in words, such as "About 1 in 12 signed up"; nothing of it before anybody came. */
export function pageRecordText({ goal }: Pick<Page, 'goal'>, { visitors, yeses }: PageRecord): readonly string[] {
  if (visitors === 0) return [];
  return [
    countOf(visitors, ...cameInWords.visitors),
    countOf(yeses, ...cameInWords[goal]),
    rateText(goal, visitors, yeses),
  ];
}

function rateText(goal: Page['goal'], visitors: number, yeses: number): string {
  const { did } = countedWords[methodOfGoal[goal]];
  if (areTooFew(visitors)) return 'Too few to say';
  if (yeses === 0) return `No one ${did}`;
  if (yeses >= visitors) return `All ${did}`;
  // Above a half, "1 in 1" would say less than there is.
  if (yeses * 2 > visitors) return `About ${Math.min(9, Math.round((yeses * 10) / visitors))} in 10 ${did}`;
  return `About 1 in ${figureOf(Math.round(visitors / yeses))} ${did}`;
}
