import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IntakeEntry } from '#domain/intake/intake.ts';
import { sha256 } from '#domain/text/sha-256.ts';
import type { Visit } from '#server/intake/visit-token.ts';
import { createVisits } from '#server/intake/visits.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { entriesIn } from '../fixtures/entries-in.ts';
import { aGuest, type Guest, openPage, postForm, tokenIn } from '../fixtures/page-guests.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aBlock, aContent } from '../fixtures/published-page.ts';
import { asOften } from './fixtures/many-times.ts';

let app: PublishedApp;
const { clock, wait } = aClock();
beforeAll(async () => {
  app = await startPublishedApp({ clock });
});
afterAll(async () => app?.stop());

const form = 'form-inline';
/** A form with a choice that is required and a short answer, prices with a fake door, a hero. */
const contentOf = (slug: string) => aContent({ slug });

/** Opens a page as a browser does, and waits as long as a person. */
async function open(slug: string, guest: Guest, options = {}): Promise<string> {
  const token = await openPage(app.origin, slug, guest, options);
  wait(5000);
  return token;
}

const post = (slug: string, guest: Guest, fields: Readonly<Record<string, string>>) =>
  postForm(`${app.origin}/p/${slug}`, guest, fields);

const typed = (token: string, given: Readonly<Record<string, string>> = {}) => ({
  ...{ token, goal: 'sign-up', form, email: 'Ada@Example.org', consent: 'yes', website: '' },
  ...{ 'answer-1': 'Two to five', 'answer-2': 'By feel' },
  ...given,
});

const leftOut = (what: string) => `Leave out the ${what}: enter the email alone, like name@example.org.`;
const entriesOf = async (pageId: string): Promise<readonly IntakeEntry[]> => entriesIn(await app.intake(pageId));
const problemsIn = (html: string) =>
  [...(/role="alert"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? '').matchAll(/<li>(?:<a href="#([^"]+)">)?([^<]+)/g)].map(
    ([, field, text]) => (field === undefined ? text : `${field}: ${text}`),
  );

test('a sign-up is an entry of its visitor, and answered by a page that thanks', async () => {
  const pageId = await app.publish('crumb', { a: contentOf('crumb') });
  const guest = aGuest();
  const token = await open('crumb', guest, { query: '?utm_source=News' });
  const answer = await post('crumb', guest, typed(token));
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    ...[303, `/p/crumb/thanks?form=${form}#answer`, 'private, no-store'],
  ]);
  const [entry, ...others] = await entriesOf(pageId);
  const { position, ...said } = entry as IntakeEntry;
  expect([others, said, (await app.intake(pageId))?.projectId]).toEqual([
    [],
    {
      ...{ id: said.id, goal: 'sign-up', ordinal: 1, version: 'a', publishedVersion: 1, source: 'news', form },
      ...{ consentHash: sha256('Email me when Crumb opens'), hasAnswers: true },
      ...{ email: 'ada@example.org', answers: ['Two to five', 'By feel'], repeats: 0 },
      ...{ confirmedAt: null, confirmedPosition: null, excludedFor: null, note: '', erased: false },
      receivedAt: clock().toISOString(),
    },
    app.projectId,
  ]);
  const thanks = await (await fetch(`${app.origin}/p/crumb/thanks?form=${form}`)).text();
  expect(thanks).toContain('<h1 id="answer" tabindex="-1">Thank you</h1>');
  expect(thanks).toContain('We’ll be in touch.');
  const { rows } = await sql<{ row: string }>`SELECT data::text || seals::text AS row FROM events`.execute(app.db);
  expect(JSON.stringify(rows)).not.toMatch(/ada@example|By feel/i);
});

test('the same form sent twice is one entry; sent with something else, it asks for another press of the button', async () => {
  const pageId = await app.publish('twice', { a: contentOf('twice') });
  const guest = aGuest();
  const token = await open('twice', guest);
  const both = await Promise.all([post('twice', guest, typed(token)), post('twice', guest, typed(token))]);
  expect([both.map(({ status }) => status), (await entriesOf(pageId)).length]).toEqual([[303, 303], 1]);
  // Back, and another address.
  const other = await post('twice', guest, typed(token, { email: 'grace@example.org' }));
  expect([other.status, problemsIn(other.html)]).toEqual([
    422,
    ['You’ve already sent this form. To send another one, send it again.'],
  ]);
  wait(2000);
  const again = await post('twice', guest, typed(tokenIn(other.html), { email: 'grace@example.org' }));
  const entries = await entriesOf(pageId);
  expect([
    again.status,
    entries.map(({ email, ordinal }) => [email, ordinal]),
    (await app.intake(pageId))?.visits,
  ]).toEqual([
    303,
    expect.arrayContaining([
      ['ada@example.org', 1],
      ['grace@example.org', 1],
    ]),
    1,
  ]);
});

