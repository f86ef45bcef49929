import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { expectAtCommand, openPalette } from './palette.ts';

const world = productInBrowser();
const main = (page: Page) => page.getByRole('main');
const [crumb, check] = ['Crumb: what each bake really costs', 'Crumb Check: one costing, £49'];

test('the example shows a whole loop in the vault, on its pages and to the palette, and goes with one click', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'See a finished example' }).click();
  await page.waitForURL(/\/canvas\?projectId=/);
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();

  await open(page, `${world.url}/idea-vault`);
  const row = (name: string) => page.getByRole('row', { name });
  const [first, second] = [row(crumb), row(check)];
  await expect
    .poll(() => first.textContent())
    .toMatch(/Evidence: 35, the weakest critical assumption: Owners pay £19 monthly/u);
  expect(await first.textContent()).toContain('Pivoted');
  expect(await second.textContent()).toMatch(
    /Evidence: 50, the weakest critical assumption: Owners pay £49 once by card/u,
  );
  await page.getByRole('button', { name: 'Evidence', exact: true }).click();
  await expect.poll(async () => (await page.getByRole('row').first().innerText()).includes(check)).toBe(true);
  expect(await findViolations(page)).toEqual([]);

  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: crumb }).waitFor();
  const loop = main(page).getByRole('region', { name: 'Assumptions and tests' });
  await loop.getByText('Pivoted on').waitFor();
  const lines = async (name: string) =>
    (await loop.getByRole('list', { name }).getByRole('listitem').allInnerTexts()).map((line) =>
      line.replace(/\s+/gu, ' '),
    );
  expect(await lines('Assumptions by risk')).toEqual([
    'Owners pay £19 monthly by card (critical) 35',
    'Owners reprice within a week Untested',
    'Owners leave email and product count for costings (critical) 64',
    'Owners sell a product at a loss unknowingly (critical) 67',
    'Wholesalers share price lists 52',
    'Invoice photos read 95% of lines correctly (critical) 71',
  ]);
  expect((await lines('Tests')).map((line) => line.split('? ')[1]).sort()).toEqual([
    'Inconclusive',
    'Refutes',
    'Supports',
    'Supports',
    'Supports',
  ]);
  expect(await findViolations(page)).toEqual([]);

  await openPalette(page);
  await page.keyboard.type('invoice photos');
  await expectAtCommand(page, 'Invoice photos read 95% of lines correctly');
  await page.keyboard.press('Escape');

  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'Remove example' }).click();
  await page.getByText('Add your first idea to get started.').waitFor();
  await open(page, `${world.url}/idea-vault`);
  await page.getByText('No ideas yet').waitFor();
});

test('home follows a test from the first assumption to the decision that it asks for', async () => {
  const { account, projectId } = await openCanvas(world.url, 'A tool library');
  const { accessToken } = account;
  const send = async (stream: string, type: string, data: object) =>
    expect(await sendCommand({ url: world.url, accessToken }, [stream, type, data])).toBe('accepted');
  const page = await world.newPage(account);
  const idea = await ideaOf(accessToken);
  await send(idea, 'DescribeIdea', { problem: 'Tools rust', audience: 'Neighbors' });
  await send(idea, 'MoveIdea', { status: 'exploring' });
  await open(page, `${world.url}/home`);
  const next = (action: string) => main(page).getByRole('link', { name: action, exact: true });
  await next('State an assumption').waitFor();

  const [assumptionId, interviews, prototype] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const ledger = `ledger-${projectId}`;
  const stated = { text: 'Neighbors pay', lens: 'viability', importance: 5, critical: true };
  await send(ledger, 'StateAssumption', { assumptionId, ...stated });
  await next('Design a test').waitFor();
  await main(page).getByText('No evidence yet for “Neighbors pay”: the riskiest assumption of').waitFor();
  const design = { projectId, assumptionId, criterion: 0.5, n: 12, prediction: 'supports' };
  await send(`experiment-${interviews}`, 'DesignExperiment', { ...design, method: 'interviews' });
  await next('Finish the test').waitFor();
  await send(`experiment-${interviews}`, 'StartExperiment', {});
  await next('Log an interview').waitFor();
  const said = { person: 'Ada', on: '2026-11-20', lastTime: 'Bought one', commitment: 'none', answer: 'no' };
  const log = (n: number) =>
    send(`interview-${crypto.randomUUID()}`, 'LogInterview', {
      projectId,
      experimentId: interviews,
      ...said,
      person: `P${n}`,
    });
  for (let n = 1; n <= 3; n++) await log(n);
  await main(page)
    .getByText(/^“Neighbors pay” is being tested\. 0 yes of 3\./u)
    .waitFor();
  const running = main(page).getByRole('region', { name: 'Running tests' });
  await running
    .getByRole('figure')
    .getByText(/^0 yes of 3\./u)
    .waitFor();
  expect(await findViolations(page)).toEqual([]);

  await send(`experiment-${prototype}`, 'DesignExperiment', { ...design, n: 100, method: 'prototype' });
  await send(`experiment-${prototype}`, 'StartExperiment', {});
  await send(`experiment-${prototype}`, 'RecordResult', { k: 3, n: 100, note: '' });
  await next('Decide').waitFor();
  await main(page).getByText('A test refuted “Neighbors pay”').waitFor();
  expect(await next('Decide').getAttribute('href')).toBe(`/validate?projectId=${projectId}&view=decide`);
  await main(page).getByText('5 of 6 done').waitFor();
  const activity = main(page).getByRole('region', { name: 'Recent activity' });
  const lines = async () =>
    (await activity.getByRole('listitem').all()).map(async (line) => [
      (await line.innerText()).split('\n')[0],
      (await line.getByRole('link').getAttribute('href'))?.replace(`/validate?projectId=${projectId}&view=`, ''),
    ]);
  await expect
    .poll(async () => (await Promise.all(await lines())).slice(0, 5))
    .toEqual([
      ['Judged as refuting: Neighbors pay', `experiments&id=${prototype}`],
      ['Locked the test Neighbors pay', `experiments&id=${prototype}`],
      ['Logged 3 interviews for Neighbors pay', `interviews&id=${interviews}`],
      ['Locked the test Neighbors pay', `experiments&id=${interviews}`],
      ['Stated the assumption Neighbors pay', `assumptions&id=${assumptionId}`],
    ]);
  expect(await activity.innerText()).not.toMatch(/P1|Bought one/);
  expect(await findViolations(page)).toEqual([]);
});

test('a note of the canvas becomes an assumption, and its card leads there', async () => {
  const nodes = [{ id: 'noteOfOwners', kind: 'note' as const, x: 0, y: 0, width: 200, height: 96, text: 'Owners pay' }];
  const { account, address, projectId } = await openCanvas(world.url, 'A bakery', { nodes });
  const page = await world.newPage(account);
  await open(page, address);
  const note = page.getByRole('option', { name: 'Note: Owners pay' });
  await note.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Make an assumption' }).click();
  const card = page.getByRole('option', { name: 'Assumption: Owners pay' });
  await card.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Open the assumption' }).click();
  await page.waitForURL(new RegExp(`/validate\\?projectId=${projectId}&view=assumptions&id=`, 'u'));
  await main(page).getByText('Owners pay').first().waitFor();
});

/** The stream of the account's only idea. */
async function ideaOf(accessToken: string): Promise<string> {
  const answer = await fetch(`${world.url}/api/v1/events?after=0`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { events } = (await answer.json()) as { events: { stream: string }[] };
  return events.find(({ stream }) => stream.startsWith('idea-'))?.stream ?? '';
}
