import { expect, test } from 'vitest';
import type { ArticleSummary } from './article.ts';
import { readNext } from './read-next.ts';

const article = (id: string, category: string): ArticleSummary => ({
  id,
  slug: id,
  title: id,
  summary: '',
  category,
  cover: null,
  publishedAt: null,
});
const all = [article('a', 'One'), article('b', 'Two'), article('c', 'One'), article('d', 'Two'), article('e', 'One')];

test.each([
  ['b', ['d', 'a', 'c']],
  ['c', ['a', 'e', 'b']],
])('after %s comes its own kind first, never itself', (id, expected) => {
  const after = all.find((one) => one.id === id) ?? article(id, 'Two');
  expect(readNext(all, after).map((one) => one.id)).toEqual(expected);
});