test('an address that is known is answered as one that is not, and counted as a repetition', async () => {
  const pageId = await app.publish('known', { a: contentOf('known') });
  const answers = [];
  for (const email of ['ada@example.org', ' ADA@example.org ']) {
    const guest = aGuest();
    // One of the two questions need not be answered.
    answers.push(await post('known', guest, typed(await open('known', guest), { email, 'answer-2': '' })));
  }
  const shown = answers.map(({ status, html, headers }) => [status, html, headers.get('location')]);
  expect(shown[0]).toEqual(shown[1]);
  expect((await entriesOf(pageId)).map(({ repeats, ordinal, hasAnswers }) => [repeats, ordinal, hasAnswers])).toEqual([
    [1, 1, false],
  ]);
  expect((await app.intake(pageId))?.visits).toBe(2);
});

test('one mailbox is one person, however its address is written', async () => {
  const pageId = await app.publish('mailbox', { a: contentOf('mailbox') });
  const addresses = [
    'dörte@müller.example',
    'Dörte@XN--MLLER-KVA.example',
    'a.da+bread@gmail.com',
    'ada@googlemail.com',
  ];
  for (const email of addresses) {
    const guest = aGuest();
    await post('mailbox', guest, typed(await open('mailbox', guest), { email }));
  }
  expect((await entriesOf(pageId)).map(({ email, repeats }) => [email, repeats])).toEqual([
    ['dörte@müller.example', 1],
    ['a.da+bread@gmail.com', 1],
  ]);
});

test('what a form answers after another address was sent with it says nothing about that one, and loses neither', async () => {
  const pageId = await app.publish('oracle', { a: contentOf('oracle') });
  const before = aGuest();
  await post('oracle', before, typed(await open('oracle', before)));
  const answered = [];
  for (const [first, then] of [
    ['new@example.org', 'grace@example.org'],
    ['ada@example.org', 'joan@example.org'],
  ] as const) {
    const guest = aGuest();
    const token = await open('oracle', guest);
    const statuses = [];
    // Pressed twice, the first one is the same.
    for (const email of [first, first, then]) {
      const { status, html } = await post('oracle', guest, typed(token, { email }));
      statuses.push(status, ...problemsIn(html));
      if (status !== 422) continue;
      wait(2000);
      statuses.push((await post('oracle', guest, typed(tokenIn(html), { email }))).status);
    }
    answered.push(statuses);
  }
  const known = ['You’ve already sent this form. To send another one, send it again.'];
  const sent = (await entriesOf(pageId)).map(({ email, repeats }) => [email, repeats]);
  expect([answered, sent.toSorted()]).toEqual([
    [
      [303, 303, 422, ...known, 303],
      [303, 303, 422, ...known, 303],
    ],
    [
      ['ada@example.org', 1],
      ['grace@example.org', 0],
      ['joan@example.org', 0],
      ['new@example.org', 0],
    ],
  ]);
});

test('what is wrong is said with the page, beside the field, and what was typed is still there', async () => {
  const pageId = await app.publish('wrong', { a: contentOf('wrong') });
  const guest = aGuest();
  const token = await open('wrong', guest);
  const wrong = { email: 'ada<at>example', consent: '', 'answer-1': 'Nine', 'answer-2': 'x"><script>' };
  const { status, html, headers } = await post('wrong', guest, typed(token, wrong));
  expect([status, problemsIn(html).map((each) => each?.replace(/^s\d+-/, '')), headers.get('cache-control')]).toEqual([
    422,
    [
      'email: Leave out the &#60; and &#62;: enter the email alone, like name@example.org.',
      'answer-1: Answer “Know what each bake costs”.',
      'consent: Tick the box, so that we may write to you.',
    ],
    'private, no-store',
  ]);
  expect(html).toMatch(
    /inputmode="email"[^>]*value="ada&#60;at&#62;example"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]+"/,
  );
  expect(html).toContain('value="x&#34;&#62;&#60;script&#62;"');
  expect(html).not.toContain('<script');
  expect([tokenIn(html), await entriesOf(pageId)]).toEqual([token, []]);
  // Mended, it is taken.
  expect((await post('wrong', guest, typed(tokenIn(html)))).status).toBe(303);
});

