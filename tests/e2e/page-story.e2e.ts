import { expect, test } from 'vitest';
import { agentOf, launchPage, networkOf, signUp, visit } from '../fixtures/a-launched-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { goTo, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readFaults, wide } from './read-faults.ts';
import { storesWith } from './stores-with.ts';

const world = productInBrowser();
const word = 'quindlewick';
const queries = ['', '?utm_source=news', '?utm_source=Forum'];
/** User agent of the founder's own browser. */
const own = agentOf(900);

/** A page in two versions, and an experiment that waits for 60 visitors of it. */
async function launchExperiment() {
  const launched = await launchPage(world.url, { versions: 2 });
  const { projectId, pageId, send } = launched;
  const [assumptionId, experimentId] = [crypto.randomUUID(), crypto.randomUUID()];
  const assumption = { text: 'Bakers want to know the cost', lens: 'desirability', importance: 5, critical: true };
  expect([
    await send(`ledger-${projectId}`, 'StateAssumption', { ...assumption, assumptionId }),
    await send(`experiment-${experimentId}`, 'DesignExperiment', {
      ...{ projectId, assumptionId, method: 'page', criterion: 0.5, n: 60, prediction: 'supports' },
      artefact: { kind: 'page', id: pageId, goal: 'sign-up' },
    }),
    await send(`experiment-${experimentId}`, 'StartExperiment', {}),
  ]).toEqual(['accepted', 'accepted', 'accepted']);
  return { ...launched, address: `${world.url}/validate?projectId=${projectId}&view=experiments&id=${experimentId}` };
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

/** So many strangers sign up by calls; somebody comes twice, and a robot and the founder come. */
async function comeAll(slug: string, count: number): Promise<void> {
  const join = (n: number) =>
    signUp(
      world.url,
      slug,
      { agent: agentOf(n), from: networkOf(n), query: queries[n % 3] ?? '' },
      `${n === 7 ? word : 'person'}.${n}@example.org`,
    );
  const answers = await Promise.all([
    ...Array.from({ length: count }, (_, n) => join(n)),
    // From elsewhere it would be somebody else, whose hour those who came later would wait for.
    visit(world.url, slug, { agent: agentOf(1), from: networkOf(1) }),
    visit(world.url, slug, { agent: 'Googlebot/2.1' }),
    signUp(world.url, slug, { agent: own }, 'founder@example.org'),
  ]);
  expect(answers.filter((answer) => answer === 303)).toHaveLength(count + 1);
}

test('strangers decide an experiment by themselves, and who is erased afterwards is nowhere', async () => {
  const { account, projectId, slug, address } = await launchExperiment();
  const page = await world.newPage(account, { viewport: wide, userAgent: own });
  await open(page, address);
  await page.getByText(/^It counts by itself/).waitFor();

  await joinInBrowser(slug, 'first@example.org');
  await page.getByRole('slider', { name: 'Visitors against the target: points' }).waitFor();
  // With the one before they are thirty, from whom on a verdict may be given.
  await comeAll(slug, 29);

  const learned = page.getByRole('region', { name: 'Learning card' });
  await learned.getByText(/^Supported: 30 of 30 signed up \(/u).waitFor();
  const bySource = page.getByRole('region', { name: 'By source' });
  for (const source of ['direct', 'news', 'forum']) await bySource.getByText(source, { exact: true }).waitFor();
  await page.getByRole('region', { name: 'By version' }).getByText('Version B').waitFor();

  await goTo(page, `/validate?projectId=${projectId}&view=people`);
  const row = (name: string) => page.getByRole('table', { name: 'People' }).getByRole('row', { name });
  await row('founder@example.org')
    .getByText(/^Not counted: your own visit/)
    .waitFor();
  await row(`${word}.7@example.org`).getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await row('Erased person').waitFor();
  await expect.poll(() => page.evaluate(storesWith, word)).toEqual([]);
  const exported = await fetch(`${world.url}/api/user/me/export`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  expect(await exported.text()).not.toContain(word);
});

inFullRun('who is excluded after a test was judged has it judged again, which its evidence says', async () => {
  const { account, projectId, slug, address } = await launchExperiment();
  const page = await world.newPage(account, { viewport: wide, userAgent: own });
  await open(page, `${world.url}/home`);
  // At home too a page counts visitors.
  await page
    .getByText(/^No visitors yet\. /)
    .first()
    .waitFor();
  await open(page, address);
  expect(await page.getByRole('textbox', { name: 'Send people here' }).inputValue()).toBe(`${world.url}/p/${slug}`);
  await comeAll(slug, 30);
  const learned = page.getByRole('region', { name: 'Learning card' });
  await learned.getByText('Proof', { exact: true }).click();
  await learned.getByText(/^Based on events 1 to \d of this experiment, events 1 to \d+ of its visitors\.$/).waitFor();
  await page.getByText('Decided early: the result was clear.').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=people`);
  const row = page.getByRole('table', { name: 'People' }).getByRole('row', { name: 'person.3@example.org' });
  await row.getByRole('button', { name: 'Exclude' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('A friend');
  await page.keyboard.press('Control+Enter');
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
    ['ExperimentJudged', 'EvidenceSuperseded'].includes(type),
  );
  expect(facts.map(({ type, data }) => [type, data['k'] ?? null, data['verdict'] ?? null])).toEqual([
    ['ExperimentJudged', 30, 'supports'],
    ['ExperimentJudged', 29, 'supports'],
    ['EvidenceSuperseded', null, null],
  ]);
});
