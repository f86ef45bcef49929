import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { openValidateScene } from '../fixtures/validate-scene.ts';
import { hasFocus } from './by-keyboard.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { readFaults } from './read-faults.ts';

const world = productInBrowser();

async function atValidate() {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  await open(page, `${world.url}/validate?projectId=${projectId}`);
  await page.getByLabel('State an assumption').waitFor();
  const send = (type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [`ledger-${projectId}`, type, data]);
  return { page, projectId, send };
}

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

test('assumptions are stated, weighed and opened by keyboard alone', async () => {
  const { page } = await atValidate();
  await page.getByLabel('State an assumption').focus();
  for (const text of ['Bakers lose money', 'Bakers pay monthly']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await row(page, text).waitFor();
  }
  await row(page, 'Bakers pay monthly').focus();
  await page.keyboard.press('5');
  await expect.poll(() => row(page, 'Bakers pay monthly').textContent()).toContain('Importance: Imp. 5');
  expect(await page.getByRole('row').allTextContents()).toEqual([
    expect.stringContaining('Bakers pay monthly'),
    expect.stringContaining('Bakers lose money'),
  ]);
  await row(page, 'Bakers pay monthly').focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Assumption' });
  await drawer.getByRole('button', { name: 'Reword' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bakers pay by card');
  await drawer.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await row(page, 'Bakers pay by card').waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('the row of an assumption is a link, read in two lines, and the list comes before what is said beside the next one', async () => {
  const { page, projectId, send } = await atValidate();
  const text =
    'Owners of small bakeries know within a week what each of their products costs them, flour, energy and an hour of ' +
    'work included, and change their prices within a month once they see a loss';
  const assumptionId = crypto.randomUUID();
  const stated = { assumptionId, text, lens: 'viability', importance: 5, critical: true };
  expect(await send('StateAssumption', stated)).toBe('accepted');
  await row(page, text).waitFor();
  const link = row(page, text).getByRole('link');
  expect(await link.getAttribute('href')).toBe(`/validate?projectId=${projectId}&view=assumptions&id=${assumptionId}`);
  // Not cut in the half of a wide window, beside the map.
  expect(await link.evaluate(({ parentElement: words }) => (words ? words.scrollHeight - words.clientHeight : 1))).toBe(
    0,
  );
  const lens = page.getByRole('radiogroup', { name: 'Lens' });
  expect(await lens.count()).toBe(0);
  // A plain press opens it here; with Ctrl it is another tab.
  await link.click();
  await page.getByRole('dialog', { name: 'Assumption' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Assumption' }).waitFor({ state: 'detached' });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await tab.getByRole('dialog', { name: 'Assumption' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await tab.close();
  await page.getByLabel('State an assumption').focus();
  await lens.waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('recorded evidence moves the score, is listed with what it did, and is withdrawn with a reason', async () => {
  const { page, projectId, send } = await atValidate();
  const assumptionId = crypto.randomUUID();
  const stated = { assumptionId, text: 'Bakers pay', lens: 'viability', importance: 5, critical: true };
  expect(await send('StateAssumption', stated)).toBe('accepted');
  const evidence = { evidenceId: crypto.randomUUID(), assumptionId, direction: -1, text: 'Two said no' };
  expect(await send('RecordEvidence', { ...evidence, rung: 'anecdote', weight: 0.75 })).toBe('accepted');
  await open(page, `${world.url}/validate?projectId=${projectId}&view=evidence`);
  const list = page.getByRole('list', { name: 'Evidence in order' }).getByRole('listitem');
  await list.first().waitFor();
  expect(await list.first().textContent()).toContain('Score untested → 42.1');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw “Two said no”' }).click();
  await page.getByLabel('Why should it no longer count?').fill('They were friends');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).last().click();
  await expect.poll(() => list.first().textContent()).toContain('No longer counts: They were friends');
  await page.getByRole('button', { name: 'Why did this change?' }).click();
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await page
    .getByRole('row', { name: /Bakers pay/ })
    .getByText('42')
    .waitFor();

  // From the beginning to the day before the withdrawal, and why.
  await page.keyboard.press('ArrowLeft');
  const dialog = page.getByRole('dialog', { name: 'Why did this change?' });
  await dialog.getByText('Compare versions').click();
  const reasons = dialog.getByRole('list', { name: 'What happened in between' }).getByRole('listitem');
  await expect.poll(() => reasons.count()).toBe(2);
  await dialog.getByText('The idea’s weakest critical assumption stayed untested.').waitFor();
  await dialog.getByRole('slider', { name: 'To' }).press('ArrowLeft');
  await dialog
    .getByText('The idea’s weakest critical assumption was untested, and then the idea’s score was 42.')
    .waitFor();
  await expect.poll(() => reasons.allInnerTexts()).toEqual([expect.stringContaining('Two said no')]);
  const cells = dialog.getByRole('row', { name: /Bakers pay/ }).getByRole('gridcell');
  expect(await cells.allInnerTexts()).toEqual(['Untested', '42', '0 → 1']);
  expect(await readFaults(page)).toEqual([]);
});

test('on a phone the filters of evidence are folded, and the line that opens them says how many are set', async () => {
  const { page, projectId, send } = await atValidate();
  const assumptionId = crypto.randomUUID();
  const stated = { assumptionId, text: 'Bakers pay', lens: 'viability', importance: 5, critical: true };
  expect(await send('StateAssumption', stated)).toBe('accepted');
  const evidence = { evidenceId: crypto.randomUUID(), assumptionId, direction: -1, text: 'Two said no' };
  expect(await send('RecordEvidence', { ...evidence, rung: 'anecdote', weight: 0.75 })).toBe('accepted');
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=evidence`);
  const filters = page.getByRole('group', { name: 'Filters' });
  await page.getByText('Filters', { exact: true }).waitFor();
  expect(await filters.isVisible()).toBe(false);
  await page.getByText('Filters', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await filters.getByText('Show what no longer counts').click();
  await filters.getByRole('button', { name: /Direction/ }).click();
  await page.getByRole('option', { name: 'Refutes' }).click();
  await page.getByText('Filters: 2 set').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await filters.getByRole('button', { name: /Direction/ }).waitFor();
  await page.getByText('Filters: 2 set').waitFor({ state: 'detached' });
});

test('the history of the scores does not scroll sideways on a phone, and asks for no slider that is not there', async () => {
  const { page, projectId, send } = await atValidate();
  const stated = { lens: 'viability', importance: 5, critical: true };
  const text = 'Owners of small bakeries know within a week what each of their products costs them';
  expect(await send('StateAssumption', { ...stated, assumptionId: crypto.randomUUID(), text })).toBe('accepted');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=evidence`);
  const ask = page.getByRole('button', { name: 'Why did this change?' });
  const dialog = page.getByRole('dialog', { name: 'Why did this change?' });
  await ask.click();
  await dialog.getByText('Nothing has changed since.').waitFor();
  const list = dialog.getByRole('listbox');
  await list.getByRole('option').first().waitFor();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await dialog.getByText('Move the slider').count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await send('StateAssumption', { ...stated, assumptionId: crypto.randomUUID(), text: 'They pay' })).toBe(
    'accepted',
  );
  await ask.click();
  await dialog.getByText('Move the slider').waitFor();
  await dialog.getByRole('slider').waitFor();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the evidence that is listed is saved as a table, in which no cell begins as a formula', async () => {
  const { page, projectId, send } = await atValidate();
  const assumptionId = crypto.randomUUID();
  await send('StateAssumption', { assumptionId, text: '=1+1', lens: 'viability', importance: 5, critical: true });
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const said = { assumptionId, rung: 'anecdote', weight: 0.75 };
  await send('RecordEvidence', { ...said, evidenceId: first, direction: -1, text: 'Two said “no”, twice' });
  await send('RecordEvidence', { ...said, evidenceId: second, direction: 1, text: '@SUM(A1)' });
  await send('WithdrawEvidence', { evidenceId: first, reason: '-2 friends' });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=evidence`);
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^groundwork-evidence-\d{4}-\d\d-\d\d\.csv$/);
    return (await readFile(await download.path(), 'utf8')).split('\r\n').map((line) => line.split(','));
  };
  const [head = [], withdrawn = [], counting = [], end] = await save();
  expect([head[0], end]).toEqual(['\ufeffPosition', ['']]);
  // The comma in its words makes one cell more.
  expect(withdrawn.join().replace(/^\d+,[^,]+,/, '')).toBe(
    `'=1+1,Refutes,"Two said “no”, twice",Self-reported,yes,Anecdote,0.75,50.00,50.00,no,'-2 friends,,${first},${assumptionId},,,,,`,
  );
  expect(counting.slice(2)).toEqual([
    ...["'=1+1", 'Supports', "'@SUM(A1)", 'Self-reported', 'yes', 'Anecdote', '0.75', '50.00', '57.89', 'yes', '', ''],
    ...[second, assumptionId, '', '', '', '', ''],
  ]);
  await page.getByText(/^Exported 2 pieces of evidence to groundwork-evidence-/).waitFor();
  await page.getByText('Show what no longer counts').click();
  expect((await save()).map((cells) => cells[14] ?? '').slice(1)).toEqual([second, '']);
  expect(await findViolations(page)).toEqual([]);
});

test('a pivot takes along what is assumed and what is known of it', async () => {
  const { page, send } = await atValidate();
  const assumptionId = crypto.randomUUID();
  await send('StateAssumption', { assumptionId, text: 'Bakers pay', lens: 'viability', importance: 5, critical: true });
  const evidence = { evidenceId: crypto.randomUUID(), assumptionId, direction: -1, text: 'Two said no' };
  await send('RecordEvidence', { ...evidence, rung: 'anecdote', weight: 0.75 });
  await page.getByRole('button', { name: 'Decide' }).click();
  await page.getByText('Pivot', { exact: true }).click();
  await page.getByLabel('Title of the new idea').fill('Bread by post');
  await page.getByLabel('Why?').fill('Bakers do not pay');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Record decision' }).click();
  await page.getByRole('link', { name: 'Open “Bread by post”' }).click();
  await expect.poll(() => page.title()).toBe('Bread by post · Validate · Groundwork');
  await expect.poll(() => row(page, 'Bakers pay').textContent()).toContain('Score: Score 42');
});

test('completing one sentence in the fold leaves the others open, with what was typed, and the focus in the next', async () => {
  const { account, projectId } = await openValidateScene(world.url, 'one');
  const page = await world.newPage(account);
  await open(page, `${world.url}/validate?projectId=${projectId}`);
  await page.getByText('Two sentences to go').click();
  const [who, what] = [page.getByLabel('Who is it for?'), page.getByLabel('What can you build?')];
  await what.fill('a scale that knows prices');
  await who.fill('Bakers');
  await page.keyboard.press('Enter');
  await page.getByText('One sentence to go').waitFor();
  expect(await what.inputValue()).toBe('a scale that knows prices');
  await expect.poll(() => hasFocus(what)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('One sentence to go').waitFor({ state: 'detached' });
  const line = page.getByLabel('State an assumption');
  await expect.poll(() => hasFocus(line)).toBe(true);
});
