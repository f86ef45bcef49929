import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { IntakeEntry } from '#domain/intake/intake.ts';
import type { Unsent } from '#server/outbox/send-waiting.ts';
import { forgetAddresses } from '#server/published/published-address.ts';
import { deleteWorkspace } from '#server/team/delete-workspace.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { entriesIn } from '../fixtures/entries-in.ts';
import { type ArrivedMail, type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { aGuest, type Guest, openPage, postForm, pressDoor } from '../fixtures/page-guests.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aContent } from '../fixtures/published-page.ts';

let app: PublishedApp;
let mails: MailServer;
const unsent: Unsent[] = [];
const { clock, wait } = aClock();
beforeAll(async () => {
  mails = await startMailServer();
  app = await startPublishedApp({ clock, smtpUrl: mails.url, unsent: (mail) => unsent.push(mail) });
});
afterEach(async () => {
  await expect.poll(waiting).toBe(0);
  expect(unsent.splice(0)).toEqual([]);
});
afterAll(async () => {
  await app?.stop();
  await mails?.close();
});

const waiting = async (): Promise<number> =>
  Number(
    (await sql<{ n: number }>`SELECT count(*) AS n FROM outbox WHERE kind <> 'digest'`.execute(app.db)).rows[0]?.n,
  );

/** Somebody new signs up on a page. */
const signUp = async (slug: string, email: string, given: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await filledIn(slug, email, given))();

/** Somebody new has filled in a form; resolves to what sends it. */
async function filledIn(slug: string, email: string, given: Readonly<Record<string, string>> = {}) {
  const guest = aGuest();
  const token = await openPage(app.origin, slug, guest);
  wait(5000);
  return () => send(slug, guest, token, email, given);
}

/** Somebody new chooses a fake door. */
async function chooseDoor(slug: string, door: string): Promise<void> {
  const guest = aGuest();
  const token = await openPage(app.origin, slug, guest);
  wait(5000);
  const meant = await pressDoor(`${app.origin}/p/${slug}`, guest, door, token);
  wait(5000);
  await send(slug, guest, meant, '', { goal: 'fake-door', form: door });
}

async function send(
  slug: string,
  guest: Guest,
  token: string,
  email: string,
  given: Readonly<Record<string, string>>,
): Promise<string> {
  const fields = { token, goal: 'sign-up', form: 'form-inline', email, consent: 'yes', website: '' };
  const answers = { 'answer-1': 'Two to five', 'answer-2': 'By feel' };
  const answer = await postForm(`${app.origin}/p/${slug}`, guest, { ...fields, ...answers, ...given });
  expect(answer.status).toBe(303);
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', app.origin);
  return (await fetch(`${app.origin}${pathname}${search}`)).text();
}

const mailTo = async (email: string): Promise<ArrivedMail> =>
  expect
    .poll(() => mails.arrived.find(({ to }) => to === email))
    .toBeDefined()
    .then(() => {
      const found = mails.arrived.filter(({ to }) => to === email);
      expect(found).toHaveLength(1);
      return found[0] as ArrivedMail;
    });
const linksIn = ({ text }: ArrivedMail) => {
  const [confirm = '', remove = ''] = [...text.matchAll(/^http\S+\/(?:confirm|remove)\/\S+$/gm)].map(([link]) => link);
  return { confirm, remove };
};
const entriesOf = async (pageId: string): Promise<readonly IntakeEntry[]> => entriesIn(await app.intake(pageId));
const press = async (link: string, body = '') => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
  const answer = await fetch(link, { method: 'POST', headers, body });
  return [answer.status, await answer.text()] as const;
};
/** The texts of a page's main part, one for each of its lines, without whose page it is. */
const shownIn = (html: string) =>
  [
    ...(/<section class="p-section p-notice".*?<\/main>/s.exec(html)?.[0] ?? '').matchAll(
      /<(?:h1|p)\b[^>]*>(.*?)<\/(?:h1|p)>/gs,
    ),
  ].map(([, line = '']) => line.replace(/<[^>]+>/g, ''));
const headingIn = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1];

