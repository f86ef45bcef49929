import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBase64url } from './read-base64url.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('bytes are read as they were written', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(readBase64url(Buffer.from(bytes).toString('base64url'))).toEqual(Buffer.from(bytes));
    }),
  );
});

test('no other last character stands for the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 33 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64url');
      const same = [...alphabet].filter((last) =>
        readBase64url(`${text.slice(0, -1)}${last}`)?.equals(Buffer.from(bytes)),
      );
      expect(same).toEqual([text.at(-1)]);
    }),
  );
});

test.each(['AB', 'AAB', 'AA==', 'A A', '+A', 'ä', 'A'])('“%s” is not how any bytes are written', (text) => {
  expect(readBase64url(text)).toBeUndefined();
});
