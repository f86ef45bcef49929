import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '#domain/text/sha-256.ts';
import type { AdminContext } from '#server/admin/admin-action.ts';
import { pagesAction } from '#server/admin/pages-action.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { yesNo } from '../fixtures/a-survey.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aPublishedSurvey, SurveyGuest } from './survey-guest.ts';

let app: PublishedApp;
const { clock, wait } = aClock();
const reported: (readonly [string, number])[] = [];
beforeAll(async () => {
  app = await startPublishedApp({ clock, reported: (...report) => reported.push(report) });
});
afterAll(async () => app?.stop());

const noOptions = { end: false, remove: undefined, yes: false, account: undefined };
const guest = (headers: Readonly<Record<string, string>> = {}) => new SurveyGuest(app, wait, headers);
const when = (question: string, value: string) => ({ question, comparison: 'is', value });

const bakery = [
  {
    ...{ id: 'own', kind: 'one-of', title: 'Do you own a bakery?', options: yesNo },
    routes: [{ when: when('own', 'no'), to: 'thanks' }],
  },
  { id: 'name', kind: 'short', title: 'What’s your name?', required: false },
  { id: 'shops', kind: 'number', title: 'How many shops, {name}?', min: 1, max: 99 },
  { id: 'mail', kind: 'email', title: 'Where can we reach you?', required: false },
  { id: 'thanks', kind: 'end', title: 'Thank you, {name}' },
];

test('A survey is answered step by step, checked, changed and sent, and is one fact', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, bakery);
  const ada = guest();
  const told = [
    await ada.open(`/s/${surveyId}?utm_source=News`),
    await ada.send({ answer: 'yes' }),
    await ada.send({ answer: 'Ada <b>' }),
    await ada.send({ answer: '2' }),
    await ada.send({ email: 'Ada@Example.org', consent: 'yes' }),
  ];
  expect([told, (await entries()).length]).toEqual([
    [
      'Do you own a bakery?',
      'What’s your name? (optional)',
      'How many shops, Ada &#60;b&#62;?',
      'Where can we reach you? (optional)',
      'Check your answers',
    ],
    0,
  ]);
  const rows = [...ada.shown.html.matchAll(/<dt dir="auto">(.*?)<\/dt><dd class="lines" dir="auto">(.*?)<\/dd>/g)];
  expect(rows.map(([, , answer]) => answer)).toEqual(['Yes', 'Ada &#60;b&#62;', '2', 'ada@example.org']);
  const change = /href="([^"]+)" aria-label="Change: How many/.exec(ada.shown.html)?.[1] ?? '';
  expect([await ada.open(change), ada.shown.html.includes('value="2"')]).toEqual([
    'How many shops, Ada &#60;b&#62;?',
    true,
  ]);
  expect([await ada.send({ answer: '3' }), await ada.send(), ada.shown.status]).toEqual([
    'Check your answers',
    'Thank you, Ada &#60;b&#62;',
    200,
  ]);
  const [entry, ...others] = await entries();
  expect([others, entry]).toEqual([
    [],
    {
      ...{ id: entry?.id, goal: 'survey', ordinal: 1, version: 'a', publishedVersion: 1, source: 'news', form: '' },
      ...{ consentHash: sha256('Ada may write to me.'), hasAnswers: false, email: 'ada@example.org', answers: [] },
      ...{ repeats: 0, confirmedAt: null, confirmedPosition: null, excludedFor: null, note: '', erased: false },
      response: {
        ...{ choices: { own: 'yes', shops: 3 }, words: { name: 'Ada <b>' }, passed: [] },
        ...{ once: 'visitor', link: null, language: 'en' },
      },
      ...{ position: entry?.position, receivedAt: clock().toISOString() },
    },
  ]);
  expect((await app.intake(surveyId))?.projectId).toBe(app.projectId);
  const { rows: kept } = await sql<{ row: string }>`
    SELECT data::text || seals::text AS row FROM events WHERE stream = ${`intake-${surveyId}`}`.execute(app.db);
  expect(JSON.stringify(kept)).not.toMatch(/Ada <b>|ada@example/i);
  // The last page says the name again.
  const { rows: drafts } = await sql`SELECT answers, passed FROM survey_drafts WHERE id = ${entry?.id}`.execute(app.db);
  expect(drafts).toEqual([{ answers: { name: 'Ada <b>' }, passed: [] }]);
});

