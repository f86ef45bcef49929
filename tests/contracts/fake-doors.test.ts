import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IntakeEntry } from '#domain/intake/intake.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { entriesIn } from '../fixtures/entries-in.ts';
import { aGuest, browserAgent, type Guest, openPage, postForm, pressDoor, tokenIn } from '../fixtures/page-guests.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aContent } from '../fixtures/published-page.ts';

let app: PublishedApp;
const { clock, wait } = aClock();
beforeAll(async () => {
  app = await startPublishedApp({ clock });
});
afterAll(async () => app?.stop());

/** Publishes a page whose plans are all fake doors. */
async function publish(slug: string) {
  const a = aContent({ slug });
  const blocks = a.blocks.map((block) => ({
    ...block,
    items: block.items.map((item) =>
      item.kind === 'plan' ? { ...item, fields: { ...item.fields, heading: 'Team', goal: 'fake-door' } } : item,
    ),
  }));
  const pageId = await app.publish(slug, { a: { ...a, blocks } });
  const plans = blocks.flatMap(({ items }) => items).filter(({ kind }) => kind === 'plan');
  const [first = '', second = ''] = plans.map(({ id }) => id);
  return { pageId, address: `${app.origin}/p/${slug}`, first, second };
}

const clicked = (token: string, form: string) => ({ token, goal: 'fake-door', form });

/** Opens a page as a browser does, and waits as long as a person. */
async function open(slug: string, guest: Guest): Promise<string> {
  const token = await openPage(app.origin, slug, guest);
  wait(5000);
  return token;
}

async function entriesOf(pageId: string) {
  const entries: readonly IntakeEntry[] = entriesIn(await app.intake(pageId));
  return entries.map(({ goal, form, ordinal, email }) => [goal, form, ordinal, email]);
}
const headingIn = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

test('a fake door asks once more, and then says that nothing is built', async () => {
  const { pageId, address, first } = await publish('door');
  const guest = aGuest();
  const asked = await postForm(address, guest, clicked(await open('door', guest), first));
  expect([asked.status, headingIn(asked.html), await entriesOf(pageId)]).toEqual([200, 'Continue with Team?', []]);
  const meant = clicked(tokenIn(asked.html), first);
  wait(1999);
  const quick = await postForm(address, guest, meant);
  expect([quick.status, headingIn(quick.html), quick.html.includes('That was very quick.')]).toEqual([
    ...[422, 'Continue with Team?', true],
  ]);
  expect([tokenIn(quick.html), await entriesOf(pageId)]).toEqual([meant.token, []]);
  wait(1);
  const answer = await postForm(address, guest, meant);
  const location = answer.headers.get('location') ?? '';
  const thanks = await (await fetch(new URL(location, app.origin))).text();
  expect([answer.status, thanks.includes('Not built yet. Thank you: your click tells us that it should be.')]).toEqual([
    ...[303, true],
  ]);
  expect(await entriesOf(pageId)).toEqual([['fake-door', first, 1, '']]);
});

test('only the door that somebody was asked about counts, and counts them once', async () => {
  const { pageId, address, first, second } = await publish('doors');
  const guest = aGuest();
  const page = await open('doors', guest);
  const token = await pressDoor(address, guest, first, page);
  wait(2000);
  // Neither the page’s own token, however often it is sent, nor that of another door says that somebody meant it.
  const others = [clicked(page, first), clicked(token, second)];
  for (const fields of others) expect((await postForm(address, guest, fields)).status).toBe(200);
  expect(await entriesOf(pageId)).toEqual([]);
  await Promise.all([1, 2].map(() => postForm(address, guest, clicked(token, first))));
  const again = await pressDoor(address, guest, first, await open('doors', guest));
  wait(2000);
  expect((await postForm(address, guest, clicked(again, first))).status).toBe(303);
  expect(await entriesOf(pageId)).toEqual([['fake-door', first, 1, '']]);
});

test('twenty clicks on a fake door within three seconds are none', async () => {
  const { pageId, address, first } = await publish('clicked');
  const guests = Array.from({ length: 20 }, (_, n) => ({ ...aGuest(), 'user-agent': `${browserAgent} Tab/${n}` }));
  const from = guests[0]?.['x-forwarded-for'] ?? '';
  const click = async (agent: Guest) => {
    const guest = { ...agent, 'x-forwarded-for': from };
    return { guest, page: await openPage(app.origin, 'clicked', guest) };
  };
  const opened = await Promise.all(guests.map(click));
  wait(2000);
  const asked = await Promise.all(
    opened.map(async ({ guest, page }) => ({ guest, token: await pressDoor(address, guest, first, page) })),
  );
  wait(1000);
  const answers = await Promise.all(
    asked.map(async ({ guest, token }) => (await postForm(address, guest, clicked(token, first))).status),
  );
  expect([answers, await entriesOf(pageId)]).toEqual([answers.map(() => 422), []]);
});

test('whoever presses a fake door thirty times is asked to wait, and may still say that they meant it', async () => {
  const { pageId, address, first } = await publish('pressed');
  const guest = aGuest();
  const page = await open('pressed', guest);
  let token = '';
  for (let n = 0; n < 30; n++) token = await pressDoor(address, guest, first, page);
  expect((await postForm(address, guest, clicked(page, first))).status).toBe(429);
  wait(2000);
  expect((await postForm(address, guest, clicked(token, first))).status).toBe(303);
  expect(await entriesOf(pageId)).toEqual([['fake-door', first, 1, '']]);
});
