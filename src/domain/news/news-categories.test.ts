import { expect, test } from 'vitest';
import { newsCategories, ofCategory } from './news-categories.ts';

const articles = ['Release notes', 'Method', '', 'Method', 'äußerst'].map((category, id) => ({ id, category }));

test('each category stands once, in the order of the alphabet, and none for articles without one', () => {
  expect(newsCategories(articles)).toEqual(['äußerst', 'Method', 'Release notes']);
});

test('a category holds its articles, and none holds all', () => {
  expect(ofCategory(articles, 'Method').map(({ id }) => id)).toEqual([1, 3]);
  expect(ofCategory(articles, null)).toBe(articles);
});
