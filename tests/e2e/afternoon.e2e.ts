import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentOf } from '../fixtures/a-launched-page.ts';
import { openSession } from '../fixtures/account.ts';
import { type CuttableNetwork, cuttableNetwork } from '../fixtures/cuttable-network.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { type WatchedBrowser, watchedBrowser } from '../fixtures/watched-browser.ts';
import { expectWholeExport } from './afternoon-export.ts';
import { countTypes, expectWholeLog, hoursWaited } from './afternoon-log.ts';
import { eventsOf } from './events-of.ts';
import { mailTo, newFounder, open, signIn, skipWelcome } from './founder.ts';
import { answerTo, letPass, nameOfBell, openBrowser, readNotice } from './founders-browser.ts';
import { foldLog, readLog } from './log-states.ts';
import { hashOfStreams, shownStreams, unsent } from './shown-streams.ts';
import { addressOf, answerSurvey, join } from './strangers.ts';
import { designOn, lock, logInterviews, reword, row, view } from './validate-by-hand.ts';

const lightScrypt = new URL('../fixtures/light-scrypt.ts', import.meta.url).href;
const clockAhead = new URL('../fixtures/clock-ahead.ts', import.meta.url).href;
const hourMs = 60 * 60 * 1000;
const halfMinuteMs = 30_000;
const strangersCount = 60;
/** How much later it is for a server than it is here. */
const ahead = (ms: number) => ({ CLOCK_AHEAD_MS: String(ms) });

