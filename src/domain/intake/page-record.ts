import { methodOfGoal } from '../experiment/counted-artefacts.ts';
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

/** Results of a page in words. */
export interface PageRecordText {
  /** "34 visitors" and "5 sign-ups"; empty before anybody came. */
  readonly counts: readonly string[];
  /** Such as "About 1 in 12 signed up"; undefined while there are too few visitors to say. */
  readonly rate?: string;
}

export function pageRecordText({ goal }: Pick<Page, 'goal'>, { visitors, yeses }: PageRecord): PageRecordText {
  if (visitors === 0) return { counts: [] };
  const counts = [countOf(visitors, ...cameInWords.visitors), countOf(yeses, ...cameInWords[goal])];
  return areTooFew(visitors) ? { counts } : { counts, rate: rateText(goal, visitors, yeses) };
}

function rateText(goal: Page['goal'], visitors: number, yeses: number): string {
  const { did } = countedWords[methodOfGoal[goal]];
  if (yeses === 0) return `No one ${did}`;
  if (yeses >= visitors) return `All ${did}`;
  // Above a half, "1 in 1" would say less than there is.
  if (yeses * 2 > visitors) return `About ${Math.min(9, Math.round((yeses * 10) / visitors))} in 10 ${did}`;
  return `About 1 in ${figureOf(Math.round(visitors / yeses))} ${did}`;
}
