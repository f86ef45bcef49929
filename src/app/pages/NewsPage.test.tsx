import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '#app/query-client.ts';
import { labels } from '#features/news/labels.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const article = (id: number, category: string) => ({
  ...{ id, slug: `article-${id}`, title: `Article ${id}`, summary: `About ${id}.`, category, cover: `cover-${id}` },
  ...{ published_at: `2026-02-0${9 - id}T08:00:00.000Z`, body: `<p>Text ${id}.</p>` },
});
/** The newest first. */
const published = [article(1, 'Method'), article(2, 'Release notes'), article(3, 'Method')];
const all = published.map(({ title }) => title);

const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => title?.startsWith('Article'));
const newTitles = () =>
  screen
    .queryAllByText(labels.new)
    .map((badge) => within(badge.closest('li') as HTMLElement).getByRole('heading', { level: 2 }).textContent);
const said = () => within(screen.getByRole('main')).getAllByRole('status')[0]?.textContent;
const newsLink = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: labels.title });
/** The words that describe the link in the rail. */
const described = () => document.getElementById(newsLink().getAttribute('aria-describedby') ?? '')?.textContent ?? null;

/** The news, on a server that knows three articles and keeps what was read; each path fails as long as the test wants. */
async function openNews(path: string, { articles = published, createdAt = '2026-01-01T00:00:00.000Z' } = {}) {
  const server = { readIds: [] as readonly string[], failing: new Set<string>() };
  const answer: Answer = ({ method, url, body }) => {
    if (server.failing.has(`${method} ${url.pathname}`)) return { status: 503, body: {} };
    if (url.pathname === '/api/user/me/notifications') return { status: 200, body: { newsBadge: true } };
    if (url.pathname === '/api/user/me/news') {
      if (method === 'PUT') server.readIds = [...server.readIds, ...(body as { readonly ids: readonly string[] }).ids];
      return { status: 200, body: { readIds: server.readIds } };
    }
    if (url.pathname !== '/items/articles') return undefined;
    const wanted = /article-\d/u.exec(url.searchParams.get('filter') ?? '')?.[0];
    return { status: 200, body: { data: articles.filter(({ slug }) => wanted === undefined || slug === wanted) } };
  };
  const opened = await openApp(path, { answers: [answer], record: { createdAt } });
  return { ...opened, server };
}

test('the news of before the account began are read', async () => {
  await openNews('/news', { createdAt: '2026-03-01T00:00:00.000Z' });
  await waitFor(() => expect(titles()).toEqual(all));
  await waitFor(() => expect(said()).toBe(labels.unread(0)));
  expect([newTitles(), described()]).toEqual([[], null]);
});

test('the news are listed with their covers, and the rail says how many are unread', async () => {
  await openNews('/news');
  await waitFor(() => expect(titles()).toEqual(all));
  await waitFor(() => expect([newTitles(), said()]).toEqual([all, labels.unread(3)]));
  await waitFor(() => expect(described()).toBe(labels.unread(3)));
  const covers = [...screen.getByRole('main').querySelectorAll('img')].map((cover) => new URL(cover.src).pathname);
  expect(covers).toEqual(['/assets/cover-1', '/assets/cover-2', '/assets/cover-3']);
  expect(screen.getByRole('link', { name: labels.subscribe }).getAttribute('href')).toBe('/resources/feed.xml');
});

test('the news are one category’s where one is chosen, still after an article was read', async () => {
  const { user } = await openNews('/news');
  await user.click(await screen.findByRole('radio', { name: 'Method' }));
  await waitFor(() => expect(titles()).toEqual(['Article 1', 'Article 3']));
  await user.click(screen.getByRole('link', { name: 'Article 1' }));
  await screen.findByRole('heading', { level: 1, name: 'Article 1' });
  expect(location.pathname).toBe('/resources/article-1');
  await user.click(screen.getAllByRole('link', { name: labels.title })[0] as HTMLElement);
  await waitFor(() => expect(titles()).toEqual(['Article 1', 'Article 3']));
  await waitFor(() => expect(newTitles()).toEqual(['Article 3']));
  await user.click(screen.getByRole('radio', { name: labels.allCategories }));
  await waitFor(() => expect(titles()).toEqual(all));
});

