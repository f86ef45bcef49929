import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gaugeLabels, lockLabels } from '#features/validate/experiments/labels.ts';
import { plannerLabels, tooSmallLabels } from '#features/validate/experiments/planner-labels.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { expectFocused } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lock = (page: Page) => button(page, 'Lock and start');
const sealed = (page: Page) => page.getByRole('region', { name: 'Sealed' });

interface Setting {
  readonly page: Page;
  readonly account: Account;
  readonly projectId: string;
}

/** A founder with an idea that is being explored, and one assumption about it. */
async function atExperiments(options?: Parameters<typeof world.newPage>[1]): Promise<Setting> {
  const account = await openAccount(world.url);
  const [ideaId, projectId, assumptionId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, ...account }, [stream, type, data]);
  const stated = { assumptionId, text: 'Plumbers pay for parts', lens: 'viability', importance: 5, critical: true };
  expect([
    await send(`idea-${ideaId}`, 'CaptureIdea', { title: 'Parts by noon' }),
    await send(`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }),
    await send(`ledger-${projectId}`, 'StateAssumption', stated),
  ]).toEqual(['accepted', 'accepted', 'accepted']);
  const page = await world.newPage(account, options);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=experiments`);
  return { page, account, projectId };
}

async function design(page: Page, { method = 'Prototype', n = '12' } = {}): Promise<void> {
  await button(page, 'New experiment').click();
  await page.getByRole('radiogroup', { name: 'Method' }).getByText(method, { exact: true }).click();
  await page.getByLabel('Question').fill('Do they order before ten?');
  await page.getByLabel('Criterion (%)').fill('50');
  await page.getByLabel('Planned sample').fill(n);
  await page.getByRole('radiogroup', { name: 'Prediction' }).getByText('It supports the assumption').click();
}

/** What became of the experiment, one after the other; how often its draft was saved does not matter. */
async function typesOf(account: Account): Promise<readonly string[]> {
  const events = await eventsOf(world.url, account);
  const types = events.flatMap(({ type, stream }) => (stream.startsWith('experiment-') ? [type] : []));
  return types.filter((type, at) => type !== 'ExperimentRevised' || types[at - 1] !== type);
}

test('a test card says live what each result would mean, keeps what is typed, and prefills no criterion', async () => {
  const { page, account } = await atExperiments();
  await button(page, 'New experiment').click();
  await page.getByRole('radiogroup', { name: 'Method' }).getByText('Interviews', { exact: true }).click();
  expect([
    await page.getByLabel('Criterion (%)').inputValue(),
    await page.getByLabel('Planned sample').inputValue(),
    await page.getByLabel('Ends on').inputValue(),
    await page.getByRole('radiogroup', { name: 'Prediction' }).getByRole('radio', { checked: true }).count(),
  ]).toEqual(['', '', '', 0]);
  await page.getByLabel('Criterion (%)').fill('10');
  await page.getByLabel('Planned sample').fill('120');
  await page
    .getByText(
      '120 interviews. 20 or more yeses support it; 5 or fewer refute it; between them it stays open. It decides at interview 77 on average if the truth is 20%.',
    )
    .waitFor();
  const planner = page.getByRole('region', { name: plannerLabels.title });
  for (const name of ['corridor-1', 'wilson-1']) expect(await planner.getByText(name).isVisible()).toBe(false);
  await planner.getByText('Proof', { exact: true }).click();
  for (const name of ['corridor-1', 'wilson-1']) await planner.getByText(name).waitFor();
  await planner.getByText('Decides at 7.71 people ahead of the pace, or 6.71 behind it.').waitFor();
  await page.getByText('If the truth is 20%, 100 interviews give you an 80% chance of the right answer.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => page.getByLabel('Planned sample').inputValue()).toBe('120');
  expect(await page.getByLabel('Criterion (%)').inputValue()).toBe('10');
  await expect.poll(() => typesOf(account)).toEqual(['ExperimentDesigned', 'ExperimentRevised']);
});

test('the planner answers with what the founder expects, and offers ways out where an answer is unlikely', async () => {
  const { page } = await atExperiments();
  await design(page, { method: 'Interviews', n: '10' });
  await page.getByLabel('Criterion (%)').fill('25');
  await page.getByText('With 10 interviews you can show that at least 2 in 3 do, if all 10 say yes.').waitFor();
  await page.getByLabel('I expect about (%)').fill('60');
  await page
    .getByText('With 10 interviews you can show that at least 1 in 4 do, if 6 say yes, as you expect.')
    .waitFor();
  await page.getByText('If the truth is 60%, the chance of a clear answer is', { exact: false }).waitFor();
  await page.getByLabel('Criterion (%)').fill('10');
  await page.getByLabel('Planned sample').fill('60');
  await page.getByLabel('I expect about (%)').fill('15');
  const ways = page.getByRole('region', {
    name: 'The chance of a clear yes or no is 22%; otherwise it stays open. Before you lock, you could:',
  });
  await ways.getByRole('button', { name: 'Change the target to 4.7%' }).waitFor();
  expect(await ways.getByRole('listitem').allTextContents()).toEqual([
    'Plan for 349 interviews80% chance of a clear yes or no',
    'Change the target to 4.7%82% chance of a clear yes or no, if so few are enough for you',
    'Judge only at the end28% chance of a clear yes or no, and no answer before that',
  ]);
  expect(await findViolations(page)).toEqual([]);
  await ways.getByRole('button', { name: 'Plan for 349 interviews' }).click();
  expect(await page.getByLabel('Planned sample').inputValue()).toBe('349');
  await ways.waitFor({ state: 'detached' });
  await page.getByText('If the truth is 15%, 349 interviews give you an 80% chance of the right answer.').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('I expect about (%)').inputValue()).toBe('15');
});

/** Runs in the page: where the flag of the criterion stands on its axis, in percent of it. */
function readFlag(): number {
  const [axis, pole] = document.querySelectorAll('svg[viewBox="0 0 240 72"] path');
  if (!axis || !pole) return Number.NaN;
  const [ground, stake] = [axis.getBoundingClientRect(), pole.getBoundingClientRect()];
  return Math.round((100 * (stake.left + stake.width / 2 - ground.left)) / ground.width);
}

test('the flag stands where the criterion is, as it is typed and on a phone', async () => {
  const { page } = await atExperiments();
  await design(page, { method: 'Interviews', n: '20' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 720 });
    for (const criterion of [10, 30, 50]) {
      await page.getByLabel('Criterion (%)').fill(String(criterion));
      await expect.poll(() => page.evaluate(readFlag)).toBe(criterion);
    }
  }
});

