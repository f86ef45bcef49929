import { expect, test } from 'vitest';
import { labels } from './labels.ts';

test('unread articles are counted in words, and in a badge up to 99', () => {
  expect([0, 1, 1200].map(labels.unread)).toEqual(['You’re all caught up', '1 unread', '1,200 unread']);
  expect([1, 99, 100].map(labels.badge)).toEqual(['1', '99', '99+']);
});

test('what could not be synced is counted', () => {
  expect([1, 7].map(labels.unsavedReads.text)).toEqual([
    '1 article is marked as read in this tab only. Elsewhere it’s still new.',
    '7 articles are marked as read in this tab only. Elsewhere they’re still new.',
  ]);
});
