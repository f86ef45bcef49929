import type { Page, TakenAlong } from './page.ts';
import { contentHashOf } from './publish-rules.ts';

/** Builds the record that a pivot takes a page along, with the idea it was written for. */
export const takenAlongBy = (page: Page, decisionId: string): TakenAlong => ({
  decisionId,
  from: writtenFor(page)?.from ?? page.projectId,
  written: [...new Set([...page.published.map(({ contentHash }) => contentHash), contentHashOf(page)])],
});

/**
 * The idea that a page was written for, if that was pivoted and the page taken along, as long as strangers have not been
 * shown anything that was changed since. Null for a page that is its own idea's.
 */
export function writtenFor({ takenAlong, published }: Page): TakenAlong | null {
  const last = published.at(-1);
  return takenAlong && last && takenAlong.written.includes(last.contentHash) ? takenAlong : null;
}
