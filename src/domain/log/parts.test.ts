import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingParts, eachPart, type Parts, partOf, withoutPart, withParts } from './parts.ts';

interface Part {
  readonly id: string;
  readonly text: string;
}

const parts = fc.array(
  fc.record({
    id: fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '9'), minLength: 1, maxLength: 3 }),
    text: fc.string(),
  }),
);

test('what was put in last is found, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(parts), (changes) => {
      const expected = new Map(changes.flat().map((part) => [part.id, part]));
      const kept = changes.reduce<Parts<Part>>(withParts, {});
      expect(new Map([...eachPart(kept)].map((part) => [part.id, part]))).toEqual(expected);
      for (const id of ['a', 'ab', 'constructor', '']) expect(partOf(kept, id)).toEqual(expected.get(id));
    }),
  );
});

test('the parts that differ are those that were put in', () => {
  fc.assert(
    fc.property(parts, parts, (first, second) => {
      const before = withParts<Part>({}, first);
      const after = withParts(before, second);
      const changed = new Map(second.map((part) => [part.id, part]));
      const differing = new Map([...differingParts(before, after)].map(([old, now]) => [(now ?? old)?.id, now]));
      expect(differing).toEqual(changed);
      expect([...differingParts(after, before)].length).toBe(changed.size);
    }),
  );
});

test('a part that is called as every object’s prototype is found, kept as JSON, and taken out', () => {
  const known = withParts({}, [
    { id: '__proto__', text: 'One' },
    { id: '_', text: 'Two' },
  ]);
  expect([...eachPart(JSON.parse(JSON.stringify(known)))]).toEqual([
    { id: '__proto__', text: 'One' },
    { id: '_', text: 'Two' },
  ]);
  expect([...eachPart(withoutPart(known, '__proto__'))]).toEqual([{ id: '_', text: 'Two' }]);
});
