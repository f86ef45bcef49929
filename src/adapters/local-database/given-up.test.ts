import { expect, test } from 'vitest';
import { withGivenUp } from './given-up.ts';

test('the latest are last, each once, and the oldest go when there are very many', () => {
  expect(withGivenUp(undefined, ['a', 'b'])).toEqual(['a', 'b']);
  expect(withGivenUp(['a', 'b'], ['a', 'c'])).toEqual(['b', 'a', 'c']);
  const many = Array.from({ length: 500 }, (_, n) => `m${n}`);
  expect(withGivenUp(many, ['a'])).toEqual([...many.slice(1), 'a']);
});
