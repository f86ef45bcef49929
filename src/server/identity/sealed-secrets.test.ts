import { expect, test } from 'vitest';
import { createSealedSecrets } from './sealed-secrets.ts';

const secrets = createSealedSecrets(Buffer.alloc(32, 1));
const secret = Buffer.from('12345678901234567890');

test('a sealed secret shows nothing, differs each time, and opens for its owner', () => {
  const sealed = [secrets.seal(secret, 'ada'), secrets.seal(secret, 'ada')] as const;
  expect(sealed[0].equals(sealed[1])).toBe(false);
  expect(sealed.map((each) => each.includes(secret))).toEqual([false, false]);
  expect(sealed.map((each) => secrets.open(each, 'ada'))).toEqual([secret, secret]);
});

test('it opens for nobody else, with no other key, and not where it was changed', () => {
  const sealed = secrets.seal(secret, 'ada');
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(14) ^ 1, 14);
  expect(() => secrets.open(sealed, 'bea')).toThrow();
  expect(() => createSealedSecrets(Buffer.alloc(32, 2)).open(sealed, 'ada')).toThrow();
  expect(() => secrets.open(changed, 'ada')).toThrow();
  expect(() => secrets.open(secret, 'ada')).toThrow('sealed in a way that this server does not know');
});