test('Nothing that a person answered is said again once they are erased', async () => {
  const { surveyId, entries, send } = await aPublishedSurvey(app, clock, bakery);
  const [ada, bob] = [guest(), guest()];
  for (const [each, name] of [
    [ada, 'Ada'],
    [bob, 'Bob'],
  ] as const) {
    await each.open(`/s/${surveyId}`);
    for (const fields of [{ answer: 'yes' }, { answer: name }, { answer: '2' }, {}, {}]) await each.send(fields);
  }
  const thanked = [ada.heading, bob.heading];
  const [first] = await entries();
  const erased = await send('ErasePerson', { entryId: first?.id ?? '' }, `intake-${surveyId}`);
  expect([
    thanked,
    erased,
    [await ada.open(ada.path), ada.shown.status],
    [await bob.open(bob.path), bob.shown.status],
    (await entries()).map(({ response, erased: isErased }) => [response?.choices, response?.words, isErased]),
  ]).toEqual([
    ['Thank you, Ada', 'Thank you, Bob'],
    'PersonErased',
    ['These answers are gone', 404],
    ['Thank you, Bob', 200],
    [
      [{ own: 'yes', shops: 2 }, {}, true],
      [{ own: 'yes', shops: 2 }, { name: 'Bob' }, false],
    ],
  ]);
});

test('A way that was left does not count, and the way is that of the answers', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, bakery);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'yes' });
  await ada.send({ answer: 'Ada' });
  await ada.send({ answer: '2' });
  await ada.open(`${ada.path}?question=own`);
  expect([await ada.send({ answer: 'no' }), await ada.send()]).toEqual(['Check your answers', 'Thank you, …']);
  const [entry] = await entries();
  expect([entry?.response?.choices, entry?.response?.words, entry?.response?.passed]).toEqual([{ own: 'no' }, {}, []]);
});

test('What is left is finished elsewhere by its link, also after the survey was changed', async () => {
  const { surveyId, entries, send } = await aPublishedSurvey(app, clock, bakery);
  const phone = guest();
  await phone.open(`/s/${surveyId}`);
  await phone.send({ answer: 'yes' });
  const link = phone.later;
  await send('RemoveQuestions', { questions: ['name', 'shops'] });
  await send('PublishSurvey');
  wait(23 * 60 * 60 * 1000);
  const laptop = guest();
  expect([
    await laptop.open(link),
    await laptop.send(),
    await laptop.send({ answer: '1' }),
    await laptop.send(),
    await laptop.send(),
  ]).toEqual([
    'What’s your name? (optional)',
    'How many shops, …?',
    'Where can we reach you? (optional)',
    'Check your answers',
    'Thank you, …',
  ]);
  const [entry] = await entries();
  expect([entry?.publishedVersion, entry?.response?.passed]).toEqual([1, ['name', 'mail']]);
  // The last character has two bits that stand for nothing: they are judged as well.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(link.at(-1) ?? '');
  for (const n of [last ^ 1, last ^ 2, last ^ 4, last ^ 32]) {
    const other = `${link.slice(0, -1)}${alphabet[n]}`;
    expect([n, await laptop.open(other), laptop.shown.status]).toEqual([n, 'These answers are gone', 404]);
  }
});

test('Answers that are gone lead back to their survey, unless it needs a link of one’s own', async () => {
  const own = [{ id: 'own', kind: 'one-of', title: 'Own one?', options: yesNo }];
  const told = [];
  for (const once of ['anyone', 'visitor', 'link']) {
    const { surveyId } = await aPublishedSurvey(app, clock, own, { once });
    const ada = guest();
    const waysBack = () =>
      [...ada.shown.html.matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to?.replace(surveyId, 'bread'));
    const looked = [await ada.open(`/s/${surveyId}/none`), waysBack()];
    ada.path = `/s/${surveyId}`;
    told.push([once, ...looked, await ada.send({ response: 'none' }), waysBack()]);
  }
  const gone = 'These answers are gone';
  expect(told).toEqual([
    ['anyone', gone, ['/s/bread'], gone, ['/s/bread']],
    ['visitor', gone, ['/s/bread'], gone, ['/s/bread']],
    ['link', gone, [], gone, []],
  ]);
});

