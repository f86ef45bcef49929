import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yesNo } from '../fixtures/a-survey.ts';
import { aGuest, openPage, pressDoor } from '../fixtures/page-guests.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aContent } from '../fixtures/published-page.ts';
import { aPublishedSurvey } from './survey-guest.ts';

let app: PublishedApp;
let now = new Date('2026-03-01T12:00:00.000Z');
const clock = () => now;
let surveyId = '';
beforeAll(async () => {
  app = await startPublishedApp({ clock });
  for (const slug of ['open', 'rolled']) await app.publish(slug, { a: aContent({ slug }) });
  await app.publish('off', { isLive: false });
  await app.publish('down', { takenDownAt: new Date() });
  const questions = [{ id: 'own', kind: 'one-of', title: 'Do you own a bakery?', options: yesNo }];
  ({ surveyId } = await aPublishedSurvey(app, clock, questions));
});
afterAll(async () => app?.stop());

interface Asked {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly fields?: Readonly<Record<string, string>>;
  /** A token of this page is sent too, after so many milliseconds. */
  readonly tokenOf?: string;
  readonly afterMs?: number;
  /** Its fake door is pressed meanwhile, and what asks about it answered after so many milliseconds. */
  readonly isPressed?: boolean;
  readonly meantAfterMs?: number;
  readonly type?: string;
}

const entry = {
  ...{ goal: 'sign-up', form: 'form-inline', email: 'ada@example.org', consent: 'yes', website: '' },
  ...{ 'answer-1': 'Two to five', 'answer-2': 'By feel' },
};
const plans = aContent().blocks.flatMap(({ items }) => items);
const doorId = plans.find(({ fields }) => fields['goal'] === 'fake-door')?.id ?? '';
const door = { goal: 'fake-door', form: doorId, website: '' };

/** Every kind of answer that a stranger can get, each with its status. */
const kinds: readonly (readonly [string, number, () => string, Asked])[] = [
  ['a page', 200, () => '/p/open', {}],
  ['the head of a page', 200, () => '/p/open', { method: 'HEAD' }],
  ['a page with a source', 200, () => '/p/open?utm_source=%3Cscript%3E', {}],
  ['no page', 404, () => '/p/nowhere', {}],
  ['an address that is none', 404, () => '/p/%3Cscript%3E', {}],
  ['an unpublished page', 404, () => '/p/off', {}],
  ['a page that was taken down', 410, () => '/p/down', {}],
  ['a form to a page that was taken down', 410, () => '/p/down', { method: 'POST', fields: entry }],
  ['a form with what is wrong', 422, () => '/p/open', { tokenOf: 'open', fields: { ...entry, email: 'x' } }],
  ['a form without a token', 422, () => '/p/open', { method: 'POST', fields: entry }],
  ['a form that is too quick', 422, () => '/p/open', { tokenOf: 'open', afterMs: 100, fields: entry }],
  ['a form of nothing', 422, () => '/p/open', { method: 'POST', fields: {} }],
  ['a form that is taken', 303, () => '/p/rolled', { tokenOf: 'rolled', fields: entry }],
  ['a fake door', 200, () => '/p/open', { tokenOf: 'open', fields: door }],
  ['a fake door that is meant', 303, () => '/p/open', { tokenOf: 'open', isPressed: true, fields: door }],
  [
    'a fake door that is meant too quickly',
    422,
    () => '/p/open',
    { tokenOf: 'open', isPressed: true, meantAfterMs: 100, fields: door },
  ],
  ['a form of another type', 400, () => '/p/open', { method: 'POST', type: 'application/json', fields: entry }],
  ['asking for a report', 200, () => '/p/open/report', {}],
  ['a report', 200, () => '/p/open/report', { method: 'POST', fields: {} }],
  ['a survey', 200, () => `/s/${surveyId}`, {}],
  ['a step of a survey without a token', 422, () => `/s/${surveyId}`, { method: 'POST', fields: { answer: 'yes' } }],
  ['no survey', 404, () => '/s/0198f0a0-0000-4000-8000-000000000001', {}],
  ['asking to confirm', 200, () => '/confirm/x', {}],
  ['confirming', 200, () => '/confirm/x', { method: 'POST', fields: {} }],
  ['asking to be removed', 200, () => '/remove/x', {}],
  ['removing', 200, () => '/remove/x', { method: 'POST', fields: {} }],
];

async function ask(path: string, { method, fields, tokenOf, afterMs = 5000, type, ...pressed }: Asked) {
  const guest = aGuest();
  let token = tokenOf === undefined ? undefined : await openPage(app.origin, tokenOf, guest);
  now = new Date(now.getTime() + afterMs);
  if (pressed.isPressed) {
    token = await pressDoor(app.origin + path, guest, doorId, token ?? '');
    now = new Date(now.getTime() + (pressed.meantAfterMs ?? 5000));
  }
  const isSent = fields !== undefined;
  return fetch(`${app.origin}${path}`, {
    method: method ?? (isSent ? 'POST' : 'GET'),
    headers: { ...guest, ...(isSent && { 'content-type': type ?? 'application/x-www-form-urlencoded' }) },
    ...(isSent && { body: new URLSearchParams({ ...fields, ...(token !== undefined && { token }) }) }),
    redirect: 'manual',
  });
}

const policyOf = (style: string) =>
  `sandbox allow-forms allow-popups; default-src 'none'; style-src 'sha256-${style}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

test.each(kinds)('%s (%i) is sandboxed, sets no cookie and runs no script', async (_, status, path, asked) => {
  let answer = await ask(path(), asked);
  const told = [answer.status];
  // Where a form leads is an answer, too.
  const to = answer.headers.get('location');
  if (to !== null) {
    expect([to.startsWith('/p/'), answer.headers.get('set-cookie')]).toEqual([true, null]);
    answer = await fetch(app.origin + to, { redirect: 'manual' });
    told.push(answer.status);
  }
  expect(told).toEqual(to === null ? [status] : [303, 200]);
  const html = await answer.text();
  const { headers } = answer;
  const written = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  const sent = headers.get('content-security-policy') ?? '';
  const hash =
    written === undefined ? /sha256-([^']+)/.exec(sent)?.[1] : createHash('sha256').update(written).digest('base64');
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  // What no browser shows as a page is sandboxed all the same, or says that it is no page.
  if (isHtml) expect(sent).toBe(policyOf(hash ?? ''));
  else expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect([headers.get('set-cookie'), /<script|\son\w+=|javascript:/i.test(html)]).toEqual([null, false]);
  expect(headers.get('x-content-type-options') ?? 'nosniff').toBe('nosniff');
});
