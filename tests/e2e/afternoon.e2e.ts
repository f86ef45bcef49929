import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalJson } from '#domain/log/canonical-json.ts';
import type { Json } from '#domain/log/json.ts';
import { agentOf, type Stranger, signUp as signUpOn } from '../fixtures/a-launched-page.ts';
import { openSession, storeSession } from '../fixtures/account.ts';
import { revealApp } from '../fixtures/app-in-page.ts';
import { type CuttableNetwork, cuttableNetwork } from '../fixtures/cuttable-network.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { type WatchedBrowser, watchedBrowser } from '../fixtures/watched-browser.ts';
import { eventsOf, type SeenEvent } from './events-of.ts';
import { mailTo, newFounder, open, skipWelcome } from './founder.ts';
import { foldLog, readLog } from './log-states.ts';

const lightScrypt = new URL('../fixtures/light-scrypt.ts', import.meta.url).href;
const aWeekLater = new URL('../fixtures/a-week-later.ts', import.meta.url).href;
const wide = { width: 1440, height: 900 };

let fresh: FreshDatabase;
let mails: MailServer;
let product: Product;
let network: CuttableNetwork;
let laptop: WatchedBrowser;
let phone: WatchedBrowser;
const env = () => ({ RATE_LIMIT: 'off', NODE_OPTIONS: `--import=${lightScrypt}`, DATABASE_URL: fresh.url });
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
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const place = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Validate' }).getByRole('link', { name, exact: true });

