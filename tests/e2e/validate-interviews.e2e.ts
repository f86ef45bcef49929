import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startValidation, type Validation } from '../fixtures/a-validation.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { expectFocused, hasFocus } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { readForcedColours } from './read-forced-colours.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();
let account: Account;
let validation: Validation;

beforeAll(async () => {
  account = await openAccount(world.url);
  validation = await startValidation(world.url, account);
});

const addressOf = ({ projectId }: Validation) => `${world.url}/validate?projectId=${projectId}&view=interviews`;
const who = (page: Page) => page.getByRole('textbox', { name: 'Who', exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Interviews' }).getByRole('listitem');

async function openInterviews(page: Page, of: Validation): Promise<void> {
  await open(page, addressOf(of));
  await page.getByRole('navigation', { name: 'Validate' }).waitFor();
}

async function ownValidation(): Promise<{ readonly page: Page; readonly of: Validation; readonly owner: Account }> {
  const owner = await openAccount(world.url);
  const of = await startValidation(world.url, owner);
  const page = await world.newPage(owner);
  await openInterviews(page, of);
  return { page, of, owner };
}

/** Types words and presses keys, and counts the presses alone. */
function countingKeyboard(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    type: (words: string) => page.keyboard.type(words),
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        presses += 1;
        await page.keyboard.press(key);
      }
    },
  };
}

test('twelve interviews are logged by keyboard, each with at most 12 keystrokes beside the words', async () => {
  const page = await world.newPage(account);
  await openInterviews(page, validation);
  await button(page, 'Log an interview').focus();
  await page.keyboard.press('Enter');
  for (let n = 1; n <= 12; n += 1) {
    await expectFocused(page, who(page));
    const keyboard = countingKeyboard(page);
    await keyboard.type(`Baker ${n}`);
    await keyboard.press('Tab');
    await keyboard.type('Threw a bag away on Friday.');
    await keyboard.press('Tab', 'm', 'Tab', n % 3 === 0 ? 'u' : 'y', 'Enter');
    await page.getByText(`Logged the interview with “Baker ${n}”.`).waitFor();
    expect(keyboard.presses()).toBeLessThanOrEqual(12);
  }
  await expectFocused(page, who(page));
  await expect.poll(() => rows(page).count()).toBe(12);
  await page.getByText('8 yes of 12 counted. Unclear counts as no.').waitFor();
  const way = await page.getByRole('link', { name: 'See the experiment' }).getAttribute('href');
  expect(way).toMatch(new RegExp(`view=experiments&id=${validation.experimentId}$`));
  const logged = async () =>
    (await eventsOf(world.url, account)).filter(({ type }) => type === 'InterviewLogged').map(({ data }) => data);
  await expect.poll(async () => (await logged()).length).toBe(12);
  expect((await logged())[2]).toMatchObject({
    projectId: validation.projectId,
    experimentId: validation.experimentId,
    person: 'Baker 3',
    lastTime: 'Threw a bag away on Friday.',
    commitment: 'money',
    answer: 'unclear',
  });
});

test('what is wrong is said at its field, nothing is lost, and a draft outlives a reload', async () => {
  const { page } = await ownValidation();
  await button(page, 'Log an interview').click();
  await page.keyboard.press('Enter');
  await page.getByText('Enter who you talked to.').waitFor();
  await expect.poll(() => hasFocus(who(page))).toBe(true);
  await who(page).fill('Ann');
  await page.getByLabel('Date', { exact: true }).fill('');
  await button(page, 'Save interview').click();
  await page.getByText('Choose an answer.').waitFor();
  await page.getByText('Enter a date.').waitFor();
  await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
  await page.reload();
  await expect.poll(() => who(page).inputValue()).toBe('Ann');
  expect(await page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
});

test('without a network interviews wait, and are sent when it is back', async () => {
  const { page, owner } = await ownValidation();
  await button(page, 'Log an interview').click();
  await world.network.cut();
  await who(page).fill('Ann');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const key of ['t', 'Tab', 'n', 'Enter']) await page.keyboard.press(key);
  await rows(page).getByText('Waiting to sync').waitFor();
  await world.network.mend();
  await rows(page).getByText('Waiting to sync').waitFor({ state: 'detached' });
  expect((await eventsOf(world.url, owner)).map(({ type }) => type)).toContain('InterviewLogged');
});