test('What is wrong is said beside the field and above it, with what was typed', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, bakery);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send();
  expect([ada.shown.status, ada.problem, ada.shown.html.includes('<title>Error: Do you own a bakery?')]).toEqual([
    422,
    'Answer this question.',
    true,
  ]);
  await ada.send({ answer: 'maybe' });
  expect([ada.shown.status, ada.problem]).toEqual([422, 'Select one of the options.']);
  await ada.send({ answer: 'yes' });
  await ada.send();
  await ada.send({ answer: 'many "' });
  expect([ada.shown.status, ada.problem, ada.shown.html.includes('value="many &#34;"')]).toEqual([
    422,
    'Enter a number.',
    true,
  ]);
  await ada.send({ answer: '100' });
  expect([ada.problem, /aria-describedby="problem" aria-invalid="true"/.test(ada.shown.html)]).toEqual([
    'Enter a number from 1 to 99.',
    true,
  ]);
});

describe('One response a browser, a link or an email', () => {
  const one = [{ id: 'own', kind: 'one-of', title: 'Own one?', options: yesNo }];
  const answer = async (who: SurveyGuest, path: string) => {
    await who.open(path);
    await who.send({ answer: 'yes' });
    return who.send();
  };

  test('by browser: the same one is told that they have answered, before and after', async () => {
    const { surveyId, entries } = await aPublishedSurvey(app, clock, one);
    const ada = guest();
    const [early, late] = [await ada.open(`/s/${surveyId}`), ada.hidden['token'] ?? ''];
    expect([early, await answer(ada, `/s/${surveyId}`), await ada.open(`/s/${surveyId}`)]).toEqual([
      'Own one?',
      'Thank you',
      'You’ve already answered',
    ]);
    // The form of the page that was open before.
    ada.shown = { ...ada.shown, html: `<form method="post" action="/s/${surveyId}">` };
    await ada.send({ token: late, question: 'own', answer: 'no' });
    expect([await ada.send(), ada.shown.status, (await entries()).length]).toEqual(['You’ve already answered', 422, 1]);
    expect(ada.shown.html).toContain('This survey takes one response a day from each browser.');
    expect(await answer(guest(), `/s/${surveyId}`)).toBe('Thank you');
  });

  test('by nothing: as often as somebody wants', async () => {
    const { surveyId, entries } = await aPublishedSurvey(app, clock, one, { once: 'anyone' });
    const ada = guest();
    expect([
      await answer(ada, `/s/${surveyId}`),
      await answer(ada, `/s/${surveyId}`),
      (await entries()).map(({ ordinal }) => ordinal),
    ]).toEqual(['Thank you', 'Thank you', [1, 1]]);
  });

  test('by link: each link takes one response, and goes on where it was left', async () => {
    const { surveyId, entries, send } = await aPublishedSurvey(app, clock, one, { once: 'link' });
    const [first, second] = ['first-link-xxxxxxxxxxxxx', 'second-link-xxxxxxxxxxxx'];
    await send('AddLinks', { links: [first, second] });
    const ada = guest();
    expect([await ada.open(`/s/${surveyId}`), await ada.open(`/s/${surveyId}?key=${first}y`)]).toEqual([
      'You need a link of your own',
      'You need a link of your own',
    ]);
    await ada.open(`/s/${surveyId}?key=${first}`);
    await ada.send({ answer: 'yes' });
    const grace = guest();
    expect([
      await grace.open(`/s/${surveyId}?key=${first}`),
      await grace.send(),
      await grace.open(`/s/${surveyId}?key=${first}`),
      await answer(grace, `/s/${surveyId}?key=${second}`),
      (await entries()).map(({ response }) => response?.link).sort(),
    ]).toEqual(['Check your answers', 'Thank you', 'Thank you', 'Thank you', [first, second]]);
  });

  test('by address, however it is written', async () => {
    const mail = [{ id: 'mail', kind: 'email', title: 'Your email?' }];
    const { surveyId, entries } = await aPublishedSurvey(app, clock, mail, { once: 'address' });
    const sendMail = async (email: string) => {
      const who = guest();
      await who.open(`/s/${surveyId}`);
      await who.send({ email, consent: 'yes' });
      return [await who.send(), who.shown.html.includes('This survey takes one response from each email.')];
    };
    expect([await sendMail('a@b.example'), await sendMail('A@B.example '), (await entries()).length]).toEqual([
      ['Thank you', false],
      ['You’ve already answered', true],
      1,
    ]);
  });

  test('sent twice at once, it is one response', async () => {
    const { surveyId, entries } = await aPublishedSurvey(app, clock, one);
    const ada = guest();
    await ada.open(`/s/${surveyId}`);
    await Promise.all([ada.send({ answer: 'yes' }), ada.send({ answer: 'yes' })]);
    const form = ada.shown;
    await Promise.all([ada.send(), ada.send()]);
    expect([form.status, ada.heading, (await entries()).length]).toEqual([200, 'Thank you', 1]);
  });
});

