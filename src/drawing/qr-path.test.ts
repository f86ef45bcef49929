import { expect, test } from 'vitest';
import { qrPath } from '#drawing/qr-path.ts';

test('draws finder patterns inside a quiet zone of four modules', () => {
  const { size, path } = qrPath('otpauth://totp/Groundwork:ada@example.org?secret=JBSWY3DPEHPK3PXP&issuer=Groundwork');
  const dark = new Set(path.match(/M\d+ \d+/g));
  const row = (y: number) => Array.from({ length: 7 }, (_, x) => (dark.has(`M${x + 4} ${y}`) ? '#' : '.')).join('');
  expect([4, 5, 6, 10].map(row)).toEqual(['#######', '#.....#', '#.###.#', '#######']);
  expect([...dark].some((at) => /M[0-3] |M\d+ [0-3]$/.test(at))).toBe(false);
  expect((size - 8 - 17) % 4).toBe(0);
});
