import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';

const world = productInBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Ideas that are explored, by their titles; the answer are their projects. */
async function explore(...titles: readonly string[]) {
  const account = await openAccount(world.url);
  const to = { url: world.url, accessToken: account.accessToken };
  const projects: string[] = [];
  for (const title of titles) {
    const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await sendCommand(to, [`idea-${ideaId}`, 'CaptureIdea', { title }]);
    await sendCommand(to, [`project-${projectId}`, 'StartProject', { ideaId, canvasId }]);
    projects.push(projectId);
  }
  return { account, projects };
}

test('the sidebar opens the idea that is open, and the header the lists over all ideas', async () => {
  const { account, projects } = await explore('Bees', 'Wasps');
  const page = await world.newPage(account);
  const sections = ['Canvas', 'Page builder', 'Validate', 'Reports'];
  const addresses = () => Promise.all(sections.map((name) => section(page, name).getAttribute('href')));
  await open(page, `${world.url}/home`);
  // None of the two was opened yet.
  await expect.poll(addresses).toEqual(['/canvas', '/page-builder', '/validate', '/reports']);
  await page.getByRole('button', { name: /^Current idea/ }).click();
  await page.getByRole('menuitem', { name: 'Wasps' }).click();
  await heading(page, 'Wasps').waitFor();
  const wasps = projects[1];
  await expect
    .poll(addresses)
    .toEqual([
      `/canvas?projectId=${wasps}`,
      `/page-builder/${wasps}`,
      `/validate?projectId=${wasps}`,
      `/reports?projectId=${wasps}`,
    ]);
  await section(page, 'Validate').click();
  await page.getByRole('main').getByText('Wasps').first().waitFor();
  await page.getByLabel('State an assumption').waitFor();
  await section(page, 'Reports').click();
  await page.getByRole('main').getByText('Wasps').first().waitFor();
  await page.getByRole('button', { name: 'New report' }).waitFor();
  expect(new URL(page.url()).searchParams.get('projectId')).toBe(wasps);
  // By keyboard it is the same.
  await heading(page, 'Reports').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await heading(page, 'Wasps').waitFor();
  await page.getByRole('button', { name: 'Current idea: Wasps' }).click();
  await page.getByRole('menuitem', { name: 'All canvases' }).click();
  await heading(page, 'Canvas').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Bees' }).click();
  await expect.poll(addresses).toContain(`/validate?projectId=${projects[0]}`);
});

test('of one explored idea alone nobody has to be asked', async () => {
  const { account, projects } = await explore('Bees');
  const page = await world.newPage(account);
  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'Current idea: Bees' }).waitFor();
  await section(page, 'Validate').click();
  await page.getByLabel('State an assumption').waitFor();
  expect(page.url()).toBe(`${world.url}/validate?projectId=${projects[0]}`);
});