describe('Closing', () => {
  const one = [{ id: 'own', kind: 'one-of', title: 'Own one?', options: yesNo }];

  const hourMs = 60 * 60 * 1000;

  test('at a time, and what was begun before may be sent within an hour', async () => {
    const { surveyId, send, entries } = await aPublishedSurvey(app, clock, one);
    const [ada, grace, mary, late] = [guest(), guest(), guest(), guest()];
    for (const who of [ada, grace, mary]) await who.open(`/s/${surveyId}`);
    for (const who of [ada, grace]) await who.send({ answer: 'yes' });
    const closesAt = clock().getTime() + 1000;
    await send('SetSurvey', { closesAt: new Date(closesAt).toISOString() });
    wait(1000);
    expect([await late.open(`/s/${surveyId}`), late.shown.status]).toEqual(['This survey is closed', 200]);
    // Her page was shown before.
    expect([await mary.send({ answer: 'no' }), await mary.send()]).toEqual(['Check your answers', 'Thank you']);
    wait(closesAt + hourMs - 1 - clock().getTime());
    const step = grace.shown;
    expect([await ada.send(), await grace.open(grace.path), (await entries()).length]).toEqual([
      'Thank you',
      'Check your answers',
      2,
    ]);
    grace.shown = step;
    expect([await grace.send(), grace.shown.status, await grace.open(grace.path), (await entries()).length]).toEqual([
      'This survey is closed',
      422,
      'This survey is closed',
      2,
    ]);
    await send('SetSurvey', { closesAt: null });
    expect(await guest().open(`/s/${surveyId}`)).toBe('Own one?');
  });

  test('a page that was shown after the end begins nothing, and a link leads to what it has begun', async () => {
    const { surveyId, send, entries } = await aPublishedSurvey(app, clock, one, { once: 'link' });
    const links = ['first', 'other'].map((name) => `${name}-link-xxxxxxxxxxxxx`);
    await send('AddLinks', { links });
    const [ada, grace] = [guest(), guest()];
    await ada.open(`/s/${surveyId}?key=${links[0]}`);
    await ada.send({ answer: 'yes' });
    await send('SetSurvey', { closesAt: new Date(clock().getTime() + 1000).toISOString() });
    wait(1000);
    await send('SetSurvey', { closesAt: null });
    await grace.open(`/s/${surveyId}?key=${links[1]}`);
    await send('SetSurvey', { closesAt: new Date(clock().getTime() - 6000).toISOString() });
    expect([
      await grace.send({ answer: 'yes' }),
      grace.shown.status,
      await grace.open(`/s/${surveyId}?key=${links[1]}`),
      await ada.open(`/s/${surveyId}?key=${links[0]}`),
      (await entries()).length,
    ]).toEqual(['This survey is closed', 422, 'This survey is closed', 'Check your answers', 0]);
  });

  test('by its quota, and open again with a higher one', async () => {
    const { surveyId, send, entries } = await aPublishedSurvey(app, clock, one, { quota: 1 });
    const [ada, grace] = [guest(), guest()];
    for (const who of [ada, grace]) {
      await who.open(`/s/${surveyId}`);
      await who.send({ answer: 'yes' });
    }
    expect([await ada.send(), await grace.send(), await guest().open(`/s/${surveyId}`)]).toEqual([
      'Thank you',
      'This survey is closed',
      'This survey is closed',
    ]);
    await send('SetSurvey', { quota: 2 });
    await grace.open(grace.path);
    expect([await grace.open(grace.path), (await entries()).length]).toEqual(['Check your answers', 1]);
  });

  test('with the last response that is wanted, so that nobody answers in vain, also by a lower quota', async () => {
    const { surveyId, send, entries } = await aPublishedSurvey(app, clock, one, { quota: 1 });
    const [ada, grace, late] = [guest(), guest(), guest()];
    await late.open(`/s/${surveyId}`);
    await ada.open(`/s/${surveyId}`);
    await ada.send({ answer: 'yes' });
    await ada.send();
    const reached = await guest().open(`/s/${surveyId}`);
    // Other rules open no survey that is full.
    await send('SetSurvey', { closesAt: new Date(clock().getTime() + 86_400_000).toISOString() });
    const stillReached = await guest().open(`/s/${surveyId}`);
    await send('SetSurvey', { quota: 3 });
    const opened = await grace.open(`/s/${surveyId}`);
    await grace.send({ answer: 'yes' });
    await grace.send();
    await send('SetSurvey', { quota: 2 });
    expect([
      [reached, stillReached, opened],
      [await late.send({ answer: 'yes' }), late.shown.status, await guest().open(`/s/${surveyId}`)],
      (await entries()).length,
    ]).toEqual([
      ['This survey is closed', 'This survey is closed', 'Own one?'],
      ['This survey is closed', 422, 'This survey is closed'],
      2,
    ]);
  });

  test('off the web there is nothing, and taken down it is gone', async () => {
    const { surveyId, send } = await aPublishedSurvey(app, clock, one);
    const ada = guest();
    await send('UnpublishSurvey');
    const off = [await ada.open(`/s/${surveyId}`), ada.shown.status];
    await send('PublishSurvey');
    await sql`UPDATE published_surveys SET taken_down_at = now() WHERE survey_id = ${surveyId}`.execute(app.db);
    expect([
      off,
      [await ada.open(`/s/${surveyId}`), ada.shown.status],
      [await ada.open('/s/nothing'), ada.shown.status],
    ]).toEqual([
      ['There’s no survey here', 404],
      ['This survey was taken down', 410],
      ['There’s no survey here', 404],
    ]);
  });
});

