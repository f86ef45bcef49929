import { expect, test } from 'vitest';
import { unreadArticles } from './unread-articles.ts';

const began = '2026-03-02T10:00:00.000Z';
const articles = ['a', 'b', 'c'].map((id) => ({ id, publishedAt: '2026-03-03T08:00:00.000Z' }));
const [a, , c] = articles;

test('what no list names is unread', () => {
  expect(unreadArticles(articles, began)).toEqual(articles);
  expect(unreadArticles(articles, began, ['b', 'gone'], [])).toEqual([a, c]);
  expect(unreadArticles(articles, began, ['b'], ['a', 'c'])).toEqual([]);
});

test('what was published before the account began is read, whatever the time zones say', () => {
  const dated = [
    ...[
      '2026-03-02T09:59:59.000Z',
      '2026-03-02T10:00:00.000Z',
      '2026-03-02T11:30:00+02:00',
      '2026-03-02T09:30:00-02:00',
    ],
    null,
  ].map((publishedAt, id) => ({ id: String(id), publishedAt }));
  expect(unreadArticles(dated, began).map(({ id }) => id)).toEqual(['1', '3', '4']);
});
