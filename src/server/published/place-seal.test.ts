import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlace, sealPlace } from './place-seal.ts';

const [key, page, other] = [randomBytes(32), crypto.randomUUID(), crypto.randomUUID()];

test('a place in line is read back for its page alone, under its key, and as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_998 }), (place) => {
      const written = sealPlace(key, page, place);
      const another = written.replace(/^\d+/, String(place + 1));
      expect([
        ...[readPlace(key, page, written), readPlace(key, other, written), readPlace(randomBytes(32), page, written)],
        readPlace(key, page, another),
      ]).toEqual([place, undefined, undefined, undefined]);
    }),
  );
});

test.each(['', '1', '1-', '0-AAAAAAAAAAAA', '1-AAAAAAAAAAAA', '1-AAAA', '-1-AAAAAAAAAAAA', 'x-AAAAAAAAAAAA'])(
  '“%s” is no place',
  (written) => expect(readPlace(key, page, written)).toBeUndefined(),
);