test.each([
  ['no email', { email: '' }, 'Enter your email.'],
  [
    'a domain without mail',
    { email: 'ada@nobody.example' },
    'No one can write to this address. Check what comes after the @.',
  ],
  ['brackets', { email: '<ada@b.example>' }, leftOut('&#60; and &#62;')],
  ['a bracket', { email: 'ada@b.example>' }, leftOut('&#60; and &#62;')],
  ['a comment', { email: 'ada@b.example (me)' }, leftOut('parentheses')],
  ['a separator', { email: 'ada@b.example;' }, 'Enter one email, with no comma, semicolon or period after it.'],
  [
    'a host alone',
    { email: 'ada@localhost' },
    'Enter the whole email: what follows the @ has a dot in it, like example.org.',
  ],
  ['no answer that is required', { 'answer-1': '' }, 'Answer “Know what each bake costs”.'],
  [
    'an answer that is too long',
    { 'answer-2': 'x'.repeat(301) },
    'Answer “Know what each bake costs” with at most 300 characters.',
  ],
  ['a token that was never given', { token: 'AAAA.BBBB' }, 'This page was open for too long. Please send it again.'],
  ['no token', { token: '' }, 'This page was open for too long. Please send it again.'],
  ['another goal', { goal: 'pre-order' }, 'This page has changed since you opened it. Please send it again.'],
  ['another form', { form: 'hero-centered' }, 'This page has changed since you opened it. Please send it again.'],
])('with %s it is not taken', async (name, given, problem) => {
  const slug = `no-${name.replaceAll(' ', '-')}`;
  const pageId = await app.publish(slug, { a: contentOf(slug) });
  const guest = aGuest();
  const { status, html } = await post(slug, guest, typed(await open(slug, guest), given));
  expect([status, problemsIn(html).map((each) => each?.replace(/^s\d+-[^:]+: /, '')), await entriesOf(pageId)]).toEqual(
    [...[422, [problem], []]],
  );
});

test('visitors of a page in German are answered in German: what is wrong, their thanks, and that they are to wait', async () => {
  await app.publish('deutsch', { a: { ...contentOf('deutsch'), language: 'de' } });
  const guest = aGuest();
  const token = await open('deutsch', guest);
  const wrong = { email: 'ada', consent: '', 'answer-1': '' };
  const { html } = await post('deutsch', guest, typed(token, wrong));
  expect(problemsIn(html).map((each) => each?.replace(/^s\d+-/, ''))).toEqual([
    'email: Geben Sie eine E-Mail-Adresse wie name@example.org ein.',
    'answer-1: Beantworten Sie „Know what each bake costs“.',
    'consent: Setzen Sie das Häkchen, damit wir Ihnen schreiben dürfen.',
  ]);
  const stale = await post('deutsch', guest, typed('', {}));
  const nobody = await post('deutsch', guest, typed(token, { email: 'ada@nobody.example' }));
  expect([stale, nobody].map((answer) => problemsIn(answer.html)[0]?.replace(/^s\d+-/, ''))).toEqual([
    expect.stringContaining('Diese Seite war zu lange geöffnet.'),
    'email: Unter dieser Adresse kommen keine E-Mails an. Prüfen Sie, was nach dem @ steht.',
  ]);
  await asOften(app.db, 30, () => post('deutsch', guest, typed('', {})));
  const waits = await post('deutsch', guest, typed('', {}));
  const thanks = await (await fetch(`${app.origin}/p/deutsch/thanks?form=gone`)).text();
  expect([waits.status, waits.html.includes('<html lang="de">'), /<h1[^>]*>([^<]+)/.exec(waits.html)?.[1]]).toEqual([
    ...[429, true, 'Bitte warten Sie einen Moment'],
  ]);
  expect([/<h1[^>]*>([^<]+)/.exec(thanks)?.[1], thanks.includes('Sie stehen auf der Liste.')]).toEqual([
    ...['Vielen Dank', true],
  ]);
});