test('It speaks the language that is asked for, and reads numbers as that language writes them', async () => {
  const prices = [
    { id: 'prices', kind: 'price', title: 'Preise?' },
    { id: 'ellis', kind: 'ellis', title: 'Und ohne?' },
  ];
  const { surveyId, entries } = await aPublishedSurvey(app, clock, prices, { currency: 'EUR' });
  const ada = guest({ 'accept-language': 'nl, de-AT;q=0.9, en;q=0.5' });
  await ada.open(`/s/${surveyId}`);
  expect([/<html lang="(..)"/.exec(ada.shown.html)?.[1], ada.shown.html.includes('Zu teuer (€)')]).toEqual([
    'de',
    true,
  ]);
  await ada.send({ 'price-1': '1', 'price-2': '2,50', 'price-3': '3', 'price-4': '1.000' });
  expect(ada.shown.html).toContain('Sehr enttäuscht');
  await ada.send({ answer: 'very' });
  expect(ada.shown.html).toContain('Sehr enttäuscht');
  expect(await ada.send()).toBe('Vielen Dank');
  const [entry] = await entries();
  expect([entry?.response?.language, entry?.response?.choices]).toEqual([
    'de',
    { prices: { prices: [100, 250, 300, 100_000] }, ellis: 'very' },
  ]);
});

test('Steps are sandboxed, not cached, without a script or a cookie, and small', async () => {
  const options = Array.from({ length: 20 }, (_, n) => ({ id: `o${n}`, label: `Option ${n}` }));
  const { surveyId } = await aPublishedSurvey(app, clock, [{ id: 'q', kind: 'ranking', title: 'Rank them', options }]);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  const { html, headers } = ada.shown;
  expect([
    headers
      .get('content-security-policy')
      ?.startsWith("sandbox allow-forms allow-popups; default-src 'none'; style-src"),
    headers.get('cache-control'),
    headers.get('x-robots-tag'),
    headers.get('set-cookie'),
    /<script|onload=|javascript:/i.test(html),
    gzipSync(html, { level: 9 }).length < 10_000,
  ]).toEqual([true, 'private, no-store', 'noindex', null, false, true]);
});

