import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/features/landing/pictures';

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
])('the three screens weigh at most 60 KB together: %s', (theme, other) => {
  // Paper is the same in both.
  const pictures = readdirSync(folder).filter((name) => !name.endsWith(`-${other}.avif`));
  expect(pictures).toEqual([`canvas-${theme}.avif`, 'report.avif', `test-${theme}.avif`]);
  const bytes = pictures.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});
