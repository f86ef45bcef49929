import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reasonText } from '#features/idea-vault/rejection-labels.ts';
import { decideLabels } from '#features/validate/decide/labels.ts';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { openValidateScene } from '../fixtures/validate-scene.ts';
import { hasFocus } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';

const world = productInBrowser();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A refuted idea, whose decision is being written. */
async function openDecision() {
  const { account, projectId, assumptionId } = await openValidateScene(world.url, 'refuted');
  const page = await world.newPage(account);
  const addressOf = (view: string) => `${world.url}/validate?projectId=${projectId}&view=${view}`;
  await open(page, addressOf('assumptions'));
  await button(page, 'Decide').click();
  const recordElsewhere = () =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [
      `ledger-${projectId}`,
      'RecordEvidence',
      {
        ...{ evidenceId: crypto.randomUUID(), assumptionId, direction: 1, rung: 'anecdote', weight: 1 },
        text: 'Two more paid',
      },
    ]);
  const decisions = async () =>
    (await eventsOf(world.url, account))
      .filter(({ type }) => type === 'DecisionRecorded')
      .map(({ data }) => [data['kind'], data['reason']]);
  return { page, addressOf, recordElsewhere, decisions };
}

async function writeDecision(page: Page, reason: string): Promise<void> {
  await page.getByRole('radio', { name: /^Persevere/ }).check({ force: true });
  await page.getByLabel('Why?').fill(reason);
}

test('evidence that another tab records while a decision is written is looked at first', async () => {
  const { page, addressOf, decisions } = await openDecision();
  await writeDecision(page, 'They want it');
  const other = await page.context().newPage();
  await open(other, addressOf('evidence'));
  await button(other, 'Record evidence').click();
  const dialog = other.getByRole('dialog', { name: 'Record evidence' });
  await dialog.getByRole('button', { name: /Assumption/ }).click();
  await other.getByRole('option', { name: 'Owners pay £19 monthly by card' }).click();
  await dialog.getByRole('textbox').first().fill('Two more paid');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await other.getByText('Two more paid').waitFor();

  await page.getByText('New evidence came in').waitFor();
  expect(await button(page, 'Record decision').isDisabled()).toBe(true);
  await button(page, 'I’ve seen it').click();
  expect(await page.getByLabel('Why?').inputValue()).toBe('They want it');
  await button(page, 'Record decision').click();
  await expect.poll(decisions).toEqual([['persevere', 'They want it']]);
  await page.getByRole('heading', { name: 'Decisions so far' }).waitFor();
});

test('what was learned is shown beside the reason of a decision, and is never the reason itself', async () => {
  const { account, projectId, experimentId } = await openValidateScene(world.url, 'refuted');
  const learn = (text: string) =>
    sendCommand({ url: world.url, ...account }, [`experiment-${experimentId}`, 'RecordLearning', { text }]);
  expect(await learn('ask bookkeepers instead')).toBe('accepted');
  const page = await world.newPage(account);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=decide`);
  const why = page.getByLabel('Why?');
  const shown = (learning: string) => page.getByText(decideLabels.fromLearning(learning), { exact: true });
  await shown('So we will ask bookkeepers instead.').waitFor();
  expect(await why.inputValue()).toBe('');
  await page.getByRole('radio', { name: /^Persevere/ }).check({ force: true });
  await button(page, 'Record decision').click();
  await page.getByText(decideLabels.gap('reason')).waitFor();
  await why.fill('Owners won’t pay.');
  expect(await learn('stop')).toBe('accepted');
  await shown('So we will stop.').waitFor();
  expect(await why.inputValue()).toBe('Owners won’t pay.');
  await button(page, 'Record decision').click();
  await page.getByText('Decision recorded: persevere.').waitFor();
  const recorded = (await eventsOf(world.url, account)).filter(({ type }) => type === 'DecisionRecorded');
  expect(recorded.map(({ data }) => data['reason'])).toEqual(['Owners won’t pay.']);
  // Nothing has been learned since.
  await button(page, 'Make another decision').click();
  await why.waitFor();
  expect([await why.inputValue(), await page.getByText(/^You wrote: /u).count()]).toEqual(['', 0]);
});

test('of many assumptions the riskiest are shown before a decision, and the others on request', async () => {
  const { account, projectId } = await openValidateScene(world.url, 'many');
  const page = await world.newPage(account);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=decide`);
  const form = page.getByRole('radiogroup', { name: 'What do you decide?' });
  const rows = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem').count();
  await expect.poll(() => rows('Assumptions and their scores')).toBe(5);
  const listTop = (await page.getByRole('list', { name: 'Assumptions and their scores' }).boundingBox())?.y ?? 0;
  expect((await form.boundingBox())?.y).toBeLessThan(listTop);
  await page.getByText('195 assumptions of lower risk').click();
  await expect.poll(() => rows('Assumptions of lower risk and their scores')).toBe(195);
});