async function logOne(page: Page, name: string): Promise<void> {
  await button(page, 'Log an interview').click();
  await who(page).fill(name);
  for (const key of ['Tab', 'Tab', 'n', 'Tab', 'y', 'Enter']) await page.keyboard.press(key);
  await page.getByText(`Logged the interview with “${name}”.`).waitFor();
  await button(page, 'Close').click();
}

const choose = async (page: Page, name: string, entry: string): Promise<void> => {
  await button(page, `More for ${name}`).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

test('an interview is edited, removed, taken back, restored, and its person erased', async () => {
  const { page } = await ownValidation();
  await logOne(page, 'Ann');
  await choose(page, 'Ann', 'Edit…');
  await who(page).fill('Ann Lee');
  await button(page, 'Save changes').click();
  await choose(page, 'Ann Lee', 'Remove');
  await page.getByText('Not counted: removed').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Counted', { exact: true }).waitFor();
  await choose(page, 'Ann Lee', 'Remove');
  await page.getByText('Not counted: removed').waitFor();
  await choose(page, 'Ann Lee', 'Restore');
  await page.getByText('Counted', { exact: true }).waitFor();

  await choose(page, 'Ann Lee', 'Erase person…');
  await page.getByRole('alertdialog', { name: 'Erase “Ann Lee”?' }).waitFor();
  await page.keyboard.press('Escape');
  await choose(page, 'Ann Lee', 'Erase person…');
  await button(page, 'Erase person').click();
  await rows(page).getByText('Erased person').waitFor();
  await page.getByText('1 yes of 1 counted.').waitFor();
  expect(await page.getByText('Ann Lee').count()).toBe(0);
});

const word = zipSync({
  'word/document.xml': strToU8(
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Ann: I paid forty euros. It rotted.</w:t></w:r></w:p></w:body></w:document>',
  ),
});
const transcripts: Readonly<Record<string, string | Uint8Array>> = {
  'talk.txt': 'Ann: I paid forty euros. It rotted.',
  'talk.vtt':
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ann>I paid forty\n\n00:02.000 --> 00:03.000\n<v Ann>euros. It rotted.',
  'talk.srt': '1\n00:00:01,000 --> 00:00:02,000\nAnn: I paid forty euros. It rotted.',
  'talk.docx': word,
};

test('a transcript of each format is marked by keys, and a quote becomes evidence', async () => {
  const { page, of, owner } = await ownValidation();
  await logOne(page, 'Ann');
  const sentence = (name: string) => page.getByRole('row', { name, exact: true });
  for (const [name, content] of Object.entries(transcripts)) {
    await choose(page, 'Ann', 'Read transcript…');
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
    const mark = name === 'talk.txt' ? '' : 'Against: ';
    await expect.poll(() => hasFocus(sentence(`${mark}Ann, I paid forty euros.`))).toBe(true);
    if (name === 'talk.txt') {
      await page.keyboard.press('1');
      await sentence('For: Ann, I paid forty euros.').waitFor();
      await page.keyboard.press('2');
      await sentence('Against: Ann, I paid forty euros.').waitFor();
      await page.keyboard.press('ArrowDown');
      await expectFocused(page, sentence('It rotted.'));
      await page.keyboard.press('3');
      await sentence('Neither: It rotted.').waitFor();
      await page.keyboard.press('0');
      await sentence('It rotted.').waitFor();
    }
    await button(page, 'Done').click();
  }
  await page.getByText('1 quote', { exact: true }).click();
  await button(page, 'Record as evidence…').click();
  await page.getByRole('radio', { name: /^2 customers/ }).check({ force: true });
  await button(page, 'Record evidence').click();
  await page.getByText('Recorded as evidence').waitFor();
  const recorded = async () =>
    (await eventsOf(world.url, owner)).filter(({ type }) => type === 'EvidenceRecorded').map(({ data }) => data);
  await expect
    .poll(recorded)
    .toMatchObject([
      { assumptionId: of.assumptionIds[0], direction: -1, rung: 'anecdote', weight: 0.75, selfReported: true },
    ]);
  expect(JSON.stringify(await recorded())).not.toContain('forty');
});

test('a file that is no transcript is refused in words, and what was pasted stays', async () => {
  const { page } = await ownValidation();
  await logOne(page, 'Ann');
  await choose(page, 'Ann', 'Read transcript…');
  await page.getByLabel('Or paste the transcript').fill('Some words.');
  const bad = { name: 'bomb.docx', mimeType: '', buffer: Buffer.from('PK no document') };
  await page.locator('input[type=file]').setInputFiles(bad);
  await page.getByText('bomb.docx wasn’t opened').waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...bad, name: 'big.txt', buffer: Buffer.alloc(10_000_001, 'a') });
  await page.getByText('The file is larger than 10 MB.').waitFor();
  expect(await page.getByLabel('Or paste the transcript').inputValue()).toBe('Some words.');
});

