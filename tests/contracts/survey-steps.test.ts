import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClock } from '../fixtures/a-clock.ts';
import { yesNo } from '../fixtures/a-survey.ts';
import { browserAgent } from '../fixtures/page-guests.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aPublishedSurvey, SurveyGuest } from './survey-guest.ts';

let app: PublishedApp;
const { clock, wait } = aClock();
beforeAll(async () => {
  app = await startPublishedApp({ clock });
});
afterAll(async () => app?.stop());

const guest = () => new SurveyGuest(app, wait);
const own = [{ id: 'own', kind: 'one-of', title: 'Own one?', options: yesNo }];

test('a first step with a link that nobody made begins nothing', async () => {
  const { surveyId, send } = await aPublishedSurvey(app, clock, own, { once: 'link' });
  const link = 'first-link-xxxxxxxxxxxxx';
  await send('AddLinks', { links: [link] });
  const ada = guest();
  await ada.open(`/s/${surveyId}?key=${link}`);
  const form = ada.shown;
  expect([await ada.send({ key: `${link}y`, answer: 'yes' }), ada.shown.status]).toEqual([
    'You need a link of your own',
    422,
  ]);
  ada.shown = form;
  expect(await ada.send({ answer: 'yes' })).toBe('Check your answers');
});

test('who has only seen the first question has visited, once', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, own);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.open(`/s/${surveyId}`);
  await app.visits.countAll(app.workspaceId);
  expect((await app.intake(surveyId))?.visits).toBe(1);
});

test('where a step leads to is not cached', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, own);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  const answer = await fetch(`${app.origin}/s/${surveyId}`, {
    method: 'POST',
    body: new URLSearchParams({ ...ada.hidden, answer: 'yes' }),
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'private, no-store']);
});

test('a long answer in any writing is taken, and all together up to a bound', async () => {
  const long = Array.from({ length: 21 }, (_, n) => ({ id: `q${n}`, kind: 'long', title: `Question ${n}` }));
  const { surveyId } = await aPublishedSurvey(app, clock, long);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  // In a form each of them has nine bytes.
  expect(await ada.send({ answer: '家'.repeat(5000) })).toBe('Question 1');
  for (let n = 1; n < 19; n++) await ada.send({ answer: 'a'.repeat(5000) });
  expect([await ada.send({ answer: 'a'.repeat(5000) }), ada.shown.status, ada.problem]).toEqual([
    'Question 19',
    422,
    'Your answers are too long altogether. Shorten some.',
  ]);
  expect(await ada.send({ answer: 'Short' })).toBe('Question 20');
});

test('what is sent after the end changes nothing, and leads to the end', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, own);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'yes' });
  const response = ada.path;
  await ada.open(`${response}?question=own`);
  const step = ada.shown;
  await ada.open(response);
  await ada.send();
  ada.shown = step;
  expect([await ada.send({ answer: '' }), ada.shown.status, (await entries()).length]).toEqual(['Thank you', 200, 1]);
});

test('responses are sent as often as begun from one address, and no more', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, own);
  const statuses = new Map<number, number>();
  for (let n = 0; n < 61; n++) {
    const body = new URLSearchParams({ response: 'made-up', send: 'yes' });
    const { status } = await fetch(`${app.origin}/s/${surveyId}`, {
      ...{ method: 'POST', headers: { 'user-agent': browserAgent }, body },
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [404, 60],
    [429, 1],
  ]);
});

test('an address that is none is asked for again, with what is wrong with it', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, [
    { id: 'mail', kind: 'email', title: 'Your email?' },
  ]);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  const said = [];
  for (const email of ['<a@b.example>', 'a@b.example;', 'a@b.example (Ada)', 'a@localhost', 'a@@b.example']) {
    await ada.send({ email, consent: 'yes' });
    said.push(ada.problem);
  }
  expect(said).toEqual([
    'Leave out the &#60; and &#62;: enter the email alone.',
    'Enter one email, with no comma, semicolon or period after it.',
    'Leave out the parentheses: enter the email alone.',
    'Enter the whole email: what follows the @ has a dot in it, like example.org.',
    'Enter an email like name@example.org.',
  ]);
  await ada.send({ email: 'dörte@xn--mller-kva.example', consent: 'yes' });
  await ada.send();
  expect((await entries()).map(({ email }) => email)).toEqual(['dörte@müller.example']);
});

test('who goes back to the first question and sends again is not too quick', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, own);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'yes' });
  await ada.open(`/s/${surveyId}`);
  wait(-5000 + 1);
  expect([await ada.send({ answer: 'no' }), ada.problem]).toEqual(['Check your answers', '']);
});

test('a first step within two seconds of the first look is too quick', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, own);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  wait(-5000 + 1999);
  expect([await ada.send({ answer: 'no' }), ada.problem]).toEqual([
    'Own one?',
    'That was very quick. Please send it once more.',
  ]);
});

test('each page says how far it is, and whose words are written in which direction', async () => {
  const routes = [{ when: { question: 'own', comparison: 'is', value: 'no' }, to: 'bye' }];
  const { surveyId, send } = await aPublishedSurvey(app, clock, [
    { id: 'own', kind: 'one-of', title: 'יש לך מאפייה?', options: yesNo, routes },
    { id: 'why', kind: 'long', title: 'Why {own}?' },
    { id: 'bye', kind: 'end', title: 'Bye' },
  ]);
  const titleIn = (html: string) => /<p class="title">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '');
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  const first = [
    titleIn(ada.shown.html),
    /<h1 [^>]*dir="auto"/.test(ada.shown.html),
    /<label [^>]*dir="auto">Yes/.test(ada.shown.html),
  ];
  await ada.send({ answer: 'yes' });
  const second = [titleIn(ada.shown.html), /<textarea [^>]*dir="auto"/.test(ada.shown.html)];
  await send('SetSurvey', { language: 'german' });
  await send('PublishSurvey');
  const grace = new SurveyGuest(app, wait, { 'accept-language': 'fr' });
  await grace.open(`/s/${surveyId}`);
  expect([first, second, titleIn(grace.shown.html), /<html lang="(.*?)">/.exec(grace.shown.html)?.[1]]).toEqual([
    ['Bread · Question 1 of about 2', true, true],
    ['Bread · Question 2 of 2', true],
    'Bread · Frage 1 von etwa 2',
    'de',
  ]);
});