test('a decision made offline on evidence that has moved is rejected in words, and is made again', async () => {
  const { page, addressOf, recordElsewhere, decisions } = await openDecision();
  await writeDecision(page, 'By what I knew');
  await world.network.cut();
  await page.getByRole('button', { name: 'You’re offline' }).waitFor();
  await button(page, 'Record decision').click();
  await page.getByRole('button', { name: '1 change waiting to sync' }).waitFor();
  expect(await recordElsewhere()).toBe('accepted');
  await world.network.mend();
  await page.getByRole('button', { name: '1 change was rejected' }).click();
  const panel = page.getByRole('dialog', { name: 'Your changes' });
  await panel.getByText('New evidence came in. Look at it again before you decide.').waitFor();
  await panel.getByText('By what I knew').waitFor();
  await page.keyboard.press('Escape');
  expect(await decisions()).toEqual([]);

  await open(page, addressOf('decide'));
  await page.getByText('The idea’s score is 43.').waitFor();
  await writeDecision(page, 'By what I know now');
  await button(page, 'Record decision').click();
  await expect.poll(decisions).toEqual([['persevere', 'By what I know now']]);
});

test('the focus goes to the form of another decision, and to what says that the server rejected it', async () => {
  const { page, recordElsewhere } = await openDecision();
  await writeDecision(page, 'They want it');
  await button(page, 'Record decision').click();
  await button(page, 'Make another decision').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page.getByRole('radio').first())).toBe(true);

  await writeDecision(page, 'They still want it');
  await world.network.cut();
  await page.getByRole('button', { name: 'You’re offline' }).waitFor();
  await button(page, 'Record decision').click();
  await button(page, 'Make another decision').waitFor();
  expect(await recordElsewhere()).toBe('accepted');
  await world.network.mend();
  await page.getByText('New evidence came in').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('New evidence came in');
  expect(await page.getByLabel('Why?').inputValue()).toBe('They still want it');
});

test('a decision that is rejected for want of room says so, and asks for no second look', async () => {
  const { page } = await openDecision();
  await page.route(/\/api\/v1\/commands$/, (route) => {
    const { commands } = route.request().postDataJSON() as { readonly commands: readonly { readonly id: string }[] };
    const results = commands.map(({ id }) => ({ id, status: 'rejected', reason: 'workspace-full' }));
    return route.fulfill({ json: { results } });
  });
  await writeDecision(page, 'They want it');
  await button(page, 'Record decision').click();
  const said = page.getByRole('alert').filter({ hasText: decideLabels.rejectedTitle });
  await said.getByText(reasonText('workspace-full')).waitFor();
  expect([await button(page, decideLabels.seen).count(), await button(page, 'Record decision').isEnabled()]).toEqual([
    ...[0, true],
  ]);
  expect(await page.getByLabel('Why?').inputValue()).toBe('They want it');
});

test('while a test runs, Validate asks for what home asks for', async () => {
  const account = await openAccount(world.url);
  const { projectId, assumptionIds } = await startValidation(world.url, account);
  const page = await world.newPage(account);
  const asked = async (address: string) => {
    await open(page, address);
    await page.getByText(/^“Bakers pay for a pickup” is being tested\. No interviews yet\./u).waitFor();
    const link = page.getByRole('main').getByRole('link', { name: 'Log an interview' }).first();
    return await link.getAttribute('href');
  };
  const home = await asked(`${world.url}/home`);
  expect(home).toMatch(/view=interviews&id=/);
  expect(await asked(`${world.url}/validate?projectId=${projectId}`)).toBe(home);
  const marked = () => page.getByRole('row').filter({ hasText: 'Next step' }).locator('[title]').first().innerText();
  expect(await marked()).toBe('Bakers pay for a pickup');
  // Wherever the marker goes, the list says where a test runs.
  const underTest = () => page.getByRole('row').filter({ hasText: 'A test is running' }).locator('[title]').first();
  expect(await underTest().innerText()).toBe('Bakers pay for a pickup');

  // A draft elsewhere changes no assumption; the marker moves all the same.
  const draft = { projectId, assumptionId: assumptionIds[1], method: 'interviews', question: '', criterion: 0.5, n: 5 };
  const at = { url: world.url, accessToken: account.accessToken };
  expect(await sendCommand(at, [`experiment-${crypto.randomUUID()}`, 'DesignExperiment', draft])).toBe('accepted');
  await expect.poll(marked).toBe('Bakers throw bread away daily');
  expect(await underTest().innerText()).toBe('Bakers pay for a pickup');
  await page.getByText('Your test of “Bakers throw bread away daily” isn’t locked yet.').waitFor();
  await page.getByRole('link', { name: 'Finish the test' }).waitFor();
});
