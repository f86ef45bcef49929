import type { Page } from 'playwright-core';
import { open } from '../tests/e2e/founder.ts';
import { keepSession, openAccount } from '../tests/fixtures/account.ts';
import type { Tour } from './screens-tour.ts';

const views = ['assumptions', 'experiments', 'interviews', 'evidence', 'decide', 'people'];

/** The loop as the finished example tells it, section by section. */
export async function tourSample({ page, url, shoot }: Tour): Promise<void> {
  await keepSession(page.context(), url, await openAccount(url));
  await open(page, `${url}/home`);
  await page.getByRole('button', { name: 'See a finished example' }).click();
  await page.waitForURL(/\/canvas\?/);
  const fork = new URL(page.url()).searchParams.get('projectId') ?? '';
  await open(page, `${url}/home`);
  await settled(page);
  await shoot('sample-home', { fullPage: true });
  await open(page, `${url}/validate`);
  await settled(page);
  await shoot('sample-validate', { fullPage: true });
  for (const projectId of await projectsOn(page, fork)) {
    const name = projectId === fork ? 'after' : 'before';
    for (const view of views) {
      await open(page, `${url}/validate?projectId=${projectId}&view=${view}`);
      await settled(page);
      await shoot(`sample-${name}-${view}`, { fullPage: true });
    }
    const experiments = `${url}/validate?projectId=${projectId}&view=experiments`;
    await open(page, experiments);
    await settled(page);
    const links = page.getByRole('main').locator('a[href*="view=experiments&id="]');
    const addresses = await links.evaluateAll((all) => [
      ...new Set(all.map((link) => (link as HTMLAnchorElement).href)),
    ]);
    for (const [n, address] of addresses.entries()) {
      await open(page, address);
      await settled(page);
      await shoot(`sample-${name}-experiment-${n + 1}`, { fullPage: true });
    }
  }
}

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

/** The ids of the projects that the page links to, and that of the fork. */
async function projectsOn(page: Page, fork: string): Promise<readonly string[]> {
  const links = page.getByRole('main').locator('a[href*="projectId="]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return [...new Set([fork, ...hrefs.map((href) => new URL(href).searchParams.get('projectId') ?? fork)])];
}
