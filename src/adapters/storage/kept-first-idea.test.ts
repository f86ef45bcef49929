import { expect, test } from 'vitest';
import { forgetFirstIdea, keepFirstIdea, readFirstIdea } from './kept-first-idea.ts';
import { safeStorage } from './safe-storage.ts';

/** Without a storage area values live in memory. */
const storage = safeStorage(() => {
  throw new DOMException('denied', 'SecurityError');
});

test('the first idea is read until it is forgotten', () => {
  keepFirstIdea(storage, 'A ladder library');
  expect(readFirstIdea(storage)).toBe('A ladder library');
  forgetFirstIdea(storage);
  expect(readFirstIdea(storage)).toBeNull();
});

test.each(['', '  ', 'x'.repeat(141)])('%j is no first idea', (text) => {
  keepFirstIdea(storage, text);
  expect(readFirstIdea(storage)).toBeNull();
});
