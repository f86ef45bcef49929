import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('the image lacks none of the programs that sharp decodes images with, which are optional to npm', () => {
  const installs = readFileSync(join(root, 'Dockerfile'), 'utf8').match(/^RUN npm ci.*$/gm);
  expect(installs).toHaveLength(2);
  expect(installs?.filter((line) => /optional/.test(line))).toEqual([]);
});
