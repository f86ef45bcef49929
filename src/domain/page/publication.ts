import type { Page } from './page.ts';
import { contentHashOf } from './publish-rules.ts';

/** What strangers can see of a page or a survey: never anything, nothing any more, what it is now, or what it was. */
export type Publication = 'draft' | 'off' | 'live' | 'changed';

const known = new WeakMap<Page, Publication>();

/** Asked once of each state of a page, since it reads all of it. */
export function publicationOf(page: Page): Publication {
  const found = known.get(page) ?? compared(page);
  known.set(page, found);
  return found;
}

function compared(page: Page): Publication {
  const last = page.published.at(-1);
  if (!last) return 'draft';
  if (!page.isLive) return 'off';
  return last.contentHash === contentHashOf(page) && last.slug === page.slug ? 'live' : 'changed';
}
