import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { eventsOf, type SeenEvent } from './events-of.ts';
import { open } from './founder.ts';
import { logInterviews, row, view } from './validate-by-hand.ts';

const world = productInBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const [loss, card, photos] = [
  'Owners sell a product at a loss unknowingly',
  'Owners pay £19 monthly by card',
  'Invoice photos read 95% of lines correctly',
];

const question = 'Did they pay for a pricing tool?';

/** A founder who explores one idea, with three assumptions, and has designed interviews about the last of them. */
async function openLoop() {
  const account = await openAccount(world.url);
  const [idea, projectId, canvasId, experimentId] = [0, 1, 2, 3].map(() => crypto.randomUUID());
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [stream, type, data]);
  await send(`idea-${idea}`, 'CaptureIdea', { title: 'Crumb' });
  await send(`project-${projectId}`, 'StartProject', { ideaId: idea, canvasId });
  let assumptionId = '';
  for (const [text, critical] of [
    [photos, false],
    [loss, true],
    [card, true],
  ]) {
    assumptionId = crypto.randomUUID();
    const assumption = { assumptionId, text, lens: 'viability', importance: 3, critical };
    await send(`ledger-${projectId}`, 'StateAssumption', assumption);
  }
  const design = { projectId, assumptionId, method: 'interviews', criterion: 0.5, n: 12, prediction: 'supports' };
  await send(`experiment-${experimentId}`, 'DesignExperiment', { ...design, question });
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=experiments&id=${experimentId}`);
  /** Logs interviews on another device, an answer for each. */
  const logElsewhere = async (answers: readonly string[]) => {
    const said = { projectId, experimentId, on: '2026-11-20', lastTime: '', commitment: 'none' };
    for (const [n, answer] of answers.entries()) {
      const logged = { ...said, person: `Baker ${n}`, answer };
      expect(await send(`interview-${crypto.randomUUID()}`, 'LogInterview', logged)).toBe('accepted');
    }
  };
  return { page, account, logElsewhere };
}

async function lock(page: Page): Promise<void> {
  await button(page, 'Lock and start').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Press Enter again to lock it.').waitFor();
  await page.keyboard.press('Enter');
}

const typesOf = (events: readonly SeenEvent[], stream: string) =>
  events.filter((event) => event.stream.startsWith(stream)).map(({ type }) => type);

test('from a test that is locked to a pivot that stands on what it refuted', async () => {
  const { page, account, logElsewhere } = await openLoop();
  await lock(page);
  await page.getByRole('heading', { name: 'Sealed' }).waitFor();
  await expect
    .poll(async () => typesOf(await eventsOf(world.url, account), 'experiment-').at(-1))
    .toBe('ExperimentStarted');
  // Two ahead, then ten behind: the corridor is crossed by the last one, at 4 behind the pace.
  await logElsewhere([...'yynnnnnnnnn'].map((letter) => (letter === 'y' ? 'yes' : 'no')));
  await logInterviews(page, ['Baker 11'], ['n']);
  await page.getByText('2 yes of 12 counted. Unclear counts as no.').waitFor();

  await view(page, 'Tests').click();
  await page.getByRole('link', { name: question }).click();
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
});
