import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentBlock } from '#domain/page/page-content.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { yesNo } from '../fixtures/a-survey.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aBlock, aContent } from '../fixtures/published-page.ts';
import { aPublishedSurvey, SurveyGuest } from './survey-guest.ts';

let app: PublishedApp;
const { clock, wait } = aClock();
beforeAll(async () => {
  app = await startPublishedApp({ clock });
});
afterAll(async () => app?.stop());

const guest = () => new SurveyGuest(app, wait);
const bakery = [
  { id: 'own', kind: 'one-of', title: 'Do you own a bakery?', options: yesNo },
  { id: 'why', kind: 'short', title: 'Why {own}?' },
];
let pages = 0;

/** A page that shows the first question of a survey, under its slug. */
async function aPageWith(
  surveyId: string,
  workspaceId = app.workspaceId,
  look = 'question',
  hero: Parameters<typeof aBlock>[1] = {},
): Promise<string> {
  return aPageOf(aBlock('survey', { look, survey: surveyId, button: 'Answer' }), hero, workspaceId);
}

/** A page with a headline and this block, under its slug. */
async function aPageOf(block: ContentBlock, hero: Parameters<typeof aBlock>[1] = {}, workspaceId = app.workspaceId) {
  const slug = `bread-${pages++}`;
  await app.publish(slug, { a: aContent({ slug, blocks: [aBlock('hero', hero), block] }), workspaceId });
  return slug;
}

/** A form on a page, among others: its fields and where it sends. */
const asking = (html: string) => /<form class="p-asked" method="post" action="([^"]+)">(.*?)<\/form>/s.exec(html);
async function openForm(slug: string, query = '') {
  const ada = guest();
  await ada.open(`/p/${slug}${query}`);
  const [, action, form = ''] = asking(ada.shown.html) ?? [];
  // What else stands on the page has forms of its own.
  ada.shown = { ...ada.shown, html: `<form method="post" action="${action}">${form}</form>` };
  return { ada, form };
}

test('the first question of a survey stands on a page, and its answer goes on to the survey, where it is kept', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, bakery);
  const slug = await aPageWith(surveyId);
  const { ada, form } = await openForm(slug, '?utm_source=Fair');
  expect(form).toContain('<h3 dir="auto">Do you own a bakery?</h3>');
  expect([await ada.send({ answer: 'yes' }), ada.path.startsWith(`/s/${surveyId}/`)]).toEqual(['Why Yes?', true]);
  await ada.send({ answer: 'Rye' });
  expect([
    await ada.send(),
    (await entries()).map(({ response, ...each }) => [each.source, each.ordinal, response?.choices]),
  ]).toEqual(['Thank you', [['fair', 1, { own: 'yes' }]]]);
  // The survey knows who has answered it, wherever they began.
  expect(await ada.open(`/s/${surveyId}`)).toBe('You’ve already answered');
});

test('the page runs nothing, sends to its own origin alone, and shows how the question is asked now', async () => {
  const { surveyId, send } = await aPublishedSurvey(app, clock, bakery);
  const slug = await aPageWith(surveyId);
  const ada = guest();
  await ada.open(`/p/${slug}`);
  const policy = ada.shown.headers.get('content-security-policy') ?? '';
  expect([/<script| style=|onload=/.test(ada.shown.html), policy.includes("; form-action 'self';")]).toEqual([
    false,
    true,
  ]);
  const { ada: old } = await openForm(slug);
  await send('EditQuestionText', { question: 'own', field: 'title', text: 'Do you bake?' });
  await send('PublishSurvey');
  const { ada: young, form } = await openForm(slug);
  expect([form.includes('Do you bake?'), await young.send({ answer: 'no' })]).toEqual([true, 'Why No?']);
  // Another question was answered: it is asked anew, with what was chosen.
  expect([await old.send({ answer: 'no' }), old.problem, /value="no" checked/.test(old.shown.html)]).toEqual([
    ...['Do you bake?', 'This page was open for too long. Please send it again.', true],
  ]);
  wait(5000);
  expect(await old.send({ answer: 'no' })).toBe('Why No?');
});

