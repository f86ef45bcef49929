import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { agentOf, networkOf, signUp, visit } from '../fixtures/a-launched-page.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';
import { storesWith } from './stores-with.ts';

const world = productInBrowser();
const word = 'quindlewick';
const queries = ['', '?utm_source=news', '?utm_source=Forum'];
/** A section of a template, and what is written there. */
const box = { x: 0, y: 0, width: 280, height: 240 };
const canvas = [
  { ...box, id: 'AAAAAAAAAAAA', kind: 'section', cell: 'lean:segments' },
  {
    ...box,
    id: 'BBBBBBBBBBBB',
    kind: 'note',
    width: 120,
    height: 80,
    parent: 'AAAAAAAAAAAA',
    text: 'Bakers who price by feel',
  },
] as const;
/** User agent of the founder's own browser. */
const own = agentOf(900);

/**
 * Makes a page in two versions from what its founder has said on the canvas, and publishes it; answers its address,
 * which no other test of the same product takes.
 */
async function publishFromCanvas(page: Page, projectId: string): Promise<string> {
  await open(page, `${world.url}/page-builder/${projectId}`);
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('dialog', { name: 'New page' }).getByLabel('Title').fill('Crumb story');
  await page.keyboard.press('Enter');
  const stage = page.getByRole('region', { name: 'Page preview' });
  await stage.getByText('For bakers who price by feel').waitFor();
  await page.getByRole('button', { name: 'Page settings' }).click();
  await page.getByRole('button', { name: 'Add a version B' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await dialog.getByText('Visitors see this page as it is now.').waitFor();
  return (await dialog.getByLabel('Public address').inputValue()).replace(`${world.url}/p/`, '');
}

/** Begins an experiment on a page before there is one; answers its address. */
async function beginExperiment(page: Page, projectId: string): Promise<string> {
  const experiment = `${world.url}/validate?projectId=${projectId}&view=experiments&id=${crypto.randomUUID()}`;
  await open(page, experiment);
  await page.getByRole('radiogroup', { name: 'Method' }).getByText('Landing page', { exact: true }).click();
  await page.getByRole('link', { name: 'Go to Page builder' }).waitFor();
  return experiment;
}

/** Locks it for 60 visitors of the page that is on the web since, which it counts without being told. */
async function lockExperiment(page: Page, experiment: string): Promise<void> {
  await open(page, experiment);
  await page.getByRole('button', { name: /Crumb story/ }).waitFor();
  await page.getByText('Each counts as it comes in. With a mail server, only confirmed ones would.').waitFor();
  await page.getByText('Visitors count an hour after they came, since some sign up late.').waitFor();
  await page.getByLabel('Criterion (%)').fill('50');
  await page.getByLabel('Planned sample').fill('60');
  await page.getByRole('radiogroup', { name: 'Prediction' }).getByText('It supports the assumption').click();
  const shared = page.getByRole('checkbox', { name: /^Will many people share a network/ });
  await page
    .getByText('At most 3 people from one internet connection and 12 from one network count, so that')
    .waitFor();
  await shared.check({ force: true });
  await page
    .getByText('At most 12 people from one internet connection and 36 from one network count, so that')
    .waitFor();
  await shared.uncheck({ force: true });
  await page.getByText(/gives? you an 80% chance/).waitFor();
  await page.getByRole('button', { name: 'Lock and start', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Running' }).waitFor();
  await page
    .getByRole('region', { name: 'Sealed' })
    .getByText('At most 3 people from one internet connection and 12 from one network', { exact: true })
    .waitFor();
}

/** A stranger without JavaScript fills in the form. */
async function joinInBrowser(slug: string, email: string): Promise<void> {
  const page = await world.newPage(undefined, { javaScriptEnabled: false, userAgent: agentOf(500) });
  await page.goto(`${world.url}/p/${slug}?utm_source=news`);
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you' });
  const send = async () => {
    if (await thanks.isVisible()) return true;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button').last().click();
    return thanks.isVisible();
  };
  // A page that is sent within two seconds asks once more.
  await expect.poll(send, { interval: 700, timeout: 15_000 }).toBe(true);
}

test('strangers decide an experiment by themselves, and what is excluded and erased afterwards is seen everywhere', async () => {
  const { account, projectId } = await openCanvas(world.url, 'Crumb', { nodes: canvas });
  await verifyAddress(world.url, account);
  const assumption = { text: 'Bakers want to know the cost', lens: 'desirability', importance: 5, critical: true };
  const stated = { ...assumption, assumptionId: crypto.randomUUID() };
  const founder = { url: world.url, accessToken: account.accessToken };
  expect(await sendCommand(founder, [`ledger-${projectId}`, 'StateAssumption', stated])).toBe('accepted');
  const page = await world.newPage(account, { viewport: wide, userAgent: own });
  const experiment = await beginExperiment(page, projectId);
  const slug = await publishFromCanvas(page, projectId);
  await lockExperiment(page, experiment);
  await page.getByText(/^It counts by itself/).waitFor();
  expect(await page.getByRole('textbox', { name: 'Send people here' }).inputValue()).toBe(`${world.url}/p/${slug}`);

  // At home too a page counts visitors.
  await open(page, `${world.url}/home`);
  await page
    .getByText(/^No visitors yet\. /)
    .first()
    .waitFor();
  await page.goBack();

  await joinInBrowser(slug, 'first@example.org');
  await page.getByRole('slider', { name: 'Visitors against the target: points' }).waitFor();
  const join = (n: number) =>
    signUp(
      world.url,
      slug,
      { agent: agentOf(n), from: networkOf(n), query: queries[n % 3] ?? '' },
      `${n === 7 ? word : 'person'}.${n}@example.org`,
    );
  // With the one before they are thirty, from whom on a verdict may be given.
  const answers = await Promise.all([
    ...Array.from({ length: 29 }, (_, n) => join(n)),
    // Somebody who comes twice, robots, and the founder.
    ...[visit(world.url, slug, { agent: agentOf(500) }), visit(world.url, slug, { agent: 'Googlebot/2.1' })],
    visit(world.url, slug, { agent: 'curl/8.5.0' }),
    signUp(world.url, slug, { agent: own }, 'founder@example.org'),
  ]);
  expect(answers.filter((answer) => answer === 303)).toHaveLength(30);

  await page.getByRole('heading', { name: 'Learning card' }).waitFor();
  const learned = page.getByRole('region', { name: 'Learning card' });
  await learned.getByText(/^Supported: 30 of 30 signed up \(/u).waitFor();
  await page.getByText('Decided early: the result was clear.').waitFor();
  const bySource = page.getByRole('region', { name: 'By source' });
  for (const source of ['direct', 'news', 'forum']) await bySource.getByText(source, { exact: true }).waitFor();
  await page.getByRole('region', { name: 'By version' }).getByText('Version B').waitFor();
  await learned.getByText('Proof', { exact: true }).click();
  await learned.getByText(/^Based on events 1 to \d of this experiment, events 1 to \d+ of its visitors\.$/).waitFor();
  // What was said of the lock while it waited has been heard.
  await page.reload();
  await page.getByRole('heading', { name: 'Learning card' }).waitFor();
  expect(await readFaults(page)).toEqual([]);

  await open(page, `${world.url}/validate?projectId=${projectId}&view=people`);
  const row = (name: string) => page.getByRole('table', { name: 'People' }).getByRole('row', { name });
  await row('founder@example.org')
    .getByText(/^Not counted: your own visit/)
    .waitFor();
  await row('first@example.org').getByRole('button', { name: 'Exclude' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('A friend');
  await page.keyboard.press('Control+Enter');
  await row(`${word}.7@example.org`).getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await row('Erased person').waitFor();
  await open(page, `${world.url}/validate?projectId=${projectId}&view=evidence`);
  const evidence = page.getByRole('list', { name: 'Evidence' }).getByRole('listitem');
  await evidence.nth(1).waitFor();
  await evidence
    .first()
    .getByText(/Judged again/)
    .waitFor();
  await evidence
    .first()
    .getByText(/^30 of 30; version [AB]: \d+ of \d+, version [AB]: \d+ of \d+; .*news: \d+ of \d+/)
    .waitFor();
  await evidence
    .last()
    .getByText(/^29 of 29; /)
    .waitFor();
  const facts = (await eventsOf(world.url, account)).filter(({ type }) =>
    ['ExperimentJudged', 'EvidenceSuperseded', 'PersonErased'].includes(type),
  );
  expect(facts.map(({ type, data }) => [type, data['k'] ?? null, data['verdict'] ?? null])).toEqual([
    ['ExperimentJudged', 30, 'supports'],
    ['ExperimentJudged', 29, 'supports'],
    ['EvidenceSuperseded', null, null],
    ['PersonErased', null, null],
  ]);
  await expect.poll(() => page.evaluate(storesWith, word)).toEqual([]);
  const exported = await fetch(`${world.url}/api/user/me/export`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  expect(await exported.text()).not.toContain(word);
});