test('a method that does not fit the assumption is said so, with what to try instead', async () => {
  const { page } = await atExperiments();
  await button(page, 'New experiment').click();
  const methods = page.getByRole('radiogroup', { name: 'Method' });
  const misfit = page.getByRole('status').getByText('What people say they’d pay isn’t what they pay: try a pre-order.');
  await methods.getByText('Survey', { exact: true }).click();
  await misfit.waitFor();
  expect(await findViolations(page)).toEqual([]);
  // The chosen one alone stays in sight, until another is wanted.
  expect(await methods.getByRole('radio').count()).toBe(1);
  await button(page, 'Change method').focus();
  await page.keyboard.press('Enter');
  await expectFocused(page, methods.getByRole('radio', { name: 'Survey' }));
  await methods.getByText('Pre-order', { exact: true }).click();
  await misfit.waitFor({ state: 'detached' });
});

test('beside the criterion stands what others found, with its source and its limits in a fold', async () => {
  const { page } = await atExperiments();
  await button(page, 'New experiment').click();
  const methods = page.getByRole('radiogroup', { name: 'Method' });
  await methods.getByText('Prototype', { exact: true }).click();
  const line = page.getByText('For comparison: A product has found its market when 40% of its active users');
  await line.waitFor();
  const source = page.getByRole('link', { name: 'Sean Ellis, in Venture Hacks, 2009' });
  expect(await source.isVisible()).toBe(false);
  await page.getByText('Where this comes from, and its limits').click();
  expect(await source.getAttribute('href')).toBe('https://venturehacks.com/sean-ellis');
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Change method').click();
  // The arrows choose as they pass, and nothing folds under them.
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => methods.getByRole('radio').count()).toBe(8);
  await page.keyboard.press('Tab');
  await expect.poll(() => methods.getByRole('radio').count()).toBe(1);
  await line.waitFor({ state: 'detached' });
  expect(await page.getByText('For comparison:').count()).toBe(0);
});

