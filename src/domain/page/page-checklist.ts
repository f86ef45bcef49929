import type { Page } from './page.ts';
import { type DrawnPage, type PagePoint, pagePoints } from './page-points.ts';
import { templateWordsIn } from './template-words.ts';

/** All points, in the order in which a founder goes through them. The rules of publishing do without the words of templates. */
export const pageChecklist = (page: Page, drawn?: DrawnPage): readonly PagePoint[] =>
  pagePoints(page, { drawn, templateWordsIn });
