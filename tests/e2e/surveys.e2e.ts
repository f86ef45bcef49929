import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { requireChromium } from '../../scripts/chromium.ts';
import { aPublishedSurvey } from '../contracts/survey-guest.ts';
import { yesNo } from '../fixtures/a-survey.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { runAxe } from './run-axe.ts';

let app: PublishedApp;
let browser: Browser;
/** Each look at the clock is three seconds later: nobody is too quick. */
let now = Date.parse('2026-03-01T12:00:00.000Z');
const clock = () => {
  now += 3000;
  return new Date(now);
};
beforeAll(async () => {
  app = await startPublishedApp({ clock });
  browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const options = [...yesNo, { id: 'maybe', label: 'Maybe' }];
const route = (question: string, value: string, to: string) => ({ when: { question, comparison: 'is', value }, to });
const everyKind = [
  { id: 'intro', kind: 'statement', title: 'About bread', help: 'Ten questions.' },
  { id: 'own', kind: 'one-of', title: 'Do you bake?', options, routes: [route('own', 'no', 'nps')] },
  { id: 'tools', kind: 'some-of', title: 'What with?', options },
  { id: 'rank', kind: 'ranking', title: 'In which order?', options },
  { id: 'name', kind: 'short', title: 'Your name?' },
  { id: 'shops', kind: 'number', title: 'How many shops, {name}?', routes: [route('tools', 'no', 'nps')] },
  { id: 'prices', kind: 'price', title: 'Which prices?' },
  { id: 'why', kind: 'long', title: 'Why?', required: false },
  { id: 'nps', kind: 'nps', title: 'Would you recommend it?' },
  { id: 'ellis', kind: 'ellis', title: 'And without it?', routes: [route('ellis', 'not', 'bye')] },
  { id: 'stars', kind: 'rating', title: 'How good is it?' },
  { id: 'mail', kind: 'email', title: 'Where can we write to you?', required: false },
  { id: 'thanks', kind: 'end', title: 'Thank you, {name}' },
  { id: 'bye', kind: 'end', title: 'Goodbye' },
];

const titleOf = (page: Page) => page.locator('h1').innerText();
/** By keyboard alone: to the first field, or the first button. */
async function press(page: Page, ...keys: readonly string[]): Promise<string> {
  await page.locator('form input:not([type=hidden]), form textarea, form select, form button').first().focus();
  for (const key of keys) {
    if (key.length > 1 && !/^(Tab|Enter|Space|Arrow\w+)$/.test(key)) await page.keyboard.type(key);
    else await page.keyboard.press(key);
  }
  await page.locator('form button').focus();
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  return titleOf(page);
}
/** A browser without a head counts as a robot. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const aGuest = (address: string): Promise<BrowserContext> =>
  browser.newContext({ userAgent, javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': address } });

test('by keyboard and without a script, a survey is left, finished elsewhere, and refused the second time', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, everyKind);
  const phone = await aGuest('10.1.1.1');
  const page = await phone.newPage();
  await page.goto(`${app.origin}/s/${surveyId}`);
  const told = [await titleOf(page), await press(page), await press(page, 'Space')];
  told.push(await press(page, 'Space', 'Tab', 'Tab', 'Space'));
  told.push(await press(page, '2', 'Tab', '1', 'Tab', '3'), await press(page, 'Ada'));
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  const link = await page.locator('details p').last().innerText();
  await phone.close();
  const laptop = await aGuest('10.2.2.2');
  const other = await laptop.newPage();
  await other.goto(link);
  told.push(await titleOf(other), await press(other, '12'));
  told.push(await press(other, '1', 'Tab', '2.50', 'Tab', '3', 'Tab', '9'), await press(other, 'Rye bread'));
  told.push(await press(other, 'Space', 'ArrowRight'), await press(other, 'Space'), await press(other, 'Space'));
  told.push(await press(other), await press(other));
  expect(told).toEqual([
    ...['About bread', 'Do you bake?', 'What with?', 'In which order?', 'Your name?', 'How many shops, Ada?'],
    ...['How many shops, Ada?', 'Which prices?', 'Why? (optional)', 'Would you recommend it?', 'And without it?'],
    ...['How good is it?', 'Where can we write to you? (optional)', 'Check your answers', 'Thank you, Ada'],
  ]);
  const [entry, ...others] = await entries();
  expect([others, entry?.response?.choices, entry?.response?.words, entry?.response?.passed]).toEqual([
    [],
    {
      ...{ own: 'yes', tools: ['yes', 'maybe'], rank: ['no', 'yes', 'maybe'], shops: 12, nps: 1, ellis: 'very' },
      ...{ prices: { prices: [100, 250, 300, 900] }, stars: 1 },
    },
    { name: 'Ada', why: 'Rye bread' },
    ['mail'],
  ]);
  await laptop.close();
  const again = await aGuest('10.1.1.1');
  const back = await again.newPage();
  await back.goto(`${app.origin}/s/${surveyId}`);
  expect(await titleOf(back)).toBe('You’ve already answered');
  await again.close();
});

test('by keyboard each route is walked to its end, an experiment is judged by the answers, and a person is erased', async () => {
  const { surveyId, send, entries } = await aPublishedSurvey(app, clock, everyKind, { once: 'visitor' });
  const [experiment, ledger] = [`experiment-${randomUUID()}`, `ledger-${app.projectId}`];
  const assumptionId = randomUUID();
  const assumption = { assumptionId, text: 'They need it', lens: 'desirability', importance: 5, critical: true };
  const { projectId } = app;
  const artefact = { kind: 'survey', id: surveyId, goal: 'answer:ellis:is:very' };
  const design = { projectId, assumptionId, method: 'survey', criterion: 0.4, n: 2, prediction: 'supports', artefact };
  expect([
    await send('StateAssumption', assumption, ledger),
    await send('DesignExperiment', { ...design, formula: 'wilson-1' }, experiment),
    await send('StartExperiment', {}, experiment),
  ]).toEqual(['AssumptionStated', 'ExperimentDesigned', 'ExperimentStarted']);
  const walk = async (address: string, ...steps: readonly (readonly string[])[]) => {
    const guest = await aGuest(address);
    const page = await guest.newPage();
    await page.goto(`${app.origin}/s/${surveyId}`);
    const told = [await titleOf(page)];
    for (const keys of steps) told.push(await press(page, ...keys));
    await guest.close();
    return told;
  };
  const none: readonly string[] = [];
  // Does not bake, and would not miss it: to the other end.
  const away = [none, ['ArrowDown'], ['Space'], ['Space', 'ArrowDown', 'ArrowDown'], none];
  // Bakes with nothing: over prices and reasons, and leaves an address.
  const short = [
    ...[none, ['Space'], ['Tab', 'Space'], ['1', 'Tab', '2', 'Tab', '3'], ['Grace'], ['1'], ['Space'], ['Space']],
    ...[['Space'], ['grace@example.org', 'Tab', 'Space'], none],
  ];
  expect([await walk('10.4.1.1', ...away), await walk('10.4.2.2', ...short)]).toEqual([
    [
      ...['About bread', 'Do you bake?', 'Would you recommend it?', 'And without it?'],
      ...['Check your answers', 'Goodbye'],
    ],
    [
      ...['About bread', 'Do you bake?', 'What with?', 'In which order?', 'Your name?', 'How many shops, Grace?'],
      ...['Would you recommend it?', 'And without it?', 'How good is it?', 'Where can we write to you? (optional)'],
      ...['Check your answers', 'Thank you, Grace'],
    ],
  ]);
  const state = async <T>(stream: string) => (await app.eventStore.snapshot(app.workspaceId, stream))?.state as T;
  const judged = async () =>
    (await state<Experiment>(experiment)).judgements.map(({ verdict, k, n }) => `${verdict} ${k}/${n}`);
  expect(await judged()).toEqual(['inconclusive 1/2']);
  const grace = (await entries()).find(({ email }) => email !== '');
  expect([grace?.email, grace?.response?.words]).toEqual(['grace@example.org', { name: 'Grace' }]);
  expect(await send('ErasePerson', { entryId: grace?.id ?? '' }, `intake-${surveyId}`)).toBe('PersonErased');
  const left = (await entries())
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ email, erased, response }) => [email, erased, response?.words]);
  expect([left, await judged()]).toEqual([
    [
      ['', false, {}],
      ['', true, {}],
    ],
    ['inconclusive 1/2'],
  ]);
});

test('each kind of question, with a problem too, is free of violations and fits 320 px', async () => {
  const page = await browser.newPage({ bypassCSP: true, extraHTTPHeaders: { 'x-forwarded-for': '10.3.3.3' } });
  const faults: string[] = [];
  const look = async (what: string) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) faults.push(`${what} is ${wide} px too wide`);
    for (const { id, nodes } of await runAxe(page)) faults.push(`${what}: ${id} at ${nodes[0]?.html}`);
  };
  for (const { routes: _, ...question } of everyKind.slice(0, 12) as { routes?: unknown; kind: string }[]) {
    const asking = question.kind === 'statement' ? [question, everyKind[4]] : [{ ...question, required: true }];
    const { surveyId } = await aPublishedSurvey(app, clock, asking as object[]);
    await page.goto(`${app.origin}/s/${surveyId}`);
    await look(question.kind);
    await Promise.all([page.waitForNavigation(), page.locator('form button').click()]);
    await look(`${question.kind} sent`);
  }
  expect(faults).toEqual([]);
  await page.close();
});