test('whoever signs up gets one mail, which says why, and the page has promised it', async () => {
  await app.publish('crumb', { a: aContent({ slug: 'crumb', title: 'Crumb' }) });
  const page = await (await fetch(`${app.origin}/p/crumb`)).text();
  const thanks = await signUp('crumb', 'ada@example.org');
  expect([
    page.includes('We’ll send you one email to confirm your address.'),
    thanks.includes('Check your email to confirm that the address is yours.'),
  ]).toEqual([true, true]);
  await signUp('crumb', 'ADA@example.org');
  await expect.poll(waiting).toBe(0);
  const mail = await mailTo('ada@example.org');
  const { confirm, remove } = linksIn(mail);
  const tokens = [confirm, remove].map((link) => new URL(link).pathname.split('/')[2]);
  expect(tokens).toEqual([expect.stringMatching(/^[\w-]{92}$/), expect.stringMatching(/^[\w-]{92}$/)]);
  expect([mail.subject, mail.text]).toEqual([
    'Confirm your email for “Crumb”',
    `Someone entered this address on the page “Crumb”:
${app.origin}/p/crumb

If it was you, confirm it here:
${app.origin}/confirm/${tokens[0]}

If it wasn’t, or you’ve changed your mind, erase the address and everything that was sent with it:
${app.origin}/remove/${tokens[1]}

`.replace(/\n$/, ''),
  ]);
  expect([mail.partTypes, mail.parts[0]]).toEqual([['text/plain', 'text/html'], mail.text]);
  expect(mail.parts[1]?.match(/<a [^>]*>[^<]*<\/a>/g)).toEqual([
    `<a href="${app.origin}/p/crumb">${app.origin}/p/crumb</a>`,
    `<a class="button" href="${confirm}">Confirm my email</a>`,
    `<a href="${remove}">erase the address and everything that was sent with it</a>`,
  ]);
  expect(mail.headers).toMatchObject({
    'content-type': expect.stringMatching(/^multipart\/alternative;/),
    from: 'Groundwork <no-reply@groundwork.example>',
    'list-unsubscribe': `<${remove}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
    'message-id': expect.stringMatching(/^<[0-9a-f]{32}@localhost>$/),
  });
});

test('mails about a page whose own host works name that host, and the links that remove somebody do not', async () => {
  const content = aContent({ slug: 'own' });
  const blocks = content.blocks.map((block) =>
    block.kind === 'form' ? { ...block, fields: { ...block.fields, mail: 'Hello.' } } : block,
  );
  const pageId = await app.publish('own', { a: { ...content, blocks } });
  const page = { workspace_id: app.workspaceId, page_id: pageId, host: 'try.own.example' };
  const times = { since: clock(), check_at: clock(), checked_at: null, fault: null };
  await app.db
    .insertInto('page_domains')
    .values({ ...page, ...times, state: 'broken' })
    .execute();
  await signUp('own', 'early@own.example');
  await expect.poll(waiting).toBe(0);
  await app.db.updateTable('page_domains').set({ state: 'working' }).where('page_id', '=', pageId).execute();
  await signUp('own', 'ada@own.example');
  const mail = await mailTo('ada@own.example');
  const { confirm, remove } = linksIn(mail);
  await press(confirm.replace('https://try.own.example', app.origin));
  await expect.poll(() => mails.arrived.filter(({ to }) => to === 'ada@own.example').length).toBe(2);
  const first = mails.arrived.findLast(({ to }) => to === 'ada@own.example');
  const hosts = (text = '') =>
    [...text.matchAll(/^(https?:\/\/[^/\s]+)\/(confirm|remove|p|$)/gm)].map(([link]) => link);
  expect([hosts((await mailTo('early@own.example')).text), hosts(mail.text), hosts(first?.text)]).toEqual([
    ['p', 'confirm', 'remove'].map((path) => `${app.origin}/${path}`),
    ['https://try.own.example/', 'https://try.own.example/confirm', `${app.origin}/remove`],
    ['https://try.own.example/', `${app.origin}/remove`],
  ]);
  expect(mail.headers['list-unsubscribe']).toBe(`<${remove}>`);
});

test('the mails of a page in another language are in it, as are the pages behind their links', async () => {
  const content = aContent({ slug: 'krume', title: 'Krume', language: 'de' });
  const blocks = content.blocks.map((block) =>
    block.kind === 'form' ? { ...block, fields: { ...block.fields, mail: 'Hallo.' } } : block,
  );
  await app.publish('krume', { a: { ...content, blocks } });
  await signUp('krume', 'anna@example.org');
  const mail = await mailTo('anna@example.org');
  const { confirm, remove } = linksIn(mail);
  expect([mail.subject, ...[confirm, remove].map((link) => new URL(link).search)]).toEqual([
    'Bestätigen Sie Ihre E-Mail-Adresse für „Krume“',
    '?lang=de',
    '?lang=de',
  ]);
  expect(mail.headers).toMatchObject({ 'list-unsubscribe': `<${remove}>` });
  const asked = await (await fetch(remove)).text();
  expect([/<html [^>]*>/.exec(asked)?.[0], ...shownIn(asked), /<button[^>]*>([^<]+)/.exec(asked)?.[1]]).toEqual([
    '<html lang="de">',
    'Meine Angaben löschen',
    'Ihre Adresse und alles, was Sie mit ihr zusammen gesendet haben, werden gelöscht. Das lässt sich nicht rückgängig machen.',
    'Meine Angaben löschen',
  ]);
  await press(confirm);
  const first = () => mails.arrived.find(({ subject }) => subject === 'Willkommen bei Krume');
  await expect.poll(first).toBeDefined();
  expect(/\?.*(?=>)/.exec(first()?.headers['list-unsubscribe'] ?? '')?.[0]).toBe('?lang=de');
  const [, done] = await press(remove);
  expect(headingIn(done)).toBe('Ihre Angaben sind gelöscht');
  const unknown = await fetch(remove.replace('lang=de', 'lang=xx'));
  expect([unknown.status, headingIn(await unknown.text())]).toEqual([200, 'Remove me']);
});

test('who confirms their address reads the founder’s words, their place among those who have, and a link to share', async () => {
  const content = aContent({ slug: 'queue' });
  const offered = { place: true, invite: true };
  const blocks = content.blocks.map((block) => ({ ...block, fields: { ...block.fields, ...offered } }));
  await app.publish('queue', { a: { ...content, blocks } });
  const thanks = await signUp('queue', 'first@example.org');
  await signUp('queue', 'never@example.org');
  await signUp('queue', 'last@example.org');
  const [first, last] = [await mailTo('first@example.org'), await mailTo('last@example.org')].map(linksIn);
  const confirmed = [];
  for (const links of [last, first, last]) confirmed.push(shownIn((await press(links?.confirm ?? ''))[1]));
  const said = (place: number) => [
    'Your email is confirmed',
    'We’ll be in touch.',
    `You’re number ${place} in line.`,
    `Know someone who’d like this too? Share this link:${app.origin}/p/queue?via=invite`,
    'Back to the page',
  ];
  expect([shownIn(thanks).includes('in line'), confirmed]).toEqual([false, [said(1), said(2), said(1)]]);
  // Whose entry is erased, or whose page is closed, reads what everybody reads.
  await press(first?.remove ?? '');
  const erased = await press(first?.confirm ?? '');
  await sql`UPDATE published_pages SET is_live = false WHERE slug = 'queue'`.execute(app.db);
  const closed = await press(last?.confirm ?? '');
  expect([erased, closed].map(([status, html]) => [status, headingIn(html)])).toEqual([
    ...[
      [200, 'Thank you'],
      [200, 'Thank you'],
    ],
  ]);
});

test('who confirms their address on a page that is gone reads nothing of another page that has its address by now', async () => {
  const gone = await app.publish('heir', { a: aContent({ slug: 'heir' }) });
  await signUp('heir', 'late@example.org');
  const { confirm } = linksIn(await mailTo('late@example.org'));
  await sql`UPDATE published_pages SET is_live = false, is_removed = true WHERE page_id = ${gone}`.execute(app.db);
  await app.publish('heir', { a: aContent({ slug: 'heir' }) });
  const [status, html] = await press(confirm);
  expect([status, headingIn(html)]).toEqual([200, 'Thank you']);
  expect((await entriesOf(gone)).map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true]);
});

test('the founder’s first mail goes once to who has confirmed, in the words that the page has then, and to nobody else', async () => {
  const content = aContent({ slug: 'first' });
  const saying = (mail: string) => ({
    ...content,
    blocks: content.blocks.map((block) =>
      block.kind === 'form' ? { ...block, fields: { ...block.fields, mail, mailSubject: 'The first loaf' } } : block,
    ),
  });
  const pageId = await app.publish('first', { a: saying('Hello.') });
  const page = await (await fetch(`${app.origin}/p/first`)).text();
  expect(page).toContain('We’ll send you one email to confirm your address, and one when you have.');
  const [ada, grace] = ['ada@first.example', 'grace@first.example'];
  const [joan, mary] = ['joan@first.example', 'mary@first.example'];
  for (const email of [ada, grace, joan, mary]) await signUp('first', email);
  const confirmOf = async (email: string) => linksIn(await mailTo(email));
  const [first, second] = [await confirmOf(ada), await confirmOf(grace)];
  const [third, fourth] = [await confirmOf(joan), await confirmOf(mary)];
  await press(first.confirm);
  await press(first.confirm);
  await expect.poll(waiting).toBe(0);
  // Nobody gets it who was removed before it is sent, or whose page is closed or was taken down by the operator.
  mails.refuse(451);
  await press(second.confirm);
  await expect.poll(() => unsent.length).toBeGreaterThan(0);
  await press(second.remove);
  await sql`UPDATE published_pages SET is_live = false WHERE page_id = ${pageId}`.execute(app.db);
  // It is dealt with while the page is closed, not after.
  const left = await waiting();
  await press(third.confirm);
  await expect.poll(waiting).toBe(left);
  await sql`UPDATE published_pages SET is_live = true, taken_down_at = now() WHERE page_id = ${pageId}`.execute(app.db);
  await press(fourth.confirm);
  wait(10_000);
  await expect.poll(waiting).toBe(0);
  expect(unsent.splice(0).map(({ kind }) => kind)).toEqual(['first-mail']);
  const sent = mails.arrived.filter(({ subject }) => subject === 'The first loaf');
  expect(sent.map(({ to, text, headers }) => [to, text.split('\n')[0], headers['reply-to']])).toEqual([
    [ada, 'Hello.', 'ada@crumb.example'],
  ]);
  const remove = /^<(.*)>$/.exec(sent[0]?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(sent[0]?.text).toContain(`Remove me and everything I sent:\n${remove}`);
  await press(remove);
  expect((await entriesOf(pageId)).map(({ email }) => email)).toEqual(['', '', joan, mary]);
});

test('the founder’s first mail has the words of the version that somebody has signed up on', async () => {
  const content = aContent({ slug: 'halves' });
  const saying = (mail: string) => ({
    ...content,
    blocks: content.blocks.map((block) =>
      block.kind === 'form' ? { ...block, fields: { ...block.fields, mail } } : block,
    ),
  });
  const pageId = await app.publish('halves', { a: saying('Hello from a.'), b: saying('Hello from b.') });
  const versions = new Map<string, string>();
  for (let n = 0; new Set(versions.values()).size < 2; n += 1) {
    const email = `guest-${n}@halves.example`;
    await signUp('halves', email);
    await press(linksIn(await mailTo(email)).confirm);
    versions.set(email, (await entriesOf(pageId)).find((entry) => entry.email === email)?.version ?? '');
  }
  await expect.poll(waiting).toBe(0);
  const sent = mails.arrived.filter(({ text }) => text.startsWith('Hello from '));
  expect(Object.fromEntries(sent.map(({ to, text }) => [to, text.split('\n')[0]]))).toEqual(
    Object.fromEntries([...versions].map(([email, version]) => [email, `Hello from ${version}.`])),
  );
});

test('what fetches the links of a mail does nothing; the button confirms, once, and is answered the same again', async () => {
  const pageId = await app.publish('confirm', { a: aContent({ slug: 'confirm' }) });
  await signUp('confirm', 'grace@example.org');
  const { confirm, remove } = linksIn(await mailTo('grace@example.org'));
  const fetched = [];
  for (const link of [confirm, remove])
    for (const method of ['GET', 'HEAD']) fetched.push((await fetch(link, { method })).status);
  const states = async () => (await entriesOf(pageId)).map(({ confirmedAt, erased }) => [confirmedAt, erased]);
  expect([fetched, await states()]).toEqual([[200, 200, 200, 200], [[null, false]]]);
  const html = await (await fetch(confirm)).text();
  expect([headingIn(html), html.match(/<button[^>]*>[^<]+/g)]).toEqual([
    'Confirm your email',
    ['<button class="p-button" type="submit">Confirm'],
  ]);
  const at = clock().toISOString();
  const first = await press(confirm);
  wait(60_000);
  expect([await press(confirm), await states()]).toEqual([first, [[at, false]]]);
  expect([first[0], headingIn(first[1])]).toEqual([200, 'Your email is confirmed']);
});

test('pages behind links have no script, are sandboxed, and tell nobody their address', async () => {
  for (const path of ['confirm', 'remove']) {
    for (const method of ['GET', 'POST']) {
      const { headers, status } = await fetch(`${app.origin}/${path}/x`, { method });
      expect([
        ...[path, method, status, headers.get('cache-control'), headers.get('referrer-policy')],
        ...[headers.get('x-robots-tag'), headers.get('set-cookie')],
        headers.get('content-security-policy')?.replace(/'sha256-[^']+'/, "'sha256-…'"),
      ]).toEqual([
        ...[path, method, 200, 'private, no-store', 'no-referrer', 'noindex', null],
        "sandbox allow-forms allow-popups; default-src 'none'; style-src 'sha256-…'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      ]);
    }
  }
});

test('a link that is forged, swapped, expired or of nobody is answered as a good one, and does nothing', async () => {
  const pageId = await app.publish('forged', { a: aContent({ slug: 'forged' }) });
  await signUp('forged', 'mary@example.org');
  const { confirm, remove } = linksIn(await mailTo('mary@example.org'));
  const token = confirm.slice(-92);
  const forged = [
    ...['', 'x', 'A'.repeat(92), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, `${token}/x`, '%00'],
    ...[remove.slice(-92), 'x'.repeat(900)],
  ].map((each) => `${app.origin}/confirm/${each}`);
  const answers = await Promise.all(forged.map((link) => press(link)));
  const swapped = await press(`${app.origin}/remove/${token}`);
  const [before] = await entriesOf(pageId);
  wait(7 * 24 * 3_600_000 + 60_000);
  answers.push(await press(confirm));
  const [late] = await entriesOf(pageId);
  const good = await press(remove);
  const [after] = await entriesOf(pageId);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect([swapped, headingIn(answers[0]?.[1] ?? '')]).toEqual([good, 'Thank you']);
  expect([before, late, after].map((entry) => [entry?.confirmedAt, entry?.erased])).toEqual([
    ...[
      [null, false],
      [null, false],
      [null, true],
    ],
  ]);
  // Whoever is gone can't be confirmed, and is answered the same.
  expect((await press(confirm))[1]).toBe(answers[0]?.[1]);
});

test('who removes themselves by one click is erased with all that they sent on that page; others and the counts stay', async () => {
  const content = aContent({ slug: 'remove' });
  const pageId = await app.publish('remove', { a: content });
  const plan = content.blocks.flatMap(({ items }) => items).find(({ fields }) => fields['goal'] === 'pre-order')?.id;
  await signUp('remove', 'one@example.org');
  await signUp('remove', 'One@example.org', { goal: 'pre-order', form: plan ?? '' });
  await signUp('remove', 'two@example.org');
  await expect.poll(waiting).toBe(0);
  const toOne = mails.arrived.filter(({ to }) => to.toLowerCase() === 'one@example.org');
  expect(new Set(toOne.map(({ messageId }) => messageId)).size).toBe(2);
  const [status, html] = await press(linksIn(toOne[1] as ArrivedMail).remove, 'List-Unsubscribe=One-Click');
  expect([status, headingIn(html)]).toEqual([200, 'You’re removed']);
  const { rows } = await sql<{ row: string }>`
    SELECT personal::text AS row FROM personal WHERE subject LIKE ${`intake-${pageId}%`}`.execute(app.db);
  expect(JSON.stringify(rows)).toContain('two@example.org');
  expect(JSON.stringify(rows)).not.toMatch(/one@example/i);
  expect((await entriesOf(pageId)).map(({ email, ordinal, erased }) => [email, ordinal, erased]).sort()).toEqual([
    ['', 1, true],
    ['', 2, true],
    ['two@example.org', 3, false],
  ]);
});

test('a link that was used before is answered the same, and erases nobody else', async () => {
  const slug = 'gone';
  const content = aContent({ slug });
  const pageId = await app.publish(slug, { a: content });
  const door = content.blocks.flatMap(({ items }) => items).find(({ fields }) => fields['goal'] === 'fake-door')?.id;
  await signUp(slug, 'gone@example.org');
  await chooseDoor(slug, door ?? '');
  const { remove } = linksIn(await mailTo('gone@example.org'));
  const [first, second] = [await press(remove), await press(remove)];
  expect([second, (await entriesOf(pageId)).map(({ goal, erased }) => [goal, erased]).sort()]).toEqual([
    first,
    [
      ['fake-door', false],
      ['sign-up', true],
    ],
  ]);
});

test('what waits says nothing about people, and is gone once it was sent', async () => {
  await app.publish('waits', { a: aContent({ slug: 'waits' }) });
  const sendLater = await filledIn('waits', 'dorothy@example.org');
  // Refused for the moment, so that it stays.
  mails.refuse(451);
  await signUp('waits', 'katherine@example.org');
  await expect.poll(() => unsent.length).toBe(1);
  const { rows } = await sql<{
    row: string;
  }>`SELECT outbox::text AS row FROM outbox WHERE kind = 'confirm-sign-up'`.execute(app.db);
  expect([rows.length, JSON.stringify(rows).includes('example.org')]).toEqual([1, false]);
  expect(unsent.splice(0)).toEqual([
    { kind: 'confirm-sign-up', code: 'EENVELOPE', responseCode: 451, isGivenUp: false },
  ]);
  wait(1999);
  // What is sent now goes, and with it would all that is due.
  await sendLater();
  await mailTo('dorothy@example.org');
  expect(mails.arrived.some(({ to }) => to === 'katherine@example.org')).toBe(false);
  wait(1);
  await mailTo('katherine@example.org');
});

test('a mail is tried again later and later, under one id, and given up in the end', async () => {
  await app.publish('again', { a: aContent({ slug: 'again' }) });
  const [second, minute, hour] = [1000, 60_000, 3_600_000];
  const waits = [2 * second, 20 * second, 2 * minute, 10 * minute, hour, 6 * hour, 24 * hour];
  mails.refuse(...Array.from({ length: 8 }, () => 451));
  await signUp('again', 'never@example.org');
  for (const [n, ms] of waits.entries()) {
    await expect.poll(() => unsent.length).toBe(n + 1);
    await expect
      .poll(async () => (await sql`SELECT FROM outbox WHERE attempts = ${n + 1}`.execute(app.db)).rows.length)
      .toBe(1);
    wait(ms);
  }
  await expect.poll(() => unsent.length).toBe(8);
  expect(unsent.splice(0).map(({ isGivenUp }) => isGivenUp)).toEqual([...waits.map(() => false), true]);
});

test('a mailbox that does not exist is not written to again', async () => {
  await app.publish('nobody', { a: aContent({ slug: 'nobody' }) });
  mails.refuse(550);
  await signUp('nobody', 'nobody@example.org');
  await expect.poll(() => unsent.length).toBe(1);
  expect(unsent.splice(0)).toEqual([
    { kind: 'confirm-sign-up', code: 'EENVELOPE', responseCode: 550, isGivenUp: true },
  ]);
});

test.each(['erased', 'closed'] as const)('nobody gets a mail who was %s before it was sent', async (how) => {
  const slug = `before-${how}`;
  const pageId = await app.publish(slug, { a: aContent({ slug }) });
  mails.refuse(451);
  await signUp(slug, `${how}@example.org`);
  await expect.poll(() => unsent.length).toBe(1);
  unsent.splice(0);
  if (how === 'closed')
    await app.db.updateTable('published_pages').set({ taken_down_at: clock() }).where('slug', '=', slug).execute();
  else {
    const [entry] = await entriesOf(pageId);
    const founder = { workspaceId: app.workspaceId, by: { kind: 'founder', id: 'test' }, device: 'test' } as const;
    await app.eventStore.execute(founder, [
      {
        ...{ id: randomUUID(), type: 'ErasePerson', stream: `intake-${pageId}`, at: clock().toISOString() },
        data: { entryId: entry?.id ?? '' },
      },
    ]);
  }
  wait(2000);
  await expect.poll(waiting).toBe(0);
  expect(mails.arrived.some(({ to }) => to === `${how}@example.org`)).toBe(false);
});

test('one mailbox gets five mails a day at most, however its address is spelled; what is more waits', async () => {
  await app.publish('many', { a: aContent({ slug: 'many' }) });
  for (let n = 0; n < 7; n++) await signUp('many', `victim+${n}@example.org`);
  const toVictim = () => mails.arrived.filter(({ to }) => to.startsWith('victim+')).length;
  await expect.poll(toVictim).toBe(5);
  await expect.poll(async () => (await sql`SELECT FROM outbox WHERE attempts > 0`.execute(app.db)).rows.length).toBe(2);
  // A limit that is full is looked at again once there is room, not sooner.
  const { rows } = await sql<{ due: Date }>`SELECT due_at AS due FROM outbox WHERE attempts > 0`.execute(app.db);
  expect(rows.every(({ due }) => due.getTime() - clock().getTime() > 23 * 3_600_000)).toBe(true);
  wait(24 * 3_600_000);
  await expect.poll(toVictim).toBe(7);
});

test('a workspace sends 2,000 confirmations a day at most; what is more waits, and its entries are there', async () => {
  const pageId = await app.publish('relay', { a: aContent({ slug: 'relay' }) });
  const sent = (n: number) => app.attempts.add(`confirmations of ${app.workspaceId}`, n, 24 * 3_600_000);
  await sent(1999 - (await sent(0)).count);
  const arrived = () => mails.arrived.filter(({ to }) => to.startsWith('relayed-')).length;
  for (let n = 0; n < 3; n++) await signUp('relay', `relayed-${n}@example.org`);
  await expect.poll(arrived).toBe(1);
  await expect.poll(async () => (await sql`SELECT FROM outbox WHERE attempts = 1`.execute(app.db)).rows.length).toBe(2);
  expect((await entriesOf(pageId)).map(({ confirmedAt }) => confirmedAt)).toEqual([null, null, null]);
  wait(24 * 3_600_000);
  await expect.poll(arrived).toBe(3);
});

test('every mail is sent once by the servers that look for it', async () => {
  await app.publish('once', { a: aContent({ slug: 'once' }) });
  const before = mails.arrived.length;
  for (let n = 0; n < 12; n++) await signUp('once', `once-${n}@example.org`);
  await expect.poll(waiting).toBe(0);
  const all = mails.arrived.slice(before);
  expect([all.length, new Set(all.map(({ messageId }) => messageId)).size]).toEqual([12, 12]);
});

test.each([
  ['confirm', 'Thank you'],
  ['remove', 'You’re removed'],
] as const)(
  'a link to %s that is pressed while the founder’s account is deleted is answered as a good one',
  async (kind, heading) => {
    const [slug, email, of] = [`leaving-${kind}`, `${kind}-late@example.org`, await app.anotherFounder()];
    await app.publish(slug, { a: aContent({ slug }), workspaceId: of });
    await signUp(slug, email);
    const links = linksIn(await mailTo(email));
    // What is pressed waits for the deletion, and then there is nothing.
    const pressed = await app.db.transaction().execute(async (trx) => {
      await trx.selectFrom('workspaces').select('id').where('id', '=', of).forUpdate().execute();
      const answer = press(links[kind]);
      await aStatementWaits();
      await deleteWorkspace(trx, of);
      return { answer };
    });
    const [status, html] = await pressed.answer;
    expect([status, headingIn(html)]).toEqual([200, heading]);
  },
);

/** Resolves once a statement waits for a lock. */
const aStatementWaits = (): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rows } = await sql`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(app.db);
        return rows.length;
      },
      { timeout: 5000 },
    )
    .toBeGreaterThan(0);

// Last: afterwards there is nobody to publish anything.
test('a link of a founder who is gone is answered as a good one', async () => {
  await app.publish('founderless', { a: aContent({ slug: 'founderless' }) });
  await signUp('founderless', 'left@example.org');
  const { confirm, remove } = linksIn(await mailTo('left@example.org'));
  await forgetAddresses(app.db, app.workspaceId);
  await app.db.deleteFrom('workspaces').where('id', '=', app.workspaceId).execute();
  expect([(await press(confirm))[0], (await press(remove))[0]]).toEqual([200, 200]);
});
