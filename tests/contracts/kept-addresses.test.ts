import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aFounderOn, titleAt } from './address-founder.ts';
import { command } from './event-store-fixture.ts';

let app: PublishedApp;
let now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  app = await startPublishedApp({ clock: () => now });
});
afterAll(async () => app?.stop());

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
let slugs = 0;
const newSlug = (): string => `kept-${++slugs}`;

const aFounder = () => aFounderOn(app, () => now);
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${app.origin}${path}`, { redirect: 'manual', ...init, headers: { 'user-agent': browser, ...init.headers } });
const shownAt = (path: string) => titleAt(app, path);

async function aRenamedPage() {
  const [old, slug] = [newSlug(), newSlug()];
  const founder = await aFounder();
  const page = await founder.page(old);
  await page.send('SetPage', { slug });
  await page.send('PublishPage');
  return { founder, page, old, slug };
}

test('a page that was published anew at another address is led to from the old ones, with all that they said', async () => {
  const { page, old, slug } = await aRenamedPage();
  const parts = ['', '?utm_source=x&form=a', '/report', '/icon.svg', '/image.png', '/thanks?form=form'];
  expect(await Promise.all(parts.map((part) => shownAt(`/p/${old}${part}`)))).toEqual(
    parts.map((part) => `to /p/${slug}${part}`),
  );
  // Two moves lead there at once, and one back is none.
  const third = newSlug();
  await page.send('SetPage', { slug: third });
  await page.send('PublishPage');
  expect([await shownAt(`/p/${old}`), await shownAt(`/p/${slug}`)]).toEqual([`to /p/${third}`, `to /p/${third}`]);
  await page.send('SetPage', { slug: old });
  await page.send('PublishPage');
  expect([await shownAt(`/p/${old}`), await shownAt(`/p/${third}`)]).toEqual(['Crumb', `to /p/${old}`]);
  expect((await ask(`/p/${third}`)).headers.get('cache-control')).toBe('no-store');
});

test('an address that is typed with capitals, or with a slash at its end, leads to its page', async () => {
  const { old, slug } = await aRenamedPage();
  const typed = [
    slug.toUpperCase(),
    `${slug}/`,
    `${slug}/?utm_source=card`,
    `K${old.slice(1)}/`,
    'No-Such/',
    'no-such',
  ];
  expect(await Promise.all(typed.map((address) => shownAt(`/p/${address}`)))).toEqual([
    `to /p/${slug}`,
    `to /p/${slug}`,
    `to /p/${slug}?utm_source=card`,
    `to /p/${slug}`,
    404,
    404,
  ]);
});

/** The fields that the form of a page sends. */
async function formAt(path: string): Promise<{ readonly action: string; readonly body: URLSearchParams }> {
  const html = await (await ask(path)).text();
  const own = /<form[^>]* method="post" action="([^"]+)"(.*?)<\/form>/s.exec(html);
  const fields = (own?.[2] ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  const body = new URLSearchParams([...fields].map(([, name = '', value = '']) => [name, value]));
  return { action: own?.[1] ?? '', body };
}

test('a form that was opened at the old address is taken there, and shown again with what was typed', async () => {
  const [old, slug] = [newSlug(), newSlug()];
  const page = await (await aFounder()).page(old);
  const { action, body } = await formAt(`/p/${old}`);
  expect(action).toBe(`/p/${old}#answer`);
  await page.send('SetPage', { slug });
  await page.send('PublishPage');
  now = new Date(now.getTime() + 10_000);
  const post = (email: string) => {
    const sent = new URLSearchParams(body);
    for (const [name, value] of [
      ['email', email],
      ['consent', 'yes'],
    ] as const)
      sent.set(name, value);
    return ask(`/p/${old}`, { method: 'POST', body: sent });
  };
  const wrong = await post('nobody at all');
  const again = await wrong.text();
  expect([wrong.status, again.includes('value="nobody at all"'), again.includes(`action="/p/${slug}#answer"`)]).toEqual(
    [422, true, true],
  );
  const taken = await post('bo@example.org');
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `/p/${slug}/thanks?form=form#answer`]);
  const intake = await app.db
    .selectFrom('events')
    .select('type')
    .where('stream', '=', page.stream.replace('page-', 'intake-'))
    .where('type', '=', 'SignUpReceived')
    .execute();
  expect(intake).toHaveLength(1);
});

test('a founder takes their own old address for another page, and it leads no more', async () => {
  const { founder, page, old, slug } = await aRenamedPage();
  const other = await founder.page(old, 'Loaf');
  expect([other.answer, await shownAt(`/p/${old}`), await shownAt(`/p/${slug}`)]).toEqual([
    ...['PagePublished', 'Loaf', 'Crumb'],
  ]);
  // Not what another of their pages has, be it off the web.
  await page.send('UnpublishPage');
  const third = await founder.page(slug, 'Rye');
  expect([third.answer, await shownAt(`/p/${slug}`)]).toEqual(['slug-taken', 404]);
  // But what they have removed.
  await page.send('RemovePage');
  expect([await third.send('PublishPage'), await shownAt(`/p/${slug}`)]).toEqual(['PagePublished', 'Rye']);
  await page.send('RestorePage');
  expect([await page.send('PublishPage'), await shownAt(`/p/${slug}`)]).toEqual(['slug-taken', 'Rye']);
});

test('what a page showed at its old address links to where it is now, also after a roll-back', async () => {
  const { page, old, slug } = await aRenamedPage();
  await page.send('RollBackPage', { version: 1 });
  const html = await (await ask(`/p/${slug}`)).text();
  expect([html.includes(`/p/${old}`), html.includes(`action="/p/${slug}#answer"`)]).toEqual([false, true]);
});

