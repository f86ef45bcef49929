import type { BrowserContext, Page } from 'playwright-core';

/**
 * Leaves without an answer whatever the screens ask our server for: made-up tokens would be refused, and the refusal
 * would end the session. Routes that are added after it are answered as they say.
 */
export const dropOtherCalls = (where: BrowserContext | Page): Promise<unknown> =>
  where.route(/\/api\//, (route) => route.abort());
