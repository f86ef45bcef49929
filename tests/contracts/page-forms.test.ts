import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageKey } from '#server/intake/visit-buffer.ts';
import { entriesIn } from '../fixtures/entries-in.ts';
import { aGuest, openPage, postForm, tokenIn } from '../fixtures/page-guests.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aContent } from '../fixtures/published-page.ts';

let app: PublishedApp;
let now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  app = await startPublishedApp({ clock: () => now });
});
afterAll(async () => app?.stop());

const signUp = { goal: 'sign-up', form: 'form-inline', consent: 'yes', website: '', 'answer-2': 'By feel' };
const filled = (token: string, email: string) => ({ ...signUp, token, email, 'answer-1': 'Two to five' });

/** A page with somebody new before it, who sends its form after so many milliseconds. */
async function aVisit() {
  const slug = `forms-${randomUUID()}`;
  const pageId = await app.publish(slug, { a: aContent({ slug }) });
  const guest = aGuest();
  return {
    pageId,
    token: await openPage(app.origin, slug, guest),
    send(fields: Readonly<Record<string, string>>, afterMs = 5000) {
      now = new Date(now.getTime() + afterMs);
      return postForm(`${app.origin}/p/${slug}`, guest, fields);
    },
    entries: async () => entriesIn(await app.intake(pageId)),
  };
}

test('a form that is sent too quickly comes back as it was, and is taken a moment later', async () => {
  const { token, send, entries } = await aVisit();
  const quick = await send(filled(token, 'ada@example.org'), 100);
  expect([quick.status, tokenIn(quick.html), quick.html.includes('value="ada@example.org"')]).toEqual([
    422,
    token,
    true,
  ]);
  expect([(await send(filled(token, 'ada@example.org'))).status, (await entries()).length]).toEqual([303, 1]);
});

test('another address from the same page is asked about, and taken when it is sent again', async () => {
  const { token, send, entries } = await aVisit();
  await send(filled(token, 'ada@example.org'));
  const other = await send(filled(token, 'grace@example.org'));
  expect([other.status, other.html.includes('You’ve already sent this form.')]).toEqual([422, true]);
  const again = await send(filled(tokenIn(other.html), 'grace@example.org'));
  expect([again.status, (await entries()).map(({ email }) => email).sort()]).toEqual([
    303,
    ['ada@example.org', 'grace@example.org'],
  ]);
});

test('a form that is sent for another goal than its own is not taken', async () => {
  const { token, send, entries } = await aVisit();
  const answer = await send({ ...filled(token, 'ada@example.org'), goal: 'pre-order' });
  expect([answer.status, answer.html.includes('This page has changed since you opened it.')]).toEqual([422, true]);
  expect(await entries()).toEqual([]);
});

test('from one address thirty forms are taken in ten minutes, and the next is told how long to wait', async () => {
  const { token, send } = await aVisit();
  const robot = { ...filled(token, 'ada@example.org'), website: 'https://robot.example' };
  for (let n = 0; n < 30; n++) await send(robot, 0);
  const answer = await send(robot, 0);
  expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 600]);
});

test('forms of no visit don’t use up what people may send', async () => {
  const { pageId, token, send } = await aVisit();
  await app.attempts.add(`robots ${pageKey({ workspaceId: app.workspaceId, pageId })}`, 3000, 3_600_000);
  expect([
    (await send(filled('made-up', 'robot@example.org'))).status,
    (await send(filled(token, 'ada@example.org'))).status,
  ]).toEqual([429, 303]);
});