test('a form is taken from two seconds to a day after its page', async () => {
  const pageId = await app.publish('slow', { a: contentOf('slow') });
  const guest = aGuest();
  const token = await open('slow', guest);
  wait(-5000 + 1999);
  const quick = await post('slow', guest, typed(token));
  wait(1);
  const inTime = await post('slow', guest, typed(token));
  const other = aGuest();
  const late = await open('slow', other);
  wait(24 * 3_600_000 - 5000 + 1);
  const stale = await post('slow', other, typed(late, { email: 'grace@example.org' }));
  expect([quick, inTime, stale].map(({ status, html }) => [status, problemsIn(html)])).toEqual([
    [422, ['That was very quick. Please send it once more.']],
    [303, []],
    [422, ['This page was open for too long. Please send it again.']],
  ]);
  wait(2000);
  const again = await post('slow', other, typed(tokenIn(stale.html), { email: 'grace@example.org' }));
  expect([again.status, (await entriesOf(pageId)).length]).toEqual([303, 2]);
});

test('who goes back and sends again is not too quick, for they have read the page before', async () => {
  const pageId = await app.publish('back', { a: contentOf('back') });
  const guest = aGuest();
  await post('back', guest, typed(await open('back', guest)));
  // A browser that goes back asks for the page anew, and for its picture.
  const again = await open('back', guest);
  wait(-5000 + 1);
  const kept = await post('back', guest, typed(again, { email: 'grace@example.org' }));
  // Another server knows it as well, once the visit was written.
  await app.visits.countAll(app.workspaceId);
  const page = { workspaceId: app.workspaceId, pageId };
  const visit = app.visits.read(page, again) as Visit;
  const other = createVisits({
    ...{ db: app.db, eventStore: app.eventStore, clock, projectOf: async () => app.projectId },
    ...{ key: randomBytes(32), notCounted: [], ownHosts: [], failed: expect.unreachable },
  });
  const isKnown = [await other.hasSeenFor(page, visit, 2000), await other.hasSeenFor(page, visit, 60_000)];
  await other.close();
  expect([kept.status, isKnown, (await entriesOf(pageId)).length]).toEqual([303, [true, false], 2]);
});

test('whoever has seen version B and sends an old form sees B again, and counts for it', async () => {
  const [a, b] = [aContent({ slug: 'both', title: 'First' }), aContent({ slug: 'both', title: 'Second' })];
  const pageId = await app.publish('both', { a, b });
  const titleIn = (html: string) => /<title>(\w+)/.exec(html)?.[1];
  for (;;) {
    const guest = aGuest();
    const first = titleIn(await (await fetch(`${app.origin}/p/both`, { headers: guest })).text());
    const stale = await post('both', guest, typed('', { email: 'grace@example.org' }));
    expect([stale.status, titleIn(stale.html)]).toEqual([422, first]);
    if (first === 'First') continue;
    wait(2000);
    await post('both', guest, typed(tokenIn(stale.html), { email: 'grace@example.org' }));
    break;
  }
  expect((await entriesOf(pageId)).map(({ email, version }) => [email, version])).toEqual([['grace@example.org', 'b']]);
});

test('a robot that fills in what people do not see is answered as a person, and nothing is kept', async () => {
  const pageId = await app.publish('trap', { a: contentOf('trap') });
  const guest = aGuest();
  const answer = await post('trap', guest, typed(await open('trap', guest), { website: 'https://spam.example' }));
  expect([answer.status, answer.headers.get('location'), await entriesOf(pageId)]).toEqual([
    ...[303, `/p/trap/thanks?form=${form}#answer`, []],
  ]);
});

test('a pre-order is a wish, and says that nothing was charged', async () => {
  const a = contentOf('wish');
  const pageId = await app.publish('wish', { a });
  const plan = a.blocks.flatMap(({ items }) => items).find(({ fields }) => fields['goal'] === 'pre-order')?.id ?? '';
  const guest = aGuest();
  const answer = await post('wish', guest, typed(await open('wish', guest), { goal: 'pre-order', form: plan }));
  const thanks = await (await fetch(new URL(answer.headers.get('location') ?? '', app.origin))).text();
  expect([answer.status, thanks.includes('You haven’t been charged.')]).toEqual([303, true]);
  const agreed = /<label[^>]*-consent"[^>]*>(Email me about Crumb[^<]*)</.exec(
    await (await fetch(`${app.origin}/p/wish`)).text(),
  );
  expect(agreed?.[1]).toBe('Email me about Crumb. I can be removed at any time.');
  const entries = (await entriesOf(pageId)).map(({ goal, answers, hasAnswers, consentHash }) => [
    ...[goal, answers, hasAnswers, consentHash],
  ]);
  expect(entries).toEqual([['pre-order', [], false, sha256(agreed?.[1] ?? '')]]);
});