test('what is wrong with the answer is said by the survey, with what was typed, and nothing is begun twice', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, [
    { id: 'n', kind: 'number', title: 'How many?', max: 9 },
  ]);
  const { ada } = await openForm(await aPageWith(surveyId));
  expect([
    await ada.send({ answer: '12' }),
    ada.problem,
    ada.shown.status,
    ada.shown.html.includes('value="12"'),
  ]).toEqual([...['How many?', 'Enter 9 or less.', 422, true]]);
  wait(5000);
  expect(await ada.send({ answer: '3' })).toBe('Check your answers');
  const { ada: twice } = await openForm(await aPageWith(surveyId));
  const form = twice.shown;
  await twice.send({ answer: '4' });
  const path = twice.path;
  twice.shown = form;
  await twice.send({ answer: '4' });
  expect(twice.path).toBe(path);
  await twice.send();
  twice.shown = form;
  // Who has answered today is told so, as at the survey's own address.
  expect([await twice.send({ answer: '5' }), (await entries()).length]).toEqual(['You’ve already answered', 1]);
});

test('without a survey that anybody can answer now, the block leads to its address', async () => {
  const [linked, closed, off, text] = await Promise.all([
    aPublishedSurvey(app, clock, bakery, { once: 'link' }),
    aPublishedSurvey(app, clock, bakery, { closesAt: '2020-01-01T00:00:00Z' }),
    aPublishedSurvey(app, clock, bakery),
    aPublishedSurvey(app, clock, [{ id: 'hi', kind: 'statement', title: 'Welcome' }, ...bakery]),
  ]);
  await off.send('UnpublishSurvey');
  for (const { surveyId } of [linked, closed, off, text]) {
    const [ada, slug] = [guest(), await aPageWith(surveyId)];
    await ada.open(`/p/${slug}`);
    const link = `<a class="p-button" href="/s/${surveyId}?page=${slug}">`;
    expect([asking(ada.shown.html), ada.shown.html.includes(link)]).toEqual([null, true]);
  }
});

test('a page shows no survey of another founder, and a token of another page, or too young a one, begins nothing', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, bakery);
  const other = guest();
  const theirs = randomUUID();
  await app.db.insertInto('workspaces').values({ id: theirs }).execute();
  await other.open(`/p/${await aPageWith(surveyId, theirs)}`);
  expect(asking(other.shown.html)).toBe(null);
  const { ada } = await openForm(await aPageWith(surveyId));
  const [own, foreign] = [await aPageWith(surveyId), await aPageWith(surveyId, theirs)];
  for (const page of [own, foreign, 'nowhere']) {
    const form = ada.shown;
    expect([await ada.send({ answer: 'yes', page }), ada.problem]).toEqual([
      ...['Do you own a bakery?', 'This page was open for too long. Please send it again.'],
    ]);
    ada.shown = form;
  }
  // A whole token of another founder's page.
  const guestOfTheirs = guest();
  await guestOfTheirs.open(`/p/${foreign}`);
  const token = /\/seen\/([^"]+)"/.exec(guestOfTheirs.shown.html)?.[1] ?? '';
  const form = ada.shown;
  expect([token === '', await ada.send({ answer: 'yes', token, page: foreign }), ada.shown.status]).toEqual([
    ...[false, 'Do you own a bakery?', 422],
  ]);
  ada.shown = form;
  const quick = guest();
  await quick.open(`/p/${own}`);
  wait(-5000);
  const [, action, asked = ''] = asking(quick.shown.html) ?? [];
  quick.shown = { ...quick.shown, html: `<form method="post" action="${action}">${asked}</form>` };
  expect([await quick.send({ answer: 'yes' }), quick.problem]).toEqual([
    ...['Do you own a bakery?', 'That was very quick. Please send it once more.'],
  ]);
  wait(5000);
  expect([await quick.send({ answer: 'yes' }), (await entries()).length]).toEqual(['Why Yes?', 0]);
});

/** Links of a page of the survey to pages of founders. */
const waysBack = (html: string) => html.match(/<a href="[^"]*\/p\/[^"]*">.*?<\/a>/gs) ?? [];
const wayBackTo = (slug: string) =>
  `<a href="/p/${slug}">Back to <span dir="auto">Crumb: what each bake costs</span></a>`;

test('the end of a survey leads back to the page that asked, where it is now, as long as it is on the web', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, bakery);
  const slug = await aPageWith(surveyId);
  const { ada } = await openForm(slug);
  await ada.send({ answer: 'yes' });
  const unsent = waysBack(ada.shown.html);
  await ada.send({ answer: 'Rye' });
  await ada.send();
  const end = ada.path;
  expect([unsent, ada.heading, waysBack(ada.shown.html)]).toEqual([[], 'Thank you', [wayBackTo(slug)]]);
  const page = app.db.updateTable('published_pages').where('slug', '=', slug);
  await page.set({ slug: `${slug}-new` }).execute();
  await ada.open(end);
  expect(waysBack(ada.shown.html)).toEqual([wayBackTo(`${slug}-new`)]);
  const taken = app.db.updateTable('published_pages').where('slug', '=', `${slug}-new`);
  await taken.set({ is_live: false }).execute();
  await ada.open(end);
  expect([ada.heading, waysBack(ada.shown.html)]).toEqual(['Thank you', []]);
});