test('an article that is opened by its address alone counts as read too', async () => {
  const { server, reopen } = await openNews('/resources/article-2');
  await screen.findByRole('heading', { level: 1, name: 'Article 2' });
  await waitFor(() => expect(server.readIds).toEqual(['2']));
  await reopen('/news');
  await waitFor(() => expect([newTitles(), said()]).toEqual([['Article 1', 'Article 3'], labels.unread(2)]));
});

test('all news can be marked as read at once, and the focus goes to the heading', async () => {
  const { user, server, reopen } = await openNews('/news');
  await user.click(await screen.findByRole('button', { name: labels.markAll }));
  await waitFor(() => expect(said()).toBe(labels.unread(0)));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await waitFor(() => expect([described(), server.readIds]).toEqual([null, ['1', '2', '3']]));
  await reopen();
  await waitFor(() => expect([titles(), newTitles(), said()]).toEqual([all, [], labels.unread(0)]));
});

test('where the articles cannot be read they can be asked for again', async () => {
  const { user, server, reopen } = await openNews('/toolkit');
  server.failing.add('GET /items/articles');
  await reopen('/news');
  await screen.findByRole('heading', { name: labels.failed.title });
  server.failing.clear();
  await user.click(screen.getByRole('button', { name: labels.retry }));
  await waitFor(() => expect(titles()).toEqual(all));
});

test('what the server could not be told of what was read counts here, and is told later', async () => {
  const { user, server } = await openNews('/news');
  server.failing.add('PUT /api/user/me/news');
  await user.click(await screen.findByRole('button', { name: labels.markAll }));
  await screen.findByText(labels.unsavedReads.text(3));
  await waitFor(() => expect([newTitles(), server.readIds]).toEqual([[], []]));
  server.failing.clear();
  await user.click(screen.getByRole('button', { name: labels.retry }));
  await waitFor(() => expect(server.readIds).toEqual(['1', '2', '3']));
  await waitFor(() => expect(screen.queryByText(labels.unsavedReads.text(3))).toBe(null));
});

test('without knowing what was read nothing is marked as new', async () => {
  const { user, server, reopen } = await openNews('/toolkit');
  server.failing.add('GET /api/user/me/news');
  await reopen('/news');
  await screen.findByText(labels.unknownReads.text);
  await waitFor(() => expect([titles(), newTitles()]).toEqual([all, []]));
  server.failing.clear();
  await user.click(screen.getByRole('button', { name: labels.retry }));
  await waitFor(() => expect(newTitles()).toEqual(all));
});

test('a page without articles says that nothing has been published', async () => {
  await openNews('/news', { articles: [] });
  await screen.findByRole('heading', { name: labels.empty.title });
});

test('without a connection that is said, the news come with it, and stay as the last list', async () => {
  const { api, user } = await openNews('/toolkit');
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    isOnLine.mockRestore();
    window.dispatchEvent(new Event('online'));
  });
  const connect = (isConnected: boolean): void => {
    isOnLine.mockReturnValue(isConnected);
    api.isDown = !isConnected;
    window.dispatchEvent(new Event(isConnected ? 'online' : 'offline'));
  };
  await screen.findByRole('heading', { level: 1, name: 'Toolkit' });
  connect(false);
  // The count beside the link may have read them while the page was idle.
  queryClient.removeQueries({ queryKey: ['content'] });
  await user.click(newsLink());
  await screen.findByRole('heading', { name: labels.offline.title });
  connect(true);
  await waitFor(() => expect(titles()).toEqual(all));
  connect(false);
  await screen.findByText(labels.offline.lastList);
});