test('whoever signs up and orders from one look at the page has done both, each once', async () => {
  const a = contentOf('one-look');
  const pageId = await app.publish('one-look', { a });
  const plan = a.blocks.flatMap(({ items }) => items).find(({ fields }) => fields['goal'] === 'pre-order')?.id ?? '';
  const guest = aGuest();
  const token = await open('one-look', guest);
  const forms = [typed(token), typed(token, { goal: 'pre-order', form: plan })];
  const answers: number[] = [];
  for (const fields of [...forms, ...forms]) answers.push((await post('one-look', guest, fields)).status);
  const entries = (await entriesOf(pageId)).map(({ goal, email, ordinal }) => [goal, email, ordinal]);
  expect([answers, entries]).toEqual([
    [303, 303, 303, 303],
    [
      ['sign-up', 'ada@example.org', 1],
      ['pre-order', 'ada@example.org', 1],
    ],
  ]);
});

test('a founder’s own thanks for a pre-order come with what nobody may leave out: that nothing was charged', async () => {
  const [a, own] = [contentOf('own-thanks'), 'Your loaf is **reserved**.'];
  const withThanks = a.blocks.map((block) =>
    block.id === form ? { ...block, fields: { ...block.fields, thanks: own } } : block,
  );
  await app.publish('own-thanks', { a: { ...a, goal: 'pre-order', blocks: withThanks } });
  const thanks = await (await fetch(`${app.origin}/p/own-thanks/thanks?form=${form}`)).text();
  expect([...thanks.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text]) => text)).toEqual([
    'You haven’t been charged. We’ll email you when it’s ready.',
    'Your loaf is <strong>reserved</strong>.',
    '<a href="/p/own-thanks">Back to the page</a>',
    '<a href="/p/own-thanks/report">Report this page</a>',
  ]);
});

/** The form of a page, offering what a founder may offer after it was sent. */
const offering = (slug: string, fields: Readonly<Record<string, boolean>>) => {
  const content = contentOf(slug);
  const blocks = content.blocks.map((block) =>
    block.id === form ? { ...block, fields: { ...block.fields, ...fields } } : block,
  );
  return { ...content, blocks };
};
const paragraphsIn = (html: string) =>
  [...(/<main>(.*?)<\/main>/s.exec(html)?.[1] ?? '').matchAll(/<p(?: class="p-name")?>(.*?)<\/p>/gs)].map(
    ([, text]) => text,
  );

test('who signs up reads their place in line; a repeated address gets the next one, like one that nobody knows', async () => {
  const pageId = await app.publish('line', { a: offering('line', { place: true }) });
  const thanksOf = async (email: string): Promise<readonly (string | undefined)[]> => {
    const guest = aGuest();
    const answer = await post('line', guest, typed(await open('line', guest), { email }));
    return paragraphsIn(await (await fetch(new URL(answer.headers.get('location') ?? '', app.origin))).text());
  };
  const emails = ['ada@example.org', 'grace@example.org', 'ADA@example.org', 'joan@example.org'];
  const read = [];
  for (const email of emails) read.push((await thanksOf(email))[1]);
  expect([read, (await app.intake(pageId))?.forms]).toEqual([
    [1, 2, 3, 4].map((place) => `You’re number ${place} in line.`),
    4,
  ]);
  // Nobody reads a place that the server has not written for this page.
  const forged = await fetch(`${app.origin}/p/line/thanks?form=${form}&place=1-AAAAAAAAAAAA`);
  expect(paragraphsIn(await forged.text())).not.toContain('You’re number 1 in line.');
});