test('the end of a survey leads to no page that has taken the address of the removed one that asked', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, [{ id: 'n', kind: 'number', title: 'How many?' }]);
  const slug = await aPageWith(surveyId);
  const { ada } = await openForm(slug);
  await ada.send({ answer: '1' });
  await ada.send();
  const end = ada.path;
  const page = app.db.updateTable('published_pages').where('slug', '=', slug);
  await page.set({ is_live: false, is_removed: true }).execute();
  await app.publish(slug, { a: aContent({ slug, title: 'Rye' }) });
  await ada.open(`/p/${slug}`);
  const there = ada.shown.html.includes('<title>Rye</title>');
  await ada.open(end);
  expect([there, ada.heading, waysBack(ada.shown.html)]).toEqual([true, 'Thank you', []]);
});

test('who has answered is led back to the page that asked, and who came to the survey itself is led to no page', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, [{ id: 'n', kind: 'number', title: 'How many?' }]);
  const slug = await aPageWith(surveyId);
  const { ada } = await openForm(slug);
  const form = ada.shown;
  await ada.send({ answer: '1' });
  await ada.send();
  ada.shown = form;
  await ada.send({ answer: '2' });
  expect([ada.heading, ada.shown.status, waysBack(ada.shown.html).length]).toEqual(['You’ve already answered', 422, 1]);
  const eve = guest();
  await eve.open(`/s/${surveyId}`);
  await eve.send({ answer: '1' });
  await eve.send({ page: slug, from: '//evil.example' });
  expect([eve.heading, waysBack(eve.shown.html)]).toEqual(['Thank you', []]);
});

test('an address that has answered is led back to the page that asked it again', async () => {
  const own = { id: 'own', kind: 'one-of', title: 'Own one?', options: yesNo };
  const questions = [own, { id: 'mail', kind: 'email', title: 'Your email?' }];
  const { surveyId } = await aPublishedSurvey(app, clock, questions, { once: 'address' });
  const answer = async (slug: string) => {
    const { ada } = await openForm(slug);
    await ada.send({ answer: 'yes' });
    await ada.send({ email: 'a@b.example', consent: 'yes' });
    await ada.send();
    return [ada.heading, ada.shown.status, waysBack(ada.shown.html)];
  };
  const [first, second] = [await aPageWith(surveyId), await aPageWith(surveyId)];
  expect([await answer(first), await answer(second)]).toEqual([
    ['Thank you', 200, [wayBackTo(first)]],
    ['You’ve already answered', 422, [wayBackTo(second)]],
  ]);
});

/** Opens a page, and follows its link to the survey. */
async function followLink(slug: string) {
  const ada = guest();
  await ada.open(`/p/${slug}`);
  await ada.open(/href="[^"]*(\/s\/[^"]+)"/.exec(ada.shown.html)?.[1]?.replaceAll('&#38;', '&') ?? '');
  return ada;
}
const howMany = [{ id: 'n', kind: 'number', title: 'How many?', max: 9 }];

test('a survey that a page links to by a block, a button or a text leads back to it at its end', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, howMany);
  const address = `${app.origin}/s/${surveyId}`;
  const slugs = [
    await aPageWith(surveyId, undefined, 'link'),
    await aPageOf(aBlock('text', { button: 'Answer', link: `${address}?utm_source=call` })),
    await aPageOf(aBlock('text', { link: '', body: `Or [answer](${address}) here.` })),
  ];
  const ways = [];
  for (const slug of slugs) {
    const ada = await followLink(slug);
    // What is wrong at first loses nothing.
    await ada.send({ answer: '12' });
    const { problem } = ada;
    await ada.send({ answer: '3' });
    await ada.send();
    ways.push([problem, ada.heading, waysBack(ada.shown.html)]);
  }
  expect([ways, (await entries()).map(({ source, ordinal }) => [source, ordinal])]).toEqual([
    slugs.map((slug) => ['Enter 9 or less.', 'Thank you', [wayBackTo(slug)]]),
    [
      ['direct', 1],
      ['call', 2],
      ['direct', 3],
    ],
  ]);
});

