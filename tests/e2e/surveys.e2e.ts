import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPublishedSurvey } from '../contracts/survey-guest.ts';
import { everyKind } from '../fixtures/every-kind.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { browserAgent } from '../fixtures/page-guests.ts';
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
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** They look like another kind, and are looked at in the full run: fields of one line, choices, and scales. */
const alike = process.env['TEST_FULL'] ? [] : ['some-of', 'number', 'long', 'email', 'ellis', 'rating'];

test('each kind of question, with a problem too, is free of violations and fits 320 px', async () => {
  const page = await browser.newPage({
    ...{ bypassCSP: true, userAgent: browserAgent, extraHTTPHeaders: { 'x-forwarded-for': '10.3.3.3' } },
  });
  const faults: string[] = [];
  const look = async (what: string, isSeen = true) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) faults.push(`${what} is ${wide} px too wide`);
    // A ring of focus of 6 px is around the field.
    const gap = await page.evaluate(() => {
      const field = document.querySelector('form > :is(.text, select)');
      const above = field?.previousElementSibling?.getBoundingClientRect().bottom;
      return field && above !== undefined ? field.getBoundingClientRect().top - above : null;
    });
    if (gap !== null && gap < 12) faults.push(`the field of ${what} is ${gap} px below what is above it`);
    if (isSeen) for (const { id, nodes } of await runAxe(page)) faults.push(`${what}: ${id} at ${nodes[0]?.html}`);
  };
  const shown = everyKind.filter(({ kind }) => kind !== 'end' && !alike.includes(kind)) as {
    routes?: unknown;
    kind: string;
  }[];
  const line = everyKind.find(({ kind }) => kind === 'short');
  for (const { routes: _, ...question } of shown) {
    const asking = question.kind === 'statement' ? [question, line] : [{ ...question, required: true }];
    const { surveyId } = await aPublishedSurvey(app, clock, asking as object[]);
    await page.goto(`${app.origin}/s/${surveyId}`);
    // With a problem it is the same, and the problem.
    await look(question.kind, process.env['TEST_FULL'] !== undefined);
    await Promise.all([page.waitForNavigation(), page.locator('form button').click()]);
    await look(`${question.kind} sent`);
  }
  expect(faults).toEqual([]);
  await page.close();
});
