import { expect, test } from 'vitest';
import { withoutPart, withParts } from './parts.ts';
import { perBucket } from './per-bucket.ts';

test('what is read of a bucket is remembered until a part of it changes', () => {
  const asked: string[][] = [];
  const ids = perBucket((parts: readonly { readonly id: string }[]) => {
    const read = parts.map(({ id }) => id);
    asked.push(read);
    return read;
  });
  const before = withParts({}, [{ id: 'a1' }, { id: 'b1' }, { id: 'b2' }]);
  expect([ids(before), ids(before), asked.splice(0)]).toEqual([
    [['a1'], ['b1', 'b2']],
    [['a1'], ['b1', 'b2']],
    [['a1'], ['b1', 'b2']],
  ]);
  const now = withoutPart(withParts(before, [{ id: 'a2' }]), 'b9');
  expect([ids(now), ids(before), asked]).toEqual([
    [
      ['a1', 'a2'],
      ['b1', 'b2'],
    ],
    [['a1'], ['b1', 'b2']],
    [['a1', 'a2']],
  ]);
});
