import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinTags, splitTags } from './tag-list.ts';

test('tags come back from one cell as they went in', () => {
  const tag = fc
    .array(fc.constantFrom(',', ';', '"', ' ', 'a', 'é', '\n'), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join('').trim())
    .filter((each) => each !== '');
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 6 }), (tags) => {
      expect(splitTags(joinTags(tags))).toEqual(tags);
    }),
  );
});

test.each([
  ['food; b2b\nhardware', ['food', 'b2b', 'hardware']],
  [' , ,', []],
  ['"a, b", c', ['a, b', 'c']],
  ['5" pipes, c', ['5" pipes', 'c']],
  ['"open, c', ['"open', 'c']],
])('%j is %j', (cell, tags) => expect(splitTags(cell)).toEqual(tags));
