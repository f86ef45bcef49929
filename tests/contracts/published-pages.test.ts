import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fontFileNames } from '#drawing/page/font-families.ts';
import { keepOriginsApart } from '#server/http/keep-origins-apart.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aBlock, aContent } from '../fixtures/published-page.ts';

let app: PublishedApp;
const reported: (readonly [string, number])[] = [];
const fonts = mkdtempSync(join(tmpdir(), 'fonts-'));
beforeAll(async () => {
  for (const name of fontFileNames) writeFileSync(join(fonts, name), 'a font');
  app = await startPublishedApp({ fonts, reported: (...report) => reported.push(report) });
});
afterAll(async () => {
  await app?.stop();
  rmSync(fonts, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(`${app.origin}${path}`, { redirect: 'manual', ...init });
const policy = (style: string) =>
  `sandbox allow-forms allow-popups; default-src 'none'; style-src '${style}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

test('a page is sandboxed, kept by nobody, and holds a new token at each visit', async () => {
  await app.publish('crumb');
  const answers = await Promise.all([ask('/p/crumb'), ask('/p/crumb')]);
  const [first = '', second = ''] = await Promise.all(answers.map((answer) => answer.text()));
  const header = (name: string) => answers[0]?.headers.get(name);
  const style = header('content-security-policy')?.match(/sha256-[^']+/)?.[0] ?? '';
  const written = /<style>(.*?)<\/style>/s.exec(first)?.[1] ?? '';
  expect(style).toBe(`sha256-${createHash('sha256').update(written).digest('base64')}`);
  expect([
    answers[0]?.status,
    header('content-security-policy'),
    header('cache-control'),
    header('x-robots-tag'),
  ]).toEqual([200, policy(style), 'private, no-store', 'noindex']);
  expect([header('set-cookie'), header('cross-origin-opener-policy'), header('referrer-policy')]).toEqual([
    null,
    'unsafe-none',
    'strict-origin-when-cross-origin',
  ]);
  const token = (text: string) => /\/seen\/([^"]+)"/.exec(text)?.[1];
  expect(token(first)).toMatch(/^[\w-]{120,450}$/);
  expect(token(first)).not.toBe(token(second));
  expect((await ask('/p/crumb', { method: 'HEAD' })).status).toBe(200);
});

test('a page with a theme may load our fonts, which come for its origin of its own and are kept for good', async () => {
  await app.publish('themed', { a: aContent({ slug: 'themed', theme: 'software' }) });
  const answer = await ask('/p/themed');
  const [policies, text] = [answer.headers.get('content-security-policy') ?? '', await answer.text()];
  const style = /sha256-[^']+/.exec(policies)?.[0] ?? '';
  expect(policies).toBe(policy(style).replace("img-src 'self'", "img-src 'self'; font-src 'self'"));
  const wanted = [...text.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin>/g)];
  const paths = wanted.map(([, path = '']) => path);
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    const font = await ask(path);
    const header = (name: string) => font.headers.get(name);
    expect([font.status, header('content-type'), header('cache-control')]).toEqual([
      200,
      'font/woff2',
      'public, max-age=31536000, immutable',
    ]);
    expect([header('access-control-allow-origin'), header('cross-origin-resource-policy')]).toEqual([
      '*',
      'cross-origin',
    ]);
    expect(await font.text()).toBe('a font');
  }
  const gone = ['/page-fonts/other.woff2', '/page-fonts/..%2Fpackage.json'];
  expect(await Promise.all(gone.map(async (path) => (await ask(path)).status))).toEqual([404, 404]);
});

test('search finds a page only if its founder wants it', async () => {
  await app.publish('listed', { a: aContent({ slug: 'listed', isListed: true }) });
  expect((await ask('/p/listed')).headers.get('x-robots-tag')).toBeNull();
});

test.each([
  ['never published', 'nowhere', 404, 'There’s no page here'],
  ['unpublished', 'unpublished', 404, 'There’s no page here'],
  ['taken down', 'taken-down', 410, 'This page was taken down'],
] as const)('an address that was %s says so, with all that belongs to it', async (_, slug, status, words) => {
  if (slug !== 'nowhere') {
    await app.publish(slug, { isLive: slug === 'taken-down', takenDownAt: slug === 'taken-down' ? new Date() : null });
  }
  const answer = await ask(`/p/${slug}`);
  const style = answer.headers.get('content-security-policy')?.match(/sha256-[^']+/)?.[0] ?? '';
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([status, policy(style)]);
  expect(await answer.text()).toContain(`<h1 id="answer" tabindex="-1">${words}</h1>`);
  const parts = ['icon.svg', 'image.png', 'report', `pictures/${app.assetId}/480.webp`];
  expect(await Promise.all(parts.map(async (part) => (await ask(`/p/${slug}/${part}`)).status))).toEqual(
    parts.map(() => status),
  );
});

test('what was seen before is what there is now: another version, nothing, the page again, elsewhere, another page', async () => {
  const heading = async (): Promise<string | number> => {
    const answer = await ask('/p/moving');
    return answer.ok ? (/<title>(.*?)<\/title>/.exec(await answer.text())?.[1] ?? '') : answer.status;
  };
  const titled = (title: string) => ({ a: aContent({ slug: 'moving', title }) });
  const row = () => app.db.updateTable('published_pages').where('slug', '=', 'moving');
  const seen: (string | number)[] = [];
  await app.publish('moving', titled('First'));
  seen.push(await heading());
  await row()
    .set({ version: 2, content: titled('Second') })
    .execute();
  seen.push(await heading(), await heading());
  await row().set({ taken_down_at: new Date() }).execute();
  seen.push(await heading());
  await row().set({ taken_down_at: null }).execute();
  seen.push(await heading());
  await row().set({ slug: 'moved' }).execute();
  seen.push(await heading());
  await app.publish('moving', titled('Another'));
  seen.push(await heading());
  // Nobody looks between the two.
  await row().set({ slug: 'moved-too' }).execute();
  await app.publish('moving', titled('Third'));
  seen.push(await heading());
  expect(seen).toEqual(['First', 'Second', 'Second', 410, 'Second', 308, 'Another', 'Third']);
});

test('a page whose id another founder chose too shows its own content, under its own address', async () => {
  const titled = (slug: string) => ({ a: aContent({ slug, title: `What ${slug} shows` }) });
  const pageId = await app.publish('victim', titled('victim'));
  const workspaceId = randomUUID();
  await app.db.insertInto('workspaces').values({ id: workspaceId }).execute();
  await sql`
    INSERT INTO published_pages (workspace_id, page_id, slug, version, content, is_live, published_at)
    VALUES (${workspaceId}, ${pageId}, 'intruder', 1, ${JSON.stringify(titled('intruder'))}, true, now())`.execute(
    app.db,
  );
  const shown = async (slug: string) => {
    const [page, image] = await Promise.all([ask(`/p/${slug}`), ask(`/p/${slug}/image.png`)]);
    const card = createHash('sha256').update(Buffer.from(await image.arrayBuffer()));
    return { title: /<title>(.*?)<\/title>/.exec(await page.text())?.[1], card: card.digest('hex') };
  };
  const [intruder, victim] = [await shown('intruder'), await shown('victim')];
  const renamed = sql`UPDATE published_pages SET slug = slug || '-2' WHERE page_id = ${pageId}`;
  const swapped = sql`UPDATE published_pages SET slug = 'victim' WHERE workspace_id = ${workspaceId}`;
  await renamed.execute(app.db);
  await swapped.execute(app.db);
  const moved = await shown('victim');
  expect([
    [intruder.title, victim.title, moved.title],
    [intruder.card === victim.card, intruder.card === moved.card],
  ]).toEqual([
    ['What intruder shows', 'What victim shows', 'What intruder shows'],
    [false, true],
  ]);
});

test('only the images that a page shows are served with it, in the widths it names', async () => {
  const plain = aContent({ slug: 'plain', blocks: [] });
  await app.publish('plain', { a: plain });
  await app.publish('pictured', { a: aContent({ slug: 'pictured' }) });
  const html = await (await ask('/p/pictured')).text();
  const sources = html.match(/\/p\/pictured\/pictures\/\S+(?= \d+w)/g)?.slice(0, 3) ?? [];
  expect(sources).toEqual([480, 960, 1200].map((width) => `/p/pictured/pictures/${app.assetId}/${width}.webp`));
  const [small = ''] = sources;
  const answer = await ask(small);
  const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([answer.status, answer.headers.get('cross-origin-resource-policy'), format, width]).toEqual([
    200,
    'cross-origin',
    'webp',
    480,
  ]);
  expect(
    await Promise.all(
      [`/p/plain/pictures/${app.assetId}/480.webp`, small.replace('480', '481')].map(
        async (path) => (await ask(path)).status,
      ),
    ),
  ).toEqual([404, 404]);
});

test('of two versions each visitor sees one all day, and some see the other', async () => {
  await app.publish('split', {
    a: aContent({ slug: 'split', title: 'First' }),
    b: aContent({ slug: 'split', title: 'Second' }),
  });
  const seen = async (agent: string) =>
    /<title>(\w+)/.exec(await (await ask('/p/split', { headers: { 'user-agent': agent } })).text())?.[1];
  const agents = Array.from({ length: 30 }, (_, n) => `Visitor ${n}`);
  const first = await Promise.all(agents.map(seen));
  expect(await Promise.all(agents.map(seen))).toEqual(first);
  expect(new Set(first)).toEqual(new Set(['First', 'Second']));
});

test('the picture that counts has 43 bytes and is kept by nobody', async () => {
  const answer = await ask('/p/crumb/seen/any');
  expect([
    (await answer.arrayBuffer()).byteLength,
    answer.headers.get('cache-control'),
    answer.headers.get('content-type'),
  ]).toEqual([43, 'no-store', 'image/gif']);
});

test('a link to a page has a picture of 1200 by 630, and a tab its icon', async () => {
  const { width, height } = await sharp(Buffer.from(await (await ask('/p/crumb/image.png')).arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const icon = await ask('/p/crumb/icon.svg');
  expect([icon.headers.get('content-type'), icon.headers.get('content-security-policy')]).toEqual([
    'image/svg+xml',
    "sandbox; default-src 'none'",
  ]);
});

test('a report is asked for by a button, counted, and told to the operator', async () => {
  await app.publish('reported');
  expect(await (await ask('/p/reported/report')).text()).toContain(
    '<form method="post" action="/p/reported/report"><button class="p-button" type="submit">Report this page</button></form>',
  );
  const answer = await ask('/p/reported/report', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body: '',
  });
  expect([answer.status, await app.reports('reported'), reported]).toEqual([200, 1, [['/p/reported', 1]]]);
});

test('with an origin of their own, pages are served there and nothing else is, however an address is written', async () => {
  const server: FastifyInstance = Fastify();
  keepOriginsApart(server, { publicUrl: 'https://app.example.org', pagesOrigin: 'https://pages.example.org' });
  for (const route of ['/p/:slug', '/s/:surveyId', '/page-fonts/:file', '/healthz', '/api/v1/user', '/*'])
    server.get(route, async () => route);
  const at = async (host: string, url: string) => {
    const answer = await server.inject({ url, headers: { host } });
    return answer.headers.location ?? (answer.statusCode === 200 ? answer.body : answer.statusCode);
  };
  const [app, pages] = ['app.example.org', 'pages.example.org'];
  const served: readonly (readonly [host: string, url: string, served: string | number])[] = [
    [app, '/home', '/*'],
    [app, '/pricing', '/*'],
    [app, '/healthz', '/healthz'],
    [app, '/p/crumb?utm_source=x', 'https://pages.example.org/p/crumb?utm_source=x'],
    [app, '/s/one', 'https://pages.example.org/s/one'],
    [app, '/%70/crumb', 'https://pages.example.org/%70/crumb'],
    [app, '/%73/one?key=a', 'https://pages.example.org/%73/one?key=a'],
    [app, '/page-fonts/onest.woff2', '/page-fonts/:file'],
    [pages, '/page-fonts/onest.woff2', '/page-fonts/:file'],
    [pages, '/p/crumb', '/p/:slug'],
    [pages, '/%70/crumb', '/p/:slug'],
    [pages, '/healthz', '/healthz'],
    [pages, '/home', 404],
    [pages, '/api/v1/user', 404],
    [pages, '/%61pi/v1/user', 404],
    // Like a page, and yet one of the product's.
    [pages, '/p/crumb/nothing', 404],
    ['Pages.Example.org.', '/home', 404],
    ['Pages.Example.org.', '/p/crumb', '/p/:slug'],
  ];
  expect(await Promise.all(served.map(([host, url]) => at(host, url)))).toEqual(served.map(([, , answer]) => answer));
  // As a request to a proxy names it.
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ port, host: '127.0.0.1', path: 'http://app.example.org/p/crumb', headers: { host: app } }, resolve);
  });
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([308, 'https://pages.example.org/p/crumb']);
  await server.close();
});

test('what a proxy forwards as the host decides nothing: a page is never served as of the product, nor the product as a page', async () => {
  const server = Fastify({ trustProxy: true });
  keepOriginsApart(server, { publicUrl: 'https://app.example.org', pagesOrigin: 'https://pages.example.org' });
  for (const route of ['/p/:slug', '/*']) server.get(route, async () => route);
  const at = async (host: string, forwarded: string, url: string) => {
    const answer = await server.inject({ url, headers: { host, 'x-forwarded-host': forwarded } });
    return answer.headers.location ?? (answer.statusCode === 200 ? answer.body : answer.statusCode);
  };
  const [app, pages] = ['app.example.org', 'pages.example.org'];
  expect([
    await at(app, pages, '/p/crumb'),
    await at(app, pages, '/home'),
    await at(pages, app, '/p/crumb'),
    await at(pages, app, '/home'),
  ]).toEqual(['https://pages.example.org/p/crumb', '/*', '/p/:slug', 404]);
  await server.close();
});

test('pictures of version B are served too', async () => {
  const a = aContent({ slug: 'both', blocks: [aBlock('form')] });
  await app.publish('both', { a, b: aContent({ slug: 'both' }) });
  expect((await ask(`/p/both/pictures/${app.assetId}/480.webp`)).status).toBe(200);
});

test('previews show the picture that the founder has chosen for them, or else a card', async () => {
  const drawn = async () => Buffer.from(await (await ask('/p/preview/image.png')).arrayBuffer());
  const pageId = await app.publish('preview', { a: aContent({ slug: 'preview' }) });
  const card = await drawn();
  const content = JSON.stringify({ a: aContent({ slug: 'preview', image: app.assetId }) });
  await sql`UPDATE published_pages SET content = ${content}, version = 2 WHERE page_id = ${pageId}`.execute(app.db);
  await sql`
    INSERT INTO published_versions (workspace_id, page_id, version, content)
    VALUES (${app.workspaceId}, ${pageId}, 2, ${content})`.execute(app.db);
  expect((await drawn()).equals(card)).toBe(false);
});