test('what is pressed after the arrows chose a method stays under the pointer', async () => {
  const { page } = await atExperiments();
  await button(page, 'New experiment').click();
  const methods = page.getByRole('radiogroup', { name: 'Method' });
  await methods.getByText('Prototype', { exact: true }).click();
  await button(page, 'Change method').click();
  await page.keyboard.press('ArrowDown');
  await expectFocused(page, methods.getByRole('radio', { name: /^Data/u }));
  const predictions = page.getByRole('radiogroup', { name: 'Prediction' });
  await predictions.getByText('It supports the assumption').click();
  expect([
    await predictions.getByRole('radio', { name: /^It supports the assumption/u }).isChecked(),
    await methods.getByRole('radio').count(),
  ]).toEqual([true, 8]);
});

test('what was typed last is saved when the page is left in that very moment', async () => {
  const { page, account } = await atExperiments();
  await button(page, 'New experiment').click();
  await page.getByRole('radiogroup', { name: 'Method' }).getByText('Interviews', { exact: true }).click();
  await page.evaluate(() =>
    document.addEventListener('input', ({ target }) => {
      if ((target as HTMLInputElement).value === '35') queueMicrotask(() => location.reload());
    }),
  );
  const reloaded = page.waitForEvent('load');
  await page.getByLabel('Planned sample').pressSequentially('35', { noWaitAfter: true });
  await reloaded;
  await page.locator('body[data-ready]').waitFor();
  await expect.poll(() => page.getByLabel('Planned sample').inputValue()).toBe('35');
  await expect.poll(() => typesOf(account)).toEqual(['ExperimentDesigned', 'ExperimentRevised']);
});

