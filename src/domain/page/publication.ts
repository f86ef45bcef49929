import type { Page } from './page.ts';
import { contentHashOf } from './publish-rules.ts';

/**
 * Strangers' view of a page or a survey: `draft`: never any, `off`: none any more, `live`: the present state,
 * `changed`: an earlier state.
 */
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