test('who signs up gets a link to share if the founder wants it; its visitors and sign-ups have a source of their own', async () => {
  const pageId = await app.publish('shared', { a: offering('shared', { invite: true }) });
  const guest = aGuest();
  const answer = await post('shared', guest, typed(await open('shared', guest)));
  const [, offer] = paragraphsIn(await (await fetch(new URL(answer.headers.get('location') ?? '', app.origin))).text());
  const link = `${app.origin}/p/shared?via=invite`;
  expect([answer.headers.get('location'), offer]).toEqual([
    `/p/shared/thanks?form=${form}#answer`,
    `Know someone who’d like this too? Share this link:<br><a href="${link}">${link}</a>`,
  ]);
  const friend = aGuest();
  await post(
    'shared',
    friend,
    typed(await open('shared', friend, { query: new URL(link).search }), { email: 'b@example.org' }),
  );
  expect((await entriesOf(pageId)).map(({ email, source }) => [email, source])).toEqual([
    ['ada@example.org', 'direct'],
    ['b@example.org', 'Invited by a sign-up'],
  ]);
});

test('whoever sends a form is a visitor, also without pictures, and a founder’s own entry does not count', async () => {
  const pageId = await app.publish('undrawn', { a: contentOf('undrawn') });
  const [first, own] = [aGuest(), aGuest()];
  await post('undrawn', first, typed(await open('undrawn', first, { draws: false })));
  await app.visits.signedIn(app.workspaceId, { method: 'GET', ip: own['x-forwarded-for'], headers: own });
  await post('undrawn', own, typed(await open('undrawn', own), { email: 'founder@example.org' }));
  expect([
    (await entriesOf(pageId)).map(({ email, ordinal }) => [email, ordinal]).sort(),
    (await app.intake(pageId))?.visits,
  ]).toEqual([
    [
      ['ada@example.org', 1],
      ['founder@example.org', null],
    ],
    1,
  ]);
});

test('a form of an earlier version is taken as that version asked', async () => {
  const pageId = await app.publish('earlier', { a: contentOf('earlier') });
  const guest = aGuest();
  const token = await open('earlier', guest);
  const next = aContent({ slug: 'earlier', blocks: [aBlock('hero')] });
  await app.db
    .updateTable('published_pages')
    .set({ version: 2, content: JSON.stringify({ a: next }) as never })
    .where('page_id', '=', pageId)
    .execute();
  expect((await post('earlier', guest, typed(token))).status).toBe(303);
  expect((await entriesOf(pageId)).map(({ publishedVersion }) => publishedVersion)).toEqual([1]);
});

test('beyond thirty in ten minutes, whoever sends from one address is asked to wait', async () => {
  await app.publish('flood', { a: contentOf('flood') });
  const guest = aGuest();
  const token = await open('flood', guest);
  const send = async () => (await post('flood', guest, typed(token, { email: '' }))).status;
  const statuses = await asOften(app.db, 30, send);
  const beyond = await send();
  const { status, html, headers } = await post('flood', guest, typed(token));
  expect([new Set(statuses), beyond, status]).toEqual([new Set([422]), 429, 429]);
  expect([html.includes('Please wait a moment'), Number(headers.get('retry-after')) > 0]).toEqual([true, true]);
  wait(600_000);
  const other = await post('flood', guest, typed(token));
  expect(other.status).toBe(303);
});

test('beyond a hundred in ten minutes on all pages, whoever sends from one address is asked to wait', async () => {
  const guest = aGuest();
  const slugs = ['flood-1', 'flood-2', 'flood-3', 'flood-4', 'flood-5'];
  const statuses: (readonly number[])[] = [];
  for (const slug of slugs) {
    await app.publish(slug, { a: contentOf(slug) });
    const token = await open(slug, guest);
    const send = async () => (await post(slug, guest, typed(token, { email: '' }))).status;
    statuses.push(await asOften(app.db, 25, send));
  }
  const other = await post('flood-5', aGuest(), { email: '' });
  expect([...statuses.map((each) => [...new Set(each)]), other.status]).toEqual([
    ...[[422], [422], [422], [422], [429]],
    422,
  ]);
});

test.each([
  ['unpublished', 404],
  ['taken-down', 410],
] as const)('a page that is %s takes nothing', async (slug, status) => {
  const pageId = await app.publish(`closed-${slug}`, { a: contentOf(`closed-${slug}`) });
  const guest = aGuest();
  const token = await open(`closed-${slug}`, guest);
  const closing = slug === 'unpublished' ? { is_live: false } : { taken_down_at: clock() };
  await app.db.updateTable('published_pages').set(closing).where('page_id', '=', pageId).execute();
  const answer = await post(`closed-${slug}`, guest, typed(token));
  expect([answer.status, await entriesOf(pageId)]).toEqual([status, []]);
});
