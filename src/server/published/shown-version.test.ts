import { expect, test } from 'vitest';
import { shownVersion } from './shown-version.ts';

const key = Buffer.alloc(32, 7);
const noon = new Date('2026-03-01T12:00:00.000Z');
const visitors = Array.from({ length: 2000 }, (_, n) => ({ address: `203.0.113.${n % 250}`, agent: `Browser ${n}` }));

test('half of all visitors see each version, the same until midnight', () => {
  const shown = (pageId: string, at: Date) => visitors.map((visitor) => shownVersion(key, pageId, visitor, at));
  const first = shown('one', noon);
  expect(shown('one', new Date('2026-03-01T23:59:59.999Z'))).toEqual(first);
  const differing = (other: readonly string[]) => other.filter((version, n) => version !== first[n]).length;
  // The key is fixed, and so are these counts: about a half each.
  for (const count of [
    first.filter((version) => version === 'b').length,
    differing(shown('one', new Date('2026-03-02T00:00:00.000Z'))),
    differing(shown('two', noon)),
  ]) {
    expect(Math.abs(count - 1000)).toBeLessThan(100);
  }
});