test('a survey in a theme of pages has its fonts, from its own origin, and is still small and sandboxed; one without has none', async () => {
  const question = [{ id: 'q', kind: 'nps', title: 'Recommend it?' }];
  const seen = [];
  for (const settings of [{ theme: 'essay' }, {}]) {
    const { surveyId } = await aPublishedSurvey(app, clock, question, settings);
    const ada = guest();
    await ada.open(`/s/${surveyId}`);
    const { html, headers } = ada.shown;
    const fonts = [...html.matchAll(/url\((\/page-fonts\/[^)]+)\)/g)].map(([, file = '']) => file);
    const policy = headers.get('content-security-policy')?.replace(/'sha256-[^']+'/, 'hash');
    seen.push([fonts.length, policy, gzipSync(html, { level: 9 }).length < 14_000]);
  }
  const policyWith = (fonts: string) =>
    `sandbox allow-forms allow-popups; default-src 'none'; style-src hash; img-src 'self'; ${fonts}form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  expect(seen).toEqual([
    [2, policyWith("font-src 'self'; "), true],
    [0, policyWith(''), true],
  ]);
});

test('a day is chosen in the browser’s own field, said in words and kept as it can be sorted', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, [
    { id: 'since', kind: 'date', title: 'Since when?' },
  ]);
  const ada = guest({ 'accept-language': 'de' });
  await ada.open(`/s/${surveyId}`);
  expect(ada.shown.html).toContain(
    '<label for="answer">Since when?</label></h1><input id="answer" name="answer" type="date"',
  );
  expect([await ada.send({ answer: '2026-02-30' }), ada.problem]).toEqual([
    'Since when?',
    'Geben Sie ein ganzes Datum ein, zum Beispiel 2026-12-31.',
  ]);
  await ada.send({ answer: '2024-02-29' });
  expect([ada.heading, ada.shown.html.includes('29. Februar 2024')]).toEqual(['Antworten prüfen', true]);
  await ada.send();
  expect((await entries()).map(({ response }) => response?.choices)).toEqual([{ since: '2024-02-29' }]);
});

test('a matrix is answered row by row, and a row that was left out is said, with what was chosen', async () => {
  const rows = [
    { id: 'price', label: 'The price' },
    { id: 'taste', label: 'The taste' },
  ];
  const grid = { id: 'grid', kind: 'matrix', title: 'What about it is good?', options: yesNo, rows };
  const { surveyId, entries } = await aPublishedSurvey(app, clock, [grid]);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  expect([/<script/i.test(ada.shown.html), ada.shown.html.match(/<legend dir="auto">[^<]*/g)]).toEqual([
    false,
    ['<legend dir="auto">The price', '<legend dir="auto">The taste'],
  ]);
  expect([
    await ada.send({ 'row-2': 'no' }),
    ada.problem,
    ada.shown.html.match(/name="row-\d" value="\w+" checked/g),
  ]).toEqual(['What about it is good?', 'Select one option in each row.', ['name="row-2" value="no" checked']]);
  await ada.send({ 'row-1': 'yes', 'row-2': 'no' });
  expect([ada.heading, ada.shown.html.includes('The price: Yes; The taste: No')]).toEqual(['Check your answers', true]);
  await ada.send();
  expect((await entries()).map(({ response }) => response?.choices)).toEqual([
    { grid: { rows: { price: 'yes', taste: 'no' } } },
  ]);
});

test('who chooses “Other” types what it is, by a form without scripts', async () => {
  const options = [...yesNo, { id: 'else', label: 'Other', other: true }];
  const { surveyId, entries } = await aPublishedSurvey(app, clock, [
    { id: 'own', kind: 'one-of', title: 'Own one?', options },
  ]);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  expect(ada.shown.html).toContain('<label for="other">Say it in your own words</label><input id="other" name="other"');
  expect([await ada.send({ answer: 'else', other: 'x'.repeat(301) }), ada.problem]).toEqual([
    'Own one?',
    'Use 300 characters or fewer.',
  ]);
  await ada.send({ answer: 'else', other: 'A mill' });
  expect([ada.heading, ada.shown.html.includes('Other: A mill')]).toEqual(['Check your answers', true]);
  await ada.send();
  const [entry] = await entries();
  expect([entry?.response?.choices, entry?.response?.words]).toEqual([{ own: 'else' }, { own: 'A mill' }]);
});

test('a question shows its image to whoever is asked it, and to nobody an image that it does not show', async () => {
  const shown = { id: 'own', kind: 'short', title: 'Would you buy it?', picture: app.assetId, alt: 'A loaf' };
  const { surveyId, send } = await aPublishedSurvey(app, clock, [shown, { id: 'why', kind: 'short', title: 'Why?' }]);
  const path = `/s/${surveyId}/pictures/${app.assetId}`;
  const [early, late] = [guest(), guest()];
  await early.open(`/s/${surveyId}`);
  const drawn = /<img class="picture"[^>]*>/;
  expect([drawn.exec(early.shown.html)?.[0], /script/i.test(early.shown.html)]).toEqual([
    `<img class="picture" src="${path}/1200.webp" srcset="${path}/480.webp 480w, ${path}/960.webp 960w, ${path}/1200.webp 1200w" sizes="(min-width: 44rem) 37rem, 94vw" width="1200" height="800" alt="A loaf" decoding="async">`,
    false,
  ]);
  // With a problem, and before the answers are sent, it is there again.
  expect([await early.send({ answer: '' }), drawn.test(early.shown.html)]).toEqual(['Would you buy it?', true]);
  await early.send({ answer: 'Yes' });
  await send('SetQuestion', { question: 'own', picture: '' });
  await send('PublishSurvey');
  await late.open(`/s/${surveyId}`);
  await early.open(`${early.path}?question=own`);
  expect([drawn.test(late.shown.html), drawn.test(early.shown.html)]).toEqual([false, true]);
  const { surveyId: other } = await aPublishedSurvey(app, clock, [{ id: 'own', kind: 'short', title: 'Own?' }]);
  const ask = async (address: string) => {
    const answer = await fetch(`${app.origin}${address}`);
    return [answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength > 100];
  };
  const wanted = [`${path}/480.webp`, `${path}/481.webp`, `/s/${other}/pictures/${app.assetId}/480.webp`];
  const missing = [404, 'application/json; charset=utf-8', false];
  expect(await Promise.all(wanted.map(ask))).toEqual([[200, 'image/webp', true], missing, missing]);
  expect(await send('SetQuestion', { question: 'own', picture: 'https://evil.example/a.png' })).toBe('invalid-data');
  await app.db
    .updateTable('survey_addresses')
    .set({ taken_down_at: new Date() })
    .where('survey_id', '=', surveyId)
    .execute();
  expect(await ask(`${path}/480.webp`)).toEqual(missing);
});

test('the last page leads on by the founder’s own button, of the version that was answered', async () => {
  const thanks = {
    id: 'thanks',
    kind: 'end',
    title: 'Thank you',
    link: 'https://bread.example/next',
    linkLabel: 'Next',
  };
  const { surveyId, send } = await aPublishedSurvey(app, clock, [{ id: 'own', kind: 'short', title: 'Own?' }, thanks]);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'Yes' });
  await send('SetQuestion', { question: 'thanks', link: 'https://cake.example/' });
  await send('PublishSurvey');
  expect([await send('SetQuestion', { question: 'thanks', link: 'http://bread.example' }), await ada.send()]).toEqual([
    'invalid-data',
    'Thank you',
  ]);
  const { html, headers } = ada.shown;
  expect([
    /<a class="button"[^>]*>.*?<\/a>/.exec(html)?.[0],
    headers.get('content-security-policy')?.replace(/'sha256-[^']+'/, 'hash'),
    /<script/i.test(html),
  ]).toEqual([
    '<a class="button" href="https://bread.example/next" rel="nofollow ugc noopener" dir="auto">Next</a>',
    "sandbox allow-forms allow-popups; default-src 'none'; style-src hash; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    false,
  ]);
});

test('A robot that fills in the trap, one that is too quick, and a form of another survey send nothing', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, bakery);
  const other = await aPublishedSurvey(app, clock, bakery);
  const robot = guest();
  await robot.open(`/s/${surveyId}`);
  await robot.send({ answer: 'yes', website: 'https://robot.example' });
  const trapped = robot.shown.status;
  const hasty = guest();
  await hasty.open(`/s/${surveyId}`);
  wait(-4000);
  await hasty.send({ answer: 'yes' });
  const quick = hasty.problem;
  wait(4000);
  await robot.open(`/s/${surveyId}`);
  const { token = '' } = robot.hidden;
  await robot.open(`/s/${other.surveyId}`);
  await robot.send({ token, answer: 'yes' });
  const { rows } = await sql`SELECT 1 FROM survey_drafts WHERE survey_id IN (${surveyId}, ${other.surveyId})`.execute(
    app.db,
  );
  await app.visits.countAll(app.workspaceId);
  expect([trapped, quick, robot.problem, rows.length, (await entries()).length]).toEqual([
    200,
    'That was very quick. Please send it once more.',
    'This page was open for too long. Please send it again.',
    0,
    0,
  ]);
});

test('A robot that fills in the trap is led to an end, as a person is', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, bakery);
  const robot = guest();
  await robot.open(`/s/${surveyId}`);
  expect([await robot.send({ answer: 'yes', website: 'x' }), robot.shown.status, robot.path]).toEqual([
    'Thank you',
    200,
    `/s/${surveyId}/thanks`,
  ]);
  expect([await robot.open('/s/nothing/thanks'), robot.shown.status]).toEqual(['There’s no survey here', 404]);
});

test('Whatever says that it is a robot is led to an end, and nothing of it is kept but that it came', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, [
    { id: 'own', kind: 'one-of', title: 'Own one?', options: yesNo },
  ]);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'yes' });
  const agents = ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.5.0', ''];
  const told: unknown[] = [];
  for (const agent of agents) {
    const robot = guest({ 'user-agent': agent, 'sec-purpose': 'prefetch' });
    await robot.open(`/s/${surveyId}`);
    told.push([await robot.send({ answer: 'yes' }), robot.shown.status, robot.path]);
    // What a person has begun is no robot’s to send.
    robot.shown = ada.shown;
    told.push([await robot.send(), robot.path]);
  }
  await app.visits.close();
  wait(3_600_000);
  await app.visits.tend();
  const { rows } = await sql`SELECT completed_at FROM survey_drafts WHERE survey_id = ${surveyId}`.execute(app.db);
  const { visits, dropped } = (await app.intake(surveyId)) ?? {};
  const end = `/s/${surveyId}/thanks`;
  expect([told, rows, await entries(), visits, dropped]).toEqual([
    agents.flatMap(() => [
      ['Thank you', 200, end],
      ['Thank you', end],
    ]),
    [{ completed_at: null }],
    [],
    1,
    { bot: 6, prefetch: 3 },
  ]);
  expect([await ada.send(), (await entries()).length]).toEqual(['Thank you', 1]);
});

test('From one address not more is taken than a person sends', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, [{ id: 'q', kind: 'statement', title: 'Read' }, ...bakery]);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  const statuses: number[] = [];
  for (let n = 0; n < 61; n++) {
    await ada.open(`/s/${surveyId}`);
    wait(-5000);
    await ada.send();
    statuses.push(ada.shown.status);
  }
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60], ada.heading]).toEqual([
    true,
    429,
    'Please wait a moment',
  ]);
  expect(Number(ada.shown.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('A survey can be reported, which the operator is told', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, bakery);
  const ada = guest();
  expect([await ada.open(`/s/${surveyId}/report`), await ada.send()]).toEqual(['Report this survey', 'Thank you']);
  const { rows } = await sql`SELECT reports FROM published_surveys WHERE survey_id = ${surveyId}`.execute(app.db);
  expect([rows, reported]).toEqual([[{ reports: 1 }], [[`/s/${surveyId}`, 1]]]);
});

test('an operator sees surveys among what was published, takes one down and puts it back', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, bakery);
  const address = `/s/${surveyId}`;
  const recorded: string[] = [];
  const act = async (...words: readonly string[]) => {
    const record = ({ event, reason }: { readonly event: string; readonly reason?: string }) =>
      recorded.push(`${event} ${reason}`);
    const context = { db: app.db, now: clock(), record, settings: {} } as unknown as AdminContext;
    const answer = await pagesAction(context, words, noOptions).catch(({ message }: Error) => ({
      text: message,
      data: [],
    }));
    return answer ?? { text: 'not said like that', data: [] };
  };
  const listed = async () => {
    const rows = (await act('list')).data as readonly { readonly address: string; readonly status: string }[];
    return rows.find((row) => row.address === address);
  };
  const ada = guest();
  await ada.open(`${address}/report`);
  expect(await listed()).toMatchObject({ title: 'Bread', status: 'live', reports: 0 });
  expect((await act('take-down', address)).text).toContain(`${address} is taken down.`);
  expect([await ada.open(address), ada.shown.status, (await listed())?.status]).toEqual([
    'This survey was taken down',
    410,
    'taken down',
  ]);
  expect((await act('put-back', surveyId)).text).toContain(`${address} is back`);
  expect([await ada.open(address), ada.shown.status]).toEqual(['Do you own a bakery?', 200]);
  expect([
    (await act('take-down', '/s/nothing')).text,
    (await act('take-down', `/p/${surveyId}`)).text,
    (await act('take-down')).text,
    recorded,
  ]).toEqual([
    'Nothing was ever published at /s/nothing.',
    `Nothing was ever published at /p/${surveyId}.`,
    'not said like that',
    ['pages-changed taken-down', 'pages-changed put-back'],
  ]);
});
