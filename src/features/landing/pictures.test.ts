import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/features/landing/pictures';

test.each(['light', 'dark'])('the three screens weigh at most 60 KB together: %s', (theme) => {
  const pictures = readdirSync(folder).filter((name) => name.endsWith(`-${theme}.avif`));
  expect(pictures).toEqual([`canvas-${theme}.avif`, `report-${theme}.avif`, `test-${theme}.avif`]);
  const bytes = pictures.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});