const founder = newFounder('afternoon');
/** As home drafts them, of each lens one. */
const [want, pay, build] = [
  'People want “Crumb” badly enough to change what they do today.',
  'Customers will pay more for “Crumb” than it costs to provide.',
  'We can build “Crumb” with the time and money we have.',
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

async function designOn(page: Page, assumption: string, method: string): Promise<void> {
  await view(page, 'Experiments').click();
  await button(page, 'New experiment')
    .or(page.getByRole('link', { name: 'New experiment' }))
    .first()
    .click();
  await page.getByRole('heading', { name: 'New experiment' }).waitFor();
  await button(page, /Assumption/).click();
  await page.getByRole('option', { name: assumption }).click();
  await page.getByRole('radiogroup', { name: 'Method' }).getByText(method, { exact: true }).click();
}

async function lock(page: Page, criterion: string, sample: string): Promise<void> {
  await page.getByLabel('Criterion (%)').fill(criterion);
  await page.getByLabel('Planned sample').fill(sample);
  await page.getByRole('radiogroup', { name: 'Prediction' }).getByText('It supports the assumption').click();
  await button(page, 'Lock and start').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** Logs an interview with each, by keyboard. */
async function logInterviews(page: Page, people: readonly string[], answer: string): Promise<void> {
  await button(page, 'Log an interview').click();
  for (const person of people) {
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill(person);
    for (const key of ['Tab', 'Tab', 'n', 'Tab', answer, 'Enter']) await page.keyboard.press(key);
    await page.getByText(`Logged the interview with “${person}”.`).waitFor();
  }
  await button(page, 'Close').click();
}

/** Somebody without a script, who does not have the problem. */
async function answerSurvey(surveyId: string, n: number): Promise<void> {
  const guest = await phone.newContext({ javaScriptEnabled: false, userAgent: agentOf(600 + n) });
  const page = await guest.newPage();
  await page.goto(`${product.url}/s/${surveyId}`);
  await page.getByRole('radio', { name: 'No' }).check();
  const checking = page.getByRole('heading', { name: 'Check your answers' });
  // A form that comes within two seconds is asked for once more.
  await expect
    .poll(async () => {
      if (await checking.isVisible()) return true;
      await page.getByRole('button', { name: 'Continue' }).click();
      return checking.isVisible();
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor({ state: 'detached' });
  await guest.close();
}

/** Signs up, again and again while the server is gone. */
async function join(slug: string, stranger: Stranger, email: string): Promise<number> {
  for (;;) {
    const status = await signUpOn(product.url, slug, stranger, email).catch(() => 0);
    if (status === 303) return status;
    await new Promise((later) => setTimeout(later, 200));
  }
}

/** What a browser shows of each stream of the workspace. */
const shownBy = (page: Page, streams: readonly string[]) =>
  page.evaluate((names) => {
    const { workspace } = (
      window as never as { appInPage(): { services: { workspace: { peek(name: string): unknown } } } }
    ).appInPage().services;
    return Object.fromEntries(names.map((name) => [name, workspace.peek(name)]));
  }, streams);

const hash = (states: unknown): string =>
  createHash('sha256')
    .update(canonicalJson(states as Json))
    .digest('hex');

const typesOf = (events: readonly SeenEvent[], kind: string) =>
  events.filter(({ stream }) => stream.startsWith(kind)).map(({ type }) => type);

test('one afternoon: from a line on the landing page to a deleted account, with all that lies between', async () => {
  const context = await laptop.newContext({ viewport: wide, userAgent: agentOf(900), serviceWorkers: 'block' });
  await revealApp(context);
  const page = await context.newPage();
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

  // An experiment on it, and 150 strangers, of whom a kill of the server loses none.
  await publishing.getByRole('link', { name: 'Test an assumption with it' }).click();
  await designOn(page, want, 'Landing page');
  await lock(page, '50', '150');
  await page.getByRole('heading', { name: 'Running' }).waitFor();
  const strangers = Array.from({ length: 150 }, (_, n) => n);
  let joined = 0;
  const joining = strangers.map(async (n) => {
    await new Promise((later) => setTimeout(later, n * 40));
    const status = await join(
      slug,
      { agent: agentOf(n), query: n % 2 ? '?utm_source=news' : '' },
      `person.${n}@example.org`,
    );
    joined += 1;
    return status;
  });
  await expect.poll(() => joined).toBeGreaterThan(10);
  await product.kill();
  await product.restart();
  expect(new Set(await Promise.all(joining))).toEqual(new Set([303]));
  await page.getByRole('heading', { name: 'Learning card' }).waitFor();

  // A survey from a template, answered without a script.
  await view(page, 'Surveys').click();
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
  for (const n of [0, 1, 2]) await answerSurvey(surveyId, n);
  await button(page, 'Results')
    .or(page.getByRole('link', { name: /Results/ }))
    .first()
    .click();
  await page.getByText('3 responses').first().waitFor();

  // Six interviews, some of them offline; a second kill of the server.
  await view(page, 'Interviews').click();
  await designOn(page, pay, 'Interviews');
  await page.getByLabel('Question', { exact: true }).fill('Did they pay for it before?');
  await lock(page, '50', '6');
  await page.getByRole('heading', { name: 'Sealed' }).waitFor();
  await view(page, 'Interviews').click();
  await network.cut();
  await logInterviews(page, ['Ada', 'Grace', 'Mary'], 'y');
  await page
    .getByText(/^3 yes of/)
    .first()
    .waitFor();
  expect(typesOf(await eventsOf(product.url, founder), 'interview-')).toEqual([]);
  await network.mend();
  await expect.poll(async () => typesOf(await eventsOf(product.url, founder), 'interview-').length).toBe(3);
  await product.kill();
  await logInterviews(page, ['Katherine', 'Dorothy', 'Annie'], 'y');
  await product.restart();
  // A laptop asks for a lost server less and less often, and a new server looks through what it was not told of.
  await expect
    .poll(
      async () =>
        typesOf(await eventsOf(product.url, founder), 'experiment-').filter((type) => type === 'ExperimentJudged')
          .length,
      { timeout: 180_000 },
    )
    .toBe(2);

  // What stands on that.
  await view(page, 'Decide').click();
  await page.getByRole('radio', { name: /^Persevere/ }).check({ force: true });
  await page.getByLabel('Why?').fill('Wanted and paid for');
  await page.getByLabel('What would change your mind?').fill('Nobody renews');
  await button(page, 'Record decision').click();
  await expect.poll(async () => typesOf(await eventsOf(product.url, founder), 'ledger-')).toContain('DecisionRecorded');

  // A report that somebody reads by its link.
  await place(page, 'Reports');
  await button(page, 'New report').click();
  await page.getByLabel('Title').fill('What we know');
  await button(page, 'Create report').click();
  await page.getByRole('article', { name: 'What we know' }).waitFor();
  await button(page, 'Share').click();
  const links = page.getByRole('dialog').getByRole('textbox');
  await button(page, 'Create link').click();
  await expect.poll(() => links.count()).toBe(1);
  const address = await links.inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const reader = await (await phone.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(address);
  await reader.getByRole('heading', { level: 1, name: 'What we know' }).waitFor();
  await reader.getByText(want).first().waitFor();

  // What Groundwork has told of it, and what it is told.
  await place(page, 'Home');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications, 3 unread');
  await bell.click();
  const notices = page.getByRole('dialog', { name: 'Notifications' });
  await notices.getByText('Your first sign-up is here, on “Crumb”.').waitFor();
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications');
  await page.keyboard.press('Escape');
  await place(page, 'Feedback');
  const post = page.getByRole('textbox').first();
  await post.fill('Print the corridor');
  await post.press('Enter');
  await page.getByRole('article', { name: 'Print the corridor' }).waitFor();

  // Another browser, and the server itself, have the same.
  const other = await phone.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await revealApp(other);
  const pocket = await other.newPage();
  await storeSession(pocket, product.url, await openSession(product.url, founder));
  await open(pocket, `${product.url}/validate?projectId=${projectId}`);
  const { accessToken } = await openSession(product.url, founder);
  const folded = foldLog(await readLog(product.url, accessToken));
  const streams = Object.keys(folded);
  for (const each of [page, pocket]) {
    await expect.poll(async () => hash(await shownBy(each, streams))).toBe(hash(folded));
  }

  // A week later the digest is mailed, once, by whichever server.
  const later = await startProduct({ ...env(), SMTP_URL: mails.url, NODE_OPTIONS: `--import=${aWeekLater}` });
  await expect.poll(() => mails.arrived.filter(({ subject }) => subject.startsWith('Your week')).length).toBe(1);
  await later.close();
  const [digest] = mails.arrived.filter(({ subject }) => subject.startsWith('Your week'));
  expect([digest?.to, digest?.subject]).toEqual([founder.email, 'Your week: “Crumb”']);
  expect(digest?.parts[0]).toMatch(
    /“People want ‘Crumb’ badly enough to change what they do today”: 50 → \d+\. A test supports it\./,
  );

  // All of it is theirs, and goes when they go.
  const exported = await (
    await fetch(`${product.url}/api/user/me/export`, { headers: { authorization: `Bearer ${accessToken}` } })
  ).json();
  expect(exported.events).toEqual(await readLog(product.url, accessToken));
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
