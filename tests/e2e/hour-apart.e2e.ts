import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Account, openAccount, openSession, storeSession } from '../fixtures/account.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { sayWhatWasShown } from '../fixtures/say-what-was-shown.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { type WatchedBrowser, watchedBrowser } from '../fixtures/watched-browser.ts';
import { countTypes, hoursWaited } from './afternoon-log.ts';
import { open } from './founder.ts';
import { answerTo, letPass, openBrowser } from './founders-browser.ts';
import { foldLog, readLog } from './log-states.ts';
import { hashOfStreams, shownStreams, unsent } from './shown-streams.ts';
import { logInterviews, reword, row, view } from './validate-by-hand.ts';

const lightScrypt = new URL('../fixtures/light-scrypt.ts', import.meta.url).href;
const clockAhead = new URL('../fixtures/clock-ahead.ts', import.meta.url).href;
const hourMs = 60 * 60 * 1000;

let fresh: FreshDatabase;
let product: Product;
let browser: WatchedBrowser;
beforeAll(async () => {
  fresh = await freshDatabase();
  product = await startProduct({
    RATE_LIMIT: 'off',
    NODE_OPTIONS: `--import=${lightScrypt} --import=${clockAhead}`,
    DATABASE_URL: fresh.url,
  });
  browser = await watchedBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await fresh?.drop();
});

afterEach(sayWhatWasShown);

const [pay, build, comeBack] = ['Customers will pay', 'We can build it with the money we have', 'Bakers come back'];
const [night, early] = ['Bakers bake at night', 'Bakers bake early'];
/** The wording of each device; and that of both together. */
const [bake, borrow, bakeAndBorrow] = [
  'We can bake it with the money we have',
  'We can build it with the money we borrow',
  'We can bake it with the money we borrow',
];
/** A service worker takes as long to come as the rest of the story, and no page is loaded anew. */
const apart = { serviceWorkers: 'block' } as const;
const people = ['Ada', 'Grace', 'Mary', 'Katherine', 'Dorothy', 'Annie'];

/** An idea with three assumptions, on one of which interviews have begun; its project. */
async function exploreIdea(account: Account): Promise<string> {
  const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [paying, building, interviews] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const stated = { lens: 'viability', importance: 5, critical: true };
  const design = { projectId, assumptionId: paying, method: 'interviews', question: 'Did they pay for it before?' };
  const drafts = [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId }],
    [`ledger-${projectId}`, 'StateAssumption', { ...stated, assumptionId: paying, text: pay }],
    [`ledger-${projectId}`, 'StateAssumption', { ...stated, assumptionId: building, text: build }],
    [`ledger-${projectId}`, 'StateAssumption', { ...stated, assumptionId: crypto.randomUUID(), text: night }],
    [
      `experiment-${interviews}`,
      'DesignExperiment',
      { ...design, criterion: 0.5, n: people.length, prediction: 'supports' },
    ],
    [`experiment-${interviews}`, 'StartExperiment', {}],
  ] as const;
  for (const draft of drafts) expect(await sendCommand({ url: product.url, ...account }, draft)).toBe('accepted');
  return projectId;
}

test('two devices that were an hour apart, over the end of their tokens and a kill of the server, come to what both have written', async () => {
  const account = await openAccount(product.url);
  const projectId = await exploreIdea(account);
  const laptop = await openBrowser(browser, { ...apart, viewport: { width: 1440, height: 900 } });
  const phone = await openBrowser(browser, { ...apart, viewport: { width: 390, height: 844 } });
  await storeSession(laptop, product.url, account);
  await storeSession(phone, product.url, await openSession(product.url, account));
  for (const each of [laptop, phone]) await open(each, `${product.url}/validate?projectId=${projectId}`);
  await row(phone, build).waitFor();
  await reword(laptop, night, early);
  await logInterviews(laptop, people.slice(0, 1), ['y']);

  let token = (await openSession(product.url, account)).accessToken;
  const types = ['AssumptionStated', 'AssumptionReworded', 'InterviewLogged', 'ExperimentJudged'];
  const written = async () => {
    const counts = countTypes(await readLog(product.url, token));
    return types.map((type) => counts[type] ?? 0);
  };
  await expect.poll(written).toEqual([3, 1, 1, 0]);
  await laptop.context().setOffline(true);
  await logInterviews(laptop, people.slice(1), [...'yyyyy']);
  await laptop
    .getByText(/^6 yes of/)
    .first()
    .waitFor();
  await view(laptop, 'Assumptions').click();
  await reword(laptop, build, bake);
  await reword(phone, build, borrow);
  await expect.poll(written).toEqual([3, 2, 1, 0]);
  expect(await Promise.all([laptop, phone].map((each) => answerTo(each, product.url)))).toEqual(['welcome', 'welcome']);

  await product.kill();
  for (const each of [laptop, phone]) await letPass(each, hourMs);
  await product.restart({ CLOCK_AHEAD_MS: String(hourMs) });
  token = (await openSession(product.url, account)).accessToken;
  // Both have tokens that have expired, and renew them by themselves as soon as they reach the server.
  expect(await Promise.all([laptop, phone].map((each) => answerTo(each, product.url)))).toEqual([
    'unauthorized',
    'unauthorized',
  ]);
  await phone.getByLabel('State an assumption').fill(comeBack);
  await phone.getByLabel('State an assumption').press('Enter');
  await expect.poll(written).toEqual([4, 2, 1, 0]);
  await laptop.context().setOffline(false);
  await expect.poll(written).toEqual([4, 3, 6, 1]);
  for (const each of [laptop, phone]) {
    await row(each, bakeAndBorrow).waitFor();
    await row(each, comeBack).waitFor();
  }

  // Nothing is lost or there twice: both show what the log says.
  const log = await readLog(product.url, token);
  const folded = foldLog(log);
  const streams = Object.keys(folded);
  for (const each of [laptop, phone]) {
    await expect.poll(async () => hashOfStreams(await shownStreams(each, streams))).toBe(hashOfStreams(folded));
    expect(await unsent(each)).toEqual({ pending: 0, rejected: 0 });
  }
  expect(hoursWaited(log, 'InterviewLogged', 'person')).toEqual(
    Object.fromEntries(people.map((each, n) => [each, n === 0 ? 0 : 1])),
  );
  expect(hoursWaited(log, 'AssumptionReworded', 'text')).toEqual({ [early]: 0, [borrow]: 0, [bakeAndBorrow]: 1 });
  expect(hoursWaited(log, 'AssumptionStated', 'text')).toEqual({ [pay]: 0, [build]: 0, [night]: 0, [comeBack]: 0 });
});
