import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Account } from '../fixtures/account.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { eventsOf, type SeenEvent } from './events-of.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { designOn, logInterviews, row, view } from './validate-by-hand.ts';

const world = productInBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const [loss, card, photos] = [
  'Owners sell a product at a loss unknowingly',
  'Owners pay £19 monthly by card',
  'Invoice photos read 95% of lines correctly',
];

/** A founder who explores one idea, on its assumptions, of which two are stated. */
async function openLoop(): Promise<{ page: Page; account: Account }> {
  const account = await openAccount(world.url);
  const [idea, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const at = { url: world.url, accessToken: account.accessToken };
  await sendCommand(at, [`idea-${idea}`, 'CaptureIdea', { title: 'Crumb' }]);
  await sendCommand(at, [`project-${projectId}`, 'StartProject', { ideaId: idea, canvasId }]);
  for (const [text, critical] of [
    [photos, false],
    [loss, true],
  ]) {
    const assumption = { assumptionId: crypto.randomUUID(), text, lens: 'viability', importance: 3, critical };
    await sendCommand(at, [`ledger-${projectId}`, 'StateAssumption', assumption]);
  }
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  await open(page, `${world.url}/validate?projectId=${projectId}`);
  return { page, account };
}

/** States the last of three assumptions in the field. */
async function stateLast(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'State an assumption' });
  await field.fill(card);
  await page.getByRole('checkbox', { name: /^Critical/ }).check({ force: true });
  await field.press('Enter');
  for (const text of [photos, loss, card]) await row(page, text).waitFor();
}

/** Designs an interview experiment on the assumption and stops before the lock. */
async function designInterviews(page: Page, assumption: string): Promise<void> {
  await designOn(page, assumption, 'Interviews');
  await page.getByLabel('Question', { exact: true }).fill('Did they pay for a pricing tool?');
  await page.getByLabel('Criterion (%)').fill('50');
  await page.getByLabel('Planned sample').fill('12');
  await page.getByRole('radio', { name: 'It supports the assumption' }).check({ force: true });
}

async function lock(page: Page): Promise<void> {
  await button(page, 'Lock and start').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Press Enter again to lock it.').waitFor();
  await page.keyboard.press('Enter');
}

const typesOf = (events: readonly SeenEvent[], stream: string) =>
  events.filter((event) => event.stream.startsWith(stream)).map(({ type }) => type);

test('from three assumptions to a pivot that stands on evidence, and back to the day before', async () => {
  const { page, account } = await openLoop();
  await stateLast(page);
  await designInterviews(page, card);
  await lock(page);
  await page.getByRole('heading', { name: 'Sealed' }).waitFor();
  // Two ahead, then ten behind: the corridor is crossed by the last one, at 4 behind the pace.
  const answers = [...'yynnnnnnnnnn'];
  const bakers = answers.map((_, n) => `Baker ${n}`);
  await logInterviews(page, bakers, answers);
  await page.getByText('2 yes of 12 counted. Unclear counts as no.').waitFor();

  await view(page, 'Tests').click();
  await page.getByRole('link', { name: 'Did they pay for a pricing tool?' }).click();
  await page.getByRole('heading', { name: 'Learning card' }).waitFor();
  await page
    .getByRole('region', { name: 'Learning card' })
    .getByText(/^Refuted: 2 of 12 said yes \([\d.]+% to [\d.]+%\), you had asked for 50%\.$/u)
    .waitFor();
  await page.getByLabel('So we will...').or(page.getByLabel('So we will…')).fill('ask for one payment instead');
  await view(page, 'Evidence').click();
  await page.getByText('Score untested → 33.3').waitFor();
  const events = await eventsOf(world.url, account);
  expect({
    ledger: typesOf(events, 'ledger-'),
    experiment: typesOf(events, 'experiment-').filter((type) => !type.startsWith('ExperimentRevised')),
    decides:
      events.findIndex(({ type }) => type === 'ExperimentJudged') -
      events.findIndex(({ type }) => type === 'SampleClosed'),
  }).toEqual({
    ledger: ['AssumptionStated', 'AssumptionStated', 'AssumptionStated', 'EvidenceRecorded'],
    experiment: ['ExperimentDesigned', 'ExperimentStarted', 'SampleClosed', 'ExperimentJudged', 'LearningRecorded'],
    decides: 1,
  });

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByText(`A test refuted “${card}”`).waitFor();
  await page.getByRole('link', { name: 'Decide' }).click();
  await page.getByText('The idea’s score is 33.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: /^Pivot/ }).check({ force: true });
  await page.getByLabel('Title of the new idea').fill('Crumb Check: one costing, £49');
  await page.getByLabel('Why?').fill('Wanted, readable, not worth £19 monthly');
  await page.getByLabel('What would change your mind?').fill('5% of 300 pre-order at £9 monthly');
  await page
    .getByText(`Refuted: “${card}”. What must be true instead? While empty, you’re asked again under the new idea.`)
    .waitFor();
  const wording = page.getByRole('textbox', { name: 'Wording of assumption 1' });
  expect(await wording.inputValue()).toBe('');
  await wording.fill('Owners pay £49 once by card');
  await button(page, 'Record decision').click();
  await page.getByText('Decision recorded: pivot.').waitFor();
  await page.getByRole('link', { name: 'Open “Crumb Check: one costing, £49”' }).click();
  await row(page, 'Owners pay £49 once by card').waitFor();
  await row(page, loss).waitFor();
  expect(await row(page, card).count()).toBe(0);
  const decided = async () =>
    (await eventsOf(world.url, account))
      .filter(({ type }) => ['DecisionRecorded', 'IdeaForked', 'EvidenceCarried'].includes(type))
      .map(({ type, data }) => [type, data['kind']]);
  await expect.poll(decided).toEqual([
    ['DecisionRecorded', 'pivot'],
    ['IdeaForked', 'pivot'],
  ]);

  await page.goBack();
  await view(page, 'Evidence').click();
  await button(page, 'Why did this change?').click();
  const history = page.getByRole('dialog', { name: 'Why did this change?' });
  await history.getByText('The idea’s score is 33.').waitFor();
  await history.getByRole('slider', { name: 'Version' }).press('ArrowLeft');
  await history.getByRole('slider', { name: 'Version' }).press('ArrowLeft');
  await history.getByText('The idea’s weakest critical assumption was untested.').waitFor();
});
