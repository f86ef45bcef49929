import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everythingElse } from './everything-else.ts';
import { foundLimits } from './found-limits.ts';
import { ideasAndCanvases } from './ideas-and-canvases.ts';
import type { Limit } from './limit.ts';
import { pagesAndForms } from './pages-and-forms.ts';
import { teams } from './teams.ts';
import { theLoop } from './the-loop.ts';

const limits: readonly Limit[] = [...ideasAndCanvases, ...theLoop, ...pagesAndForms, ...teams, ...everythingElse];
const root = join(import.meta.dirname, '../../..');
const sorted = (all: Iterable<readonly [string, number]>) =>
  Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));

test('every limit that the domain names stands in the table, with the same value', () => {
  expect(sorted(limits.map(({ name, value }) => [name, value]))).toEqual(sorted(foundLimits()));
});

describe('a limit is kept to the last one', () => {
  const tried = limits.flatMap((limit) =>
    'fits' in limit.kept
      ? [[`${limit.name}${limit.way === undefined ? '' : ` (${limit.way})`}`, limit, limit.kept.fits] as const]
      : [],
  );
  test.each(tried)('%s', (_, { value, bound }, fits) => {
    const around = [value - 1, value, value + 1].map(fits);
    expect(around).toEqual([bound === undefined, true, bound === 'least']);
  });
});

test('a limit that the server or a machine keeps has a test there', () => {
  const missing = limits.flatMap(({ name, kept }) => {
    if (!('heldBy' in kept)) return [];
    const [file, title] = kept.heldBy;
    return readFileSync(join(root, file), 'utf8').includes(title) ? [] : [name];
  });
  expect(missing).toEqual([]);
});
