import type { Page } from 'playwright-core';
import { open } from './founder.ts';

/** Opens an address with `?inspect`; answers with the inspector that opens by itself. */
export async function openInspected(page: Page, address: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await open(page, `${address}?inspect`);
  const inspector = await opened;
  await inspector.getByRole('status').filter({ hasText: 'Live' }).waitFor();
  return inspector;
}