test('ten thousand sentences are walked and marked without delay, and only those in view are drawn', async () => {
  const { page } = await ownValidation();
  await logOne(page, 'Ann');
  await choose(page, 'Ann', 'Read transcript…');
  const long = Array.from({ length: 10_000 }, (_, n) => `Ann: This is number ${n}.`).join('\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'long.txt', mimeType: '', buffer: Buffer.from(long) });
  await expect.poll(() => hasFocus(page.getByRole('row', { name: 'Ann, This is number 0.', exact: true }))).toBe(true);
  await page.getByText('10,000 sentences.').waitFor();
  expect(await page.getByRole('row').count()).toBeLessThan(100);
  await page.keyboard.press('End');
  const last = page.getByRole('row', { name: 'Ann, This is number 9999.', exact: true });
  await expectFocused(page, last);
  await page.keyboard.press('2');
  await expectFocused(page, page.getByRole('row', { name: 'Against: Ann, This is number 9999.', exact: true }));
});

test('nothing is wrong for axe, at 320 px, or where the system chooses the colors', async () => {
  const { page } = await ownValidation();
  const check = async () => {
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 720 });
    await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(readForcedColours)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  };
  await check();
  await logOne(page, 'Ann');
  await button(page, 'Log an interview').click();
  await page.keyboard.press('Enter');
  await check();
  await choose(page, 'Ann', 'Read transcript…');
  await page.getByLabel('Or paste the transcript').fill('Ann: I paid. It rotted.');
  await button(page, 'Read').click();
  await page.getByRole('row', { name: 'It rotted.', exact: true }).waitFor();
  await page.keyboard.press('1');
  await check();
});

test('whoever logs the deciding interview sees the verdict at once, and the next one is offered to another test', async () => {
  const { page, of, owner } = await ownValidation();
  const experimentId = crypto.randomUUID();
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: owner.accessToken }, [stream, type, data]);
  const stream = `experiment-${experimentId}`;
  const design = {
    projectId: of.projectId,
    assumptionId: of.assumptionIds[1],
    method: 'interviews',
    formula: 'corridor-1',
  };
  const plan = { question: 'Did they throw any away?', criterion: 0.5, n: 12, prediction: 'supports' };
  const yes = {
    projectId: of.projectId,
    experimentId,
    on: '2026-11-20',
    lastTime: '',
    commitment: 'none',
    answer: 'yes',
  };
  expect(await send(stream, 'DesignExperiment', { ...design, ...plan })).toBe('accepted');
  expect(await send(stream, 'StartExperiment', {})).toBe('accepted');
  for (let n = 1; n <= 7; n += 1) {
    const logged = await send(`interview-${crypto.randomUUID()}`, 'LogInterview', { ...yes, person: `Baker ${n}` });
    expect(logged).toBe('accepted');
  }
  const log = async (person: string) => {
    await who(page).fill(person);
    await page.getByRole('radiogroup', { name: 'Commitment' }).getByText('None', { exact: true }).click();
    await page.getByRole('radiogroup', { name: 'Answer' }).getByText('Yes', { exact: true }).click();
    await button(page, 'Save interview').click();
  };
  await page.getByText('7 yes of 7 counted.', { exact: false }).waitFor();
  await button(page, 'Log an interview').click();
  await log('Baker 8');
  const moment = page.getByRole('region', { name: 'Your test is decided' });
  await moment.getByRole('region', { name: 'Learning card' }).getByText('8 of 8 said yes').waitFor();
  await expect.poll(() => hasFocus(moment.getByRole('heading', { name: 'Your test is decided' }))).toBe(true);
  await page.getByRole('status').getByText('This test is decided').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await log('Baker 9');
  await page.getByText('Choose another test, or none.', { exact: true }).waitFor();
  await page.getByRole('button', { name: /Experiment/ }).click();
  await page.getByRole('option', { name: 'Did they pay for a pickup?' }).click();
  await button(page, 'Save interview').click();
  await page.getByText('Logged the interview with “Baker 9”.').waitFor();
  await moment.waitFor({ state: 'detached' });
  const of9 = async () =>
    (await eventsOf(world.url, owner)).filter(({ type }) => type === 'InterviewLogged').at(-1)?.data;
  await expect.poll(of9).toMatchObject({ person: 'Baker 9', experimentId: of.experimentId });
});