test('a page is believed to have led to a survey if it is on the web, of the same founder, and links there', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, howMany);
  const { surveyId: other } = await aPublishedSurvey(app, clock, howMany);
  const theirs = randomUUID();
  await app.db.insertInto('workspaces').values({ id: theirs }).execute();
  const [foreign, elsewhere, off] = [
    await aPageWith(surveyId, theirs, 'link'),
    await aPageWith(other, undefined, 'link'),
    await aPageWith(surveyId, undefined, 'link'),
  ];
  await app.db.updateTable('published_pages').where('slug', '=', off).set({ is_live: false }).execute();
  const tokenless = ({ shown }: SurveyGuest) => shown.html.replace(/(name="token" value=|\/seen\/)[^ >]*/g, '');
  const plain = guest();
  await plain.open(`/s/${surveyId}`);
  const others = [foreign, elsewhere, off, 'nowhere', 'No slug', '//evil.example', 'x'.repeat(200), 'a&page=b'];
  for (const name of others) {
    const eve = guest();
    await eve.open(`/s/${surveyId}?page=${name}`);
    // Nothing tells such a page from none.
    expect([eve.shown.status, tokenless(eve)]).toEqual([200, tokenless(plain)]);
    await eve.send({ answer: '1', from: name });
    await eve.send();
    expect([eve.heading, waysBack(eve.shown.html), eve.shown.html.includes('evil')]).toEqual(['Thank you', [], false]);
  }
});

test('where a survey does not ask, it leads back to the page that linked to it, or that asked its question', async () => {
  const [linked, closed, once, open] = await Promise.all([
    aPublishedSurvey(app, clock, howMany, { once: 'link' }),
    aPublishedSurvey(app, clock, howMany, { closesAt: '2020-01-01T00:00:00Z' }),
    aPublishedSurvey(app, clock, howMany),
    aPublishedSurvey(app, clock, howMany),
  ]);
  const slugs: string[] = [];
  const seen: unknown[] = [];
  const see = (slug: string, { heading, shown }: SurveyGuest) => {
    slugs.push(slug);
    seen.push([heading, shown.status, waysBack(shown.html)]);
  };
  for (const { surveyId } of [linked, closed]) {
    const slug = await aPageWith(surveyId, undefined, 'link');
    see(slug, await followLink(slug));
  }
  const again = await aPageWith(once.surveyId, undefined, 'link');
  const ada = await followLink(again);
  await ada.send({ answer: '1' });
  await ada.send();
  await ada.open(`/s/${once.surveyId}?page=${again}`);
  see(again, ada);
  // It closes for good while somebody answers.
  const slug = await aPageWith(open.surveyId);
  const { ada: bea } = await openForm(slug);
  const { ada: cy } = await openForm(slug);
  await bea.send({ answer: '1' });
  const step = bea.path;
  await open.send('SetSurvey', { closesAt: '2020-01-01T00:00:00Z' });
  await open.send('PublishSurvey');
  await bea.send();
  see(slug, bea);
  await bea.open(step);
  see(slug, bea);
  await cy.send({ answer: '1' });
  see(slug, cy);
  expect(seen).toEqual([
    ['You need a link of your own', 200, [wayBackTo(slugs[0] ?? '')]],
    ['This survey is closed', 200, [wayBackTo(slugs[1] ?? '')]],
    ['You’ve already answered', 200, [wayBackTo(again)]],
    ['This survey is closed', 422, [wayBackTo(slug)]],
    ['This survey is closed', 200, [wayBackTo(slug)]],
    ['This survey is closed', 422, [wayBackTo(slug)]],
  ]);
});

test('the image of the first question is one of the page, as long as the page asks it', async () => {
  const [own, why] = bakery;
  const { surveyId, send } = await aPublishedSurvey(app, clock, [
    { ...own, picture: app.assetId, alt: 'A loaf' },
    why ?? {},
  ]);
  const slug = await aPageWith(surveyId, undefined, undefined, { picture: null });
  const { form } = await openForm(slug);
  const path = `/p/${slug}/pictures/${app.assetId}/480.webp`;
  const status = async () => (await fetch(`${app.origin}${path}`)).status;
  expect([form.includes(`${path} 480w`), await status()]).toEqual([true, 200]);
  await send('SetQuestion', { question: 'own', picture: '' });
  await send('PublishSurvey');
  expect([(await openForm(slug)).form.includes('<img'), await status()]).toEqual([false, 404]);
});
