import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';

const world = productInBrowser();
const main = (page: Page) => page.getByRole('main');
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Validate' }).getByRole('link', { name, exact: true });

test('the finished example has pages with people, a survey with responses, interviews and reports, and one press removes all', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'See a finished example' }).click();
  await page.waitForURL(/\/canvas/u);
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();

  await open(page, `${world.url}/page-builder`);
  const pages = page.getByRole('table').getByRole('row', { name: /^Crumb(?:,| for)/u });
  await expect
    .poll(() => pages.evaluateAll((rows) => rows.map((each) => each.ariaLabel).sort()))
    .toEqual(['Crumb for £19 a month', 'Crumb, first version', 'Crumb, second version']);
  // None of them is on the web.
  for (const each of await pages.all()) expect(await each.innerText()).toContain('Draft');

  await open(page, `${world.url}/validate`);
  await main(page)
    .getByRole('link', { name: /^Crumb: what each bake/u })
    .first()
    .click();
  await view(page, 'Interviews').click();
  await main(page).getByText('Example', { exact: true }).waitFor();
  await main(page).getByText('10 yes of 12 counted. Unclear counts as no.').waitFor();
  await view(page, 'Evidence').click();
  await main(page).getByText('8 interview quotes (6 for, 2 against) aren’t counted here').waitFor();
  const address = (name: string) => {
    const url = new URL(page.url());
    url.searchParams.set('view', name);
    return url.href;
  };
  await open(page, address('people'));
  await main(page).getByText('82 entries').or(main(page).getByText('82 people')).first().waitFor();
  await page.getByText('Figures: Crumb, second version').click();
  await main(page).getByText('38 sign-ups').first().waitFor();
  expect(await readFaults(page)).toEqual([]);
  await open(page, address('surveys'));
  await main(page)
    .getByRole('link', { name: /result/iu })
    .first()
    .click();
  await main(page).getByText('24 responses count.').waitFor();
  await main(page).getByText('“Yes” leads with 18 of 24').waitFor();

  await open(page, `${world.url}/reports`);
  await main(page).getByRole('link', { name: 'Crumb Check on one page' }).waitFor();
  await main(page).getByRole('link', { name: 'What we tested of Crumb' }).click();
  await main(page).getByRole('heading', { name: 'What we tested of Crumb' }).waitFor();

  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'Remove example' }).click();
  await page.getByRole('button', { name: 'Remove example' }).waitFor({ state: 'detached' });
  for (const path of ['home', 'idea-vault', 'canvas', 'page-builder', 'validate', 'reports']) {
    await open(page, `${world.url}/${path}`);
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    expect(await main(page).getByText('Crumb').count(), path).toBe(0);
  }
  const types = (await eventsOf(world.url, account)).map(({ type }) => type);
  expect(types.filter((type) => /Published|SignUp|Shared/u.test(type))).toEqual([]);
});