test('a test that is judged once says how many it needs, and leads to its interviews', async () => {
  const { page, account, projectId } = await atExperiments();
  const url = world.url;
  const { accessToken } = account;
  const assumptionId = (await eventsOf(url, account)).find(({ type }) => type === 'AssumptionStated')?.data[
    'assumptionId'
  ];
  const running = async (question: string, formula: string, n = 12) => {
    const id = crypto.randomUUID();
    const design = { projectId, assumptionId, method: 'interviews', question, criterion: 0.5, n, formula };
    const stream = `experiment-${id}`;
    const designed = await sendCommand({ url, accessToken }, [
      stream,
      'DesignExperiment',
      { ...design, prediction: 'supports' },
    ]);
    expect([designed, await sendCommand({ url, accessToken }, [stream, 'StartExperiment', {}])]).toEqual([
      ...['accepted', 'accepted'],
    ]);
    return id;
  };
  const once = await running('Do they phone first?', 'wilson-1');
  await running('Do they order before ten?', 'corridor-1');
  const told = { on: '2026-11-20', lastTime: '', commitment: 'none', answer: 'yes' };
  for (const person of ['Ada', 'Bo', 'Cy']) {
    const data = { projectId, experimentId: once, person, ...told };
    await sendCommand({ url, accessToken }, [`interview-${crypto.randomUUID()}`, 'LogInterview', data]);
  }
  await open(page, `${world.url}/validate?projectId=${projectId}&view=experiments&id=${once}`);
  const meter = page.getByRole('meter', { name: 'Interviews so far' });
  await expect.poll(() => meter.getAttribute('aria-valuetext')).toBe('3 of 12');
  await page.getByText('It’s judged once: when the sample is complete, or on its end date.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to Interviews' }).click();
  await button(page, 'Log an interview').click();
  const chosen = page.getByRole('form', { name: 'Log an interview' }).getByRole('button', { name: /Experiment/u });
  expect(await chosen.textContent()).toContain('Do they phone first?');
  await page.getByLabel('Who').fill('Di');
  await page.getByRole('radiogroup', { name: 'Commitment' }).getByText('None', { exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Answer' }).getByText('No', { exact: true }).click();
  await button(page, 'Save interview').click();
  await page.getByText('Logged the interview with “Di”.').waitFor();
  const loggedFor = async () =>
    (await eventsOf(url, account))
      .filter(({ type }) => type === 'InterviewLogged')
      .map(({ data }) => data['experimentId']);
  await expect.poll(loggedFor).toEqual([once, once, once, once]);
  await open(page, `${world.url}/home`);
  const home = page.getByRole('meter', { name: 'Judged once, at the end' });
  await expect.poll(() => home.getAttribute('aria-valuetext')).toBe('4 of 12 counted so far');
  // The range of a large sample is worked out beside the page.
  const large = await running('Do they pay by card?', 'wilson-1', 1_001);
  const data = { projectId, experimentId: large, person: 'Eve', ...told };
  await sendCommand({ url, accessToken }, [`interview-${crypto.randomUUID()}`, 'LogInterview', data]);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=experiments&id=${large}`);
  await page.getByText(/^Share of yeses: 100% \([\d.]+% to 100%\), target 50%\.$/).waitFor();

  // It stays while the next one is on its way, and what cannot be worked out is said.
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route(/\/static\/planning-worker[^/]*\.js$/, async (route) => {
    asked.resolve();
    await answer.promise;
    await route.abort();
  });
  const next = { projectId, experimentId: large, person: 'Flo', ...told };
  await sendCommand({ url, accessToken }, [`interview-${crypto.randomUUID()}`, 'LogInterview', next]);
  await asked.promise;
  expect(await page.getByText(/^Share of yeses: 100%/).count()).toBe(1);
  answer.resolve();
  await page.getByRole('alert').getByText(gaugeLabels.noRange).waitFor();
});

test('by keyboard: Enter once arms, Enter twice locks; the card is sealed with its date', async () => {
  const { page, account } = await atExperiments();
  await design(page);
  await lock(page).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Press Enter again to lock it.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Press Enter again to lock it.').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await sealed(page).waitFor();
  // The button is gone, and the focus is at what took its place.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  expect(await sealed(page).getByText('corridor-1').isVisible()).toBe(false);
  await sealed(page).getByText('Proof', { exact: true }).click();
  await sealed(page).getByText('corridor-1').waitFor();
  expect(await typesOf(account)).toEqual(['ExperimentDesigned', 'ExperimentRevised', 'ExperimentStarted']);
  expect(await findViolations(page)).toEqual([]);
});

test('by pointer: a short click says how to lock and sends nothing, held it is locked once', async () => {
  const { page, account } = await atExperiments();
  await design(page);
  await lock(page).hover();
  await page.mouse.down();
  await page.getByText('Keep holding…').waitFor();
  await page.mouse.up();
  await page.getByText('Keep holding…').waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Hold the button to lock, or press Enter twice.').waitFor();
  await page.mouse.down();
  await sealed(page).waitFor();
  await page.mouse.up();
  expect(await typesOf(account)).toEqual(['ExperimentDesigned', 'ExperimentRevised', 'ExperimentStarted']);
});

test('a click of an assistive technology arms, and a second one locks', async () => {
  const { page, account } = await atExperiments();
  await design(page);
  await lock(page).dispatchEvent('click');
  await page.getByRole('status').getByText('Without a keyboard, activate the button again.').waitFor();
  await lock(page).dispatchEvent('click');
  await sealed(page).waitFor();
  expect(await typesOf(account)).toEqual(['ExperimentDesigned', 'ExperimentRevised', 'ExperimentStarted']);
});

test('what counts as a yes is locked with the question, and stands above the answers of the log', async () => {
  const { page } = await atExperiments();
  await design(page, { method: 'Interviews' });
  await page.getByLabel('Counts as a yes when').fill('they ordered before ten this week');
  await lock(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await sealed(page).getByText('they ordered before ten this week').waitFor();
  await page.getByRole('link', { name: 'Go to Interviews' }).click();
  await button(page, 'Log an interview').click();
  const answer = page.getByRole('radiogroup', { name: 'Answer' });
  await page.getByText('Counts as a yes when: they ordered before ten this week').waitFor();
  const described = await answer.evaluate((group) =>
    (group.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  );
  expect(described).toContain('Counts as a yes when: they ordered before ten this week');
  expect(await findViolations(page)).toEqual([]);
});

test('an incomplete card says what is missing and stays open', async () => {
  const { page, account } = await atExperiments();
  await button(page, 'New experiment').click();
  await page.getByRole('radiogroup', { name: 'Method' }).getByText('Data', { exact: true }).click();
  await lock(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Set the criterion first.').waitFor();
  await page.getByLabel('Criterion (%)').fill('200');
  await page.getByLabel('Planned sample').focus();
  await page.getByText('Use a percentage above 0 and below 100.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await typesOf(account)).toEqual(['ExperimentDesigned']);
});

test('a sample that can prove nothing is said so before the lock, which one click makes possible', async () => {
  const { page, account } = await atExperiments();
  await design(page, { method: 'Interviews', n: '5' });
  const says = '5 interviews can’t prove 50%: even 5 of 5 happens by chance too often; 6 can.';
  const message = page.getByRole('status').filter({ hasText: tooSmallLabels.title });
  await message.getByText(says).waitFor();
  await page.getByRole('region', { name: plannerLabels.title }).getByText(says).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await lock(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(lockLabels.reason('sample-too-small')).waitFor();
  const out = message.getByRole('button', { name: tooSmallLabels.plan(6) });
  await out.focus();
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('Planned sample').inputValue()).toBe('6');
  await message.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await lock(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await sealed(page).waitFor();
  expect(await typesOf(account)).toEqual(['ExperimentDesigned', 'ExperimentRevised', 'ExperimentStarted']);
});

test('without a network the lock waits and says so, and is sent once when there is one', async () => {
  const { page, account } = await atExperiments();
  await design(page);
  await world.network.cut();
  await lock(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText(/^No connection right now\. The lock is saved/).waitFor();
  expect(await page.getByLabel('Criterion (%)').isDisabled()).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  await world.network.mend();
  await sealed(page).waitFor();
  expect((await typesOf(account)).filter((type) => type === 'ExperimentStarted')).toHaveLength(1);
});

test('a result that is recorded is judged, and the learning card asks for one sentence', async () => {
  const { page, account, projectId } = await atExperiments();
  await design(page);
  await lock(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await sealed(page).waitFor();
  await button(page, 'Record result').click();
  await page.getByLabel('How many said yes').fill('13');
  await page.getByLabel('Out of how many').fill('12');
  await button(page, 'Save result').click();
  await page.getByText('Use whole numbers: no more yeses than answers, and no more answers than planned.').waitFor();
  await page.getByLabel('How many said yes').fill('11');
  await button(page, 'Save result').click();
  const card = page.getByRole('region', { name: 'Learning card' });
  await card.getByText(/^Supported: 11 of 12 said yes \(\d+% to [\d.]+%\), you had asked for 50%\.$/u).waitFor();
  await card.getByText('Self-reported', { exact: true }).waitFor();
  await card.getByText('Supports. You were right.').waitFor();
  await page.getByRole('figure').first().waitFor();
  await card.getByLabel('So we will…').fill('call ten more plumbers');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => typesOf(account)).toContain('LearningRecorded');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=calibration`);
  // Where this once was, it leads on to the profile.
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(page.url()).toBe(`${world.url}/profile?projectId=${projectId}`);
  await page.getByRole('region', { name: 'Your predictions' }).getByText('You were right the one time').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await open(page, `${world.url}/home`);
  await page.getByText('You were right the one time.').getByRole('link', { name: 'Your predictions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
});

test('a stopped experiment is inconclusive, and says what would settle it', async () => {
  const { page } = await atExperiments();
  await design(page);
  await lock(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await button(page, 'Stop').click();
  await button(page, 'Stop experiment').click();
  await page.getByText('Give a reason.').waitFor();
  await page.getByLabel('Reason').fill('Nobody came');
  await button(page, 'Stop experiment').click();
  const card = page.getByRole('region', { name: 'Learning card' });
  await card.getByText('You stopped it.').waitFor();
  await card.getByText('Nobody came').waitFor();
  await page.getByRole('link', { name: 'All experiments' }).click();
  await page.getByRole('region', { name: 'Judged' }).getByText('Inconclusive').waitFor();
  expect(await findViolations(page)).toEqual([]);
});
