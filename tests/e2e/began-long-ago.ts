import type { Page } from 'playwright-core';

/** Lets the founder’s account have begun before the first article, so that every article is news to them. */
export async function beganLongAgo(page: Page): Promise<void> {
  await page.context().route('**/api/user/me', async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    if (!answer) return route.abort();
    const user: unknown = await answer.json();
    return route.fulfill({ response: answer, json: { ...(user as object), createdAt: '2026-01-01T00:00:00.000Z' } });
  });
}
