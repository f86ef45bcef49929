import { expect, test } from 'vitest';
import { unreadArticles } from './unread-articles.ts';

const articles = ['a', 'b', 'c'].map((id) => ({ id }));

test('what no list names is unread', () => {
  expect(unreadArticles(articles)).toEqual(articles);
  expect(unreadArticles(articles, ['b', 'gone'], [])).toEqual([{ id: 'a' }, { id: 'c' }]);
  expect(unreadArticles(articles, ['b'], ['a', 'c'])).toEqual([]);
});