test('a page that was unpublished is missed as ever, one that was removed is gone; back on the web it is shown again', async () => {
  const { page, old, slug } = await aRenamedPage();
  const seen: unknown[] = [];
  const look = async () => seen.push([await shownAt(`/p/${old}`), await shownAt(`/p/${slug}`)]);
  await page.send('UnpublishPage');
  await look();
  await page.send('RemovePage');
  await look();
  await page.send('RestorePage');
  await look();
  await page.send('PublishPage');
  await look();
  const { surveyId, send } = await (await aFounder()).survey();
  for (const type of ['UnpublishSurvey', 'RemoveSurvey', 'RestoreSurvey', 'PublishSurvey']) {
    await send(type);
    seen.push(await shownAt(`/s/${surveyId}`));
  }
  expect(seen).toEqual([
    [404, 404],
    [410, 410],
    [410, 410],
    [`to /p/${slug}`, 'Crumb'],
    ...[404, 410, 410, 'Do you own a bakery? · Bread'],
  ]);
});

test('a project that is removed takes its pages and surveys off the web for good, and others stay', async () => {
  const founder = await aFounder();
  const [slug, beside] = [newSlug(), newSlug()];
  const page = await founder.page(slug);
  const { surveyId } = await founder.survey();
  await founder.page(beside, 'Loaf', { projectId: randomUUID() });
  const look = () => Promise.all([`/p/${slug}`, `/s/${surveyId}`, `/p/${beside}`].map(shownAt));
  const seen = [await look()];
  for (const type of ['ArchiveProject', 'RemoveProject', 'RestoreProject']) {
    await founder.send(founder.project, type);
    seen.push(await look());
  }
  await page.send('PublishPage');
  seen.push(await look());
  const asked = 'Do you own a bakery? · Bread';
  expect(seen).toEqual([
    ['Crumb', asked, 'Loaf'],
    ['Crumb', asked, 'Loaf'],
    [410, 410, 'Loaf'],
    [410, 410, 'Loaf'],
    ['Crumb', 410, 'Loaf'],
  ]);
});

test('an address that a page had within one step leads to where the step has put it', async () => {
  const founder = await aFounder();
  const [first, between, last] = [newSlug(), newSlug(), newSlug()];
  const { stream } = await founder.page(first);
  const moves = [between, last].flatMap((slug) => [['SetPage', { slug }] as const, ['PublishPage', {}] as const]);
  await founder.batch(stream, moves);
  const thief = await aFounder();
  expect([await shownAt(`/p/${between}`), await shownAt(`/p/${first}`), (await thief.page(between)).answer]).toEqual([
    ...[`to /p/${last}`, `to /p/${last}`, 'slug-taken'],
  ]);
});

test('a page that was taken along to another project stays when the first one is removed', async () => {
  const [founder, slug] = [await aFounder(), newSlug()];
  const { stream } = await founder.page(slug);
  const data = { projectId: randomUUID(), decisionId: randomUUID() };
  const by = { kind: 'system', id: 'decide' } as const;
  await app.eventStore.execute({ workspaceId: founder.workspaceId, by, device: 'server' }, [
    command('ReassignPage', stream, data),
  ]);
  expect([await founder.send(founder.project, 'RemoveProject'), await shownAt(`/p/${slug}`)]).toEqual([
    ...['ProjectRemoved', 'Crumb'],
  ]);
});

test('of an erased account nothing stays but that its addresses were somebody’s', async () => {
  const { founder, old, slug } = await aRenamedPage();
  const { surveyId } = await founder.survey();
  await founder.erase();
  const paths = [`/p/${old}`, `/p/${slug}`, `/p/${slug}/icon.svg`, `/p/${slug}/report`, `/s/${surveyId}`];
  expect(await Promise.all(paths.map(shownAt))).toEqual(paths.map(() => 410));
  const posted = await Promise.all([old, slug].map((each) => ask(`/p/${each}`, { method: 'POST' })));
  expect(posted.map(({ status }) => status)).toEqual([410, 410]);
  const kept = await app.db.selectFrom('page_addresses').selectAll().where('workspace_id', 'is', null).execute();
  expect(kept.slice(-2).map(({ slug_hash: hash, ...row }) => [hash.length, row])).toEqual(
    [1, 2].map(() => [32, { workspace_id: null, page_id: null, taken_down_at: null }]),
  );
});

test.each(['page', 'survey'] as const)(
  'a form sent to a %s while its account is deleted is answered as where all is gone',
  async (kind) => {
    const founder = await aFounder();
    const slug = newSlug();
    await founder.page(slug);
    const { surveyId } = await founder.survey();
    const path = kind === 'page' ? `/p/${slug}` : `/s/${surveyId}`;
    const { body } = await formAt(path);
    for (const [name, value] of [
      ['email', 'bo@example.org'],
      ['consent', 'yes'],
      ['answer', 'yes'],
    ] as const)
      body.set(name, value);
    now = new Date(now.getTime() + 10_000);
    // What is sent waits for the deletion, and then there is nothing.
    const sent = await app.db.transaction().execute(async (trx) => {
      const of = trx.selectFrom('workspaces').select('id').where('id', '=', founder.workspaceId);
      await of.forUpdate().execute();
      const answer = ask(path, { method: 'POST', body });
      await isWaiting();
      await deleteAccount(trx, founder.id, now);
      return { answer };
    });
    const answer = await sent.answer;
    expect([answer.status, /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1]]).toEqual([410, `This ${kind} is gone`]);
  },
);

/** Resolves once a statement waits for a lock. */
const isWaiting = (): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rows } = await sql`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(app.db);
        return rows.length;
      },
      { timeout: 5000 },
    )
    .toBe(1);