let fresh: FreshDatabase;
let mails: MailServer;
let product: Product;
let network: CuttableNetwork;
let laptop: WatchedBrowser;
let phone: WatchedBrowser;
const env = () => ({
  RATE_LIMIT: 'off',
  NODE_OPTIONS: `--import=${lightScrypt} --import=${clockAhead}`,
  DATABASE_URL: fresh.url,
});
beforeAll(async () => {
  fresh = await freshDatabase();
  mails = await startMailServer();
  product = await startProduct(env());
  network = await cuttableNetwork(product.port);
  laptop = await watchedBrowser({ from: product.port, to: network.port });
  phone = await watchedBrowser();
});
afterAll(async () => {
  await laptop?.close();
  await phone?.close();
  await network?.close();
  await product?.close();
  await mails?.close();
  await fresh?.drop();
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const place = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};

const founder = newFounder('afternoon');
/** Assumptions that home drafts, one for each lens. */
const [want, pay, build] = [
  'People want “Crumb” badly enough to change what they do today',
  'Customers will pay for “Crumb”',
  'We can build “Crumb” with the time and money we have',
];
const comeBack = 'Bakers come back for “Crumb”.';
/** The last one in each browser's wording; and in that of both together. */
const [bake, borrow, bakeAndBorrow] = [
  'We can bake “Crumb” with the time and money we have',
  'We can build “Crumb” with the time and money we borrow',
  'We can bake “Crumb” with the time and money we borrow',
];

/** From the line on the landing page to a verified account, with three assumptions that were drafted. */
async function begin(page: Page): Promise<void> {
  await open(page, product.url);
  await page.getByLabel('Your idea, in one line').fill('Crumb');
  await button(page, 'Start with this idea').click();
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password').fill(founder.password);
  await button(page, 'Create account').click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await button(page, 'Continue').click();
  await page.getByText('Question 2 of 3').waitFor();
  await skipWelcome(page);
}

/** How many facts of each type the log has. */
async function logged(...types: readonly string[]): Promise<Record<string, number>> {
  const counts = countTypes(await eventsOf(product.url, founder));
  return Object.fromEntries(types.map((type) => [type, counts[type] ?? 0]));
}

test('one afternoon: from a line on the landing page to a deleted account, with all that lies between', async () => {
  const page = await openBrowser(laptop, { viewport: { width: 1440, height: 900 }, userAgent: agentOf(900) });
  await begin(page);
  await open(page, (await mailTo(product, founder.email, 'verify-email')).link);
  await button(page, 'Verify my email').click();
  await page.getByRole('heading', { name: 'Your email is verified' }).waitFor();

  // Which of these would sink it?
  await open(page, `${product.url}/home`);
  const sinks = page.getByRole('region', { name: 'Which of these would sink it?' });
  for (const n of [0, 1, 2]) await sinks.getByRole('checkbox').nth(n).check({ force: true });
  await button(page, 'Add as assumptions').click();
  await page.waitForURL(/\/validate\?projectId=/);
  for (const text of [want, pay, build]) await row(page, text).waitFor();
  const projectId = new URL(page.url()).searchParams.get('projectId') ?? '';

  // The founder has a phone too.
  const pocket = await openBrowser(phone, { viewport: { width: 390, height: 844 } });
  await signIn(pocket, product, founder, { path: `/validate?projectId=${projectId}`, heading: 'Validate' });
  await row(pocket, build).waitFor();

  await open(page, `${product.url}/canvas?projectId=${projectId}`);
  await button(page, 'Lean Canvas').click();
  await page.getByRole('option', { name: 'Section: Problem', selected: true }).waitFor();

  // A page from the canvas goes on the web.
  await place(page, 'Page builder');
  await button(page, 'New page').click();
  await page.getByRole('dialog', { name: 'New page' }).getByLabel('Title').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Crumb' }).first().waitFor();
  await button(page, 'Publish').click();
  const publishing = page.getByRole('dialog', { name: 'Publish this page' });
  await publishing.getByRole('button', { name: 'Publish page' }).click();
  await publishing.getByText('Visitors see this page as it is now.').waitFor();
  const slug = new URL(await publishing.getByLabel('Public address').inputValue()).pathname.slice('/p/'.length);

  // An experiment on it, and 60 strangers, of whom a kill of the server loses none.
  await publishing.getByRole('link', { name: 'Test an assumption with it' }).click();
  await designOn(page, want, 'Landing page');
  await lock(page, '50', `${strangersCount}`);
  await page.getByRole('heading', { name: 'Running' }).waitFor();
  const strangers = Array.from({ length: strangersCount }, (_, n) => n);
  let joined = 0;
  const joining = strangers.map(async (n) => {
    await wait(n * 40);
    await join(product.url, slug, n);
    joined += 1;
  });
  await expect.poll(() => joined).toBeGreaterThan(10);
  await product.kill();
  await product.restart();
  await Promise.all(joining);
  await page.getByRole('heading', { name: 'Learning card' }).waitFor();
  // Whoever has it before their eyes has read its verdict; the first sign-up is news still.
  await page.reload();
  await expect.poll(() => nameOfBell(page)).toBe('Notifications, 1 unread');

  // A survey from a template, answered without a script.
  await view(page, 'Tests').click();
  await button(page, 'New survey').click();
  await page.getByRole('dialog', { name: 'New survey' }).getByLabel('Title').fill('Sunday bread');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Sunday bread' }).waitFor();
  const surveyId = new URL(page.url()).searchParams.get('id') ?? '';
  await button(page, 'Survey settings').click();
  const settings = page.getByRole('dialog', { name: 'Survey settings' });
  const agreement = settings.getByLabel('What people agree to when they leave an email');
  await agreement.fill('You may write to me.');
  await agreement.press('Enter');
  await page.keyboard.press('Escape');
  await button(page, 'Publish').click();
  const asking = page.getByRole('dialog', { name: 'Publish this survey' });
  await asking.getByRole('button', { name: 'Publish survey' }).click();
  await asking.getByLabel('Public address').waitFor();
  await page.keyboard.press('Escape');
  for (const n of [0, 1, 2]) await answerSurvey(phone, `${product.url}/s/${surveyId}`, n);
  await button(page, 'Results')
    .or(page.getByRole('link', { name: /Results/ }))
    .first()
    .click();
  await page.getByText('3 responses').first().waitFor();

  // Six interviews: three in an hour without a network, in which the phone goes on.
  await view(page, 'Interviews').click();
  await designOn(page, pay, 'Interviews');
  await page.getByLabel('Question', { exact: true }).fill('Did they pay for it before?');
  await lock(page, '50', '6');
  await page.getByRole('heading', { name: 'Sealed' }).waitFor();
  await view(page, 'Interviews').click();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await network.cut();
  await logInterviews(page, ['Ada', 'Grace', 'Mary'], [...'yyy']);
  await page
    .getByText(/^3 yes of/)
    .first()
    .waitFor();
  await view(page, 'Assumptions').click();
  await reword(page, build, bake);
  await reword(pocket, build, borrow);
  const written = () => logged('AssumptionStated', 'AssumptionReworded', 'InterviewLogged');
  await expect.poll(written).toEqual({ AssumptionStated: 3, AssumptionReworded: 1, InterviewLogged: 0 });
  expect(await Promise.all([page, pocket].map((each) => answerTo(each, product.url)))).toEqual(['welcome', 'welcome']);
  await product.kill();
  for (const each of [page, pocket]) await letPass(each, hourMs);
  await product.restart(ahead(hourMs));
  // Both have tokens that have expired, and renew them by themselves as soon as they reach the server.
  expect(await Promise.all([page, pocket].map((each) => answerTo(each, product.url)))).toEqual([
    'unauthorized',
    'unauthorized',
  ]);
  await page.reload();
  await row(page, bake).waitFor();
  await pocket.getByLabel('State an assumption').fill(comeBack);
  await pocket.getByLabel('State an assumption').press('Enter');
  await expect.poll(written).toEqual({ AssumptionStated: 4, AssumptionReworded: 1, InterviewLogged: 0 });
  await network.mend();
  await expect.poll(written).toEqual({ AssumptionStated: 4, AssumptionReworded: 2, InterviewLogged: 3 });
  for (const each of [page, pocket]) {
    await row(each, bakeAndBorrow).waitFor();
    await row(each, comeBack).waitFor();
  }

  // Three more while the server is killed again.
  await view(page, 'Interviews').click();
  await product.kill();
  await logInterviews(page, ['Katherine', 'Dorothy', 'Annie'], [...'yyy']);
  await product.restart();
  // A laptop asks for a lost server less and less often.
  await letPass(page, 2 * halfMinuteMs);
  // A new server looks through what it was not told of.
  await expect.poll(() => logged('ExperimentJudged'), { timeout: 180_000 }).toEqual({ ExperimentJudged: 2 });

  // What stands on that.
  await view(page, 'Decide').click();
  await page.getByRole('radio', { name: /^Persevere/ }).check({ force: true });
  await page.getByLabel('Why?').fill('Wanted and paid for');
  await page.getByLabel('What would change your mind?').fill('Nobody renews');
  await button(page, 'Record decision').click();
  await expect.poll(() => logged('DecisionRecorded')).toEqual({ DecisionRecorded: 1 });

  // A report that somebody reads by its link.
  await place(page, 'Reports');
  await button(page, 'New report').click();
  await page.getByLabel('Title').fill('What we know');
  await button(page, 'Create report').click();
  await page.getByRole('article', { name: 'What we know' }).waitFor();
  await button(page, 'Share').click();
  const links = page.getByRole('dialog').getByRole('textbox');
  await button(page, 'Create a link').click();
  await expect.poll(() => links.count()).toBe(1);
  const address = await links.inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const reader = await (await phone.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(address);
  await reader.getByRole('heading', { level: 1, name: 'What we know' }).waitFor();
  await reader.getByText(want).first().waitFor();

  // What Groundwork has told of it, and what it is told.
  await place(page, 'Home');
  // A bell looks for news twice a minute.
  await letPass(page, halfMinuteMs);
  await pocket.reload();
  for (const each of [page, pocket]) await expect.poll(() => nameOfBell(each)).toBe('Notifications, 2 unread');
  await readNotice(page, 'Your first sign-up is here, on “Crumb”.');
  await letPass(pocket, halfMinuteMs);
  await expect.poll(() => nameOfBell(pocket)).toBe('Notifications');
  await place(page, 'Feedback');
  const post = page.getByRole('textbox').first();
  await post.fill('Print the corridor');
  await post.press('Enter');
  await page.getByRole('article', { name: 'Print the corridor' }).waitFor();

  // Nothing is lost: both browsers show what the log says, and all that has happened is in it, once.
  const { accessToken } = await openSession(product.url, founder);
  const log = await readLog(product.url, accessToken);
  const folded = foldLog(log);
  const streams = Object.keys(folded);
  for (const each of [page, pocket]) {
    await expect.poll(async () => hashOfStreams(await shownStreams(each, streams))).toBe(hashOfStreams(folded));
    expect(await unsent(each)).toEqual({ pending: 0, rejected: 0 });
  }
  expectWholeLog(log, strangers.map(addressOf));
  expect(hoursWaited(log, 'InterviewLogged', 'person')).toEqual({
    ...{ Ada: 1, Grace: 1, Mary: 1 },
    ...{ Katherine: 0, Dorothy: 0, Annie: 0 },
  });
  expect(hoursWaited(log, 'AssumptionReworded', 'text')).toEqual({ [borrow]: 0, [bakeAndBorrow]: 1 });
  expect(hoursWaited(log, 'AssumptionStated', 'text')).toEqual({ [want]: 0, [pay]: 0, [build]: 0, [comeBack]: 0 });

  // A week later the digest is mailed, once, by whichever server.
  const later = await startProduct({ ...env(), SMTP_URL: mails.url, ...ahead(8 * 24 * hourMs) });
  await expect.poll(() => mails.arrived.filter(({ subject }) => subject.startsWith('Your week')).length).toBe(1);
  await later.close();
  const [digest] = mails.arrived.filter(({ subject }) => subject.startsWith('Your week'));
  expect([digest?.to, digest?.subject]).toEqual([founder.email, 'Your week: “Crumb”']);
  expect(digest?.parts[0]).toMatch(
    /“People want ‘Crumb’ badly enough to change what they do today”: untested → \d+\. Supported: \d+ of \d+ [a-z ]+ \([\d.]+% to [\d.]+%\), you had asked for \d+%\./,
  );

  // All of it is theirs, and goes when they go.
  await expectWholeExport(product.url, accessToken, projectId);
  await open(page, `${product.url}/settings/account`);
  await button(page, 'Delete my account').click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill(founder.password);
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('Your account and everything in it have been deleted.').waitFor();
  expect((await fetch(`${product.url}/p/${slug}`)).status).toBe(404);
  expect((await fetch(address)).status).toBe(404);
  await pocket.waitForURL(/\/sign-in/);
}, 600_000);
