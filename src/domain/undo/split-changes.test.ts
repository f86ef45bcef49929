import { expect, test } from 'vitest';
import { splitChanges } from './split-changes.ts';

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

test.each([
  ['a', 1000, 1],
  ['щ', 1000, 2],
  ['漢', 1000, 3],
])('changes in letters like %s are cut by their bytes, in order, and none is lost', (letter, length, parts) => {
  const change = { from: '', to: letter.repeat(length) };
  const changes = Object.fromEntries(Array.from({ length: 390 }, (_, n) => [`note-${n}.text`, change]));
  const cut = splitChanges(changes);
  expect([cut.length, cut.flatMap(Object.entries)]).toEqual([parts, Object.entries(changes)]);
  for (const part of cut) expect(bytesOf(part)).toBeLessThanOrEqual(400 * 1024);
});
