import { globSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const hint = '//# allFunctionsCalledOnLoad\n';

test('every script of a page begins with the hint that has it compiled as it arrives, packed too', () => {
  const scripts = globSync('dist/client/static/*.js', { exclude: ['**/*-worker-*'] });
  expect(scripts.some((path) => path.includes('/main-'))).toBe(true);
  const without = scripts.filter((path) => {
    const packed = brotliDecompressSync(readFileSync(`${path}.br`)).toString();
    return !packed.startsWith(hint) || packed !== readFileSync(path, 'utf8');
  });
  expect(without).toEqual([]);
});
