import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnMachines } from '../../scripts/drawn-machines.ts';

const root = new URL('../../', import.meta.url);

test('docs/machines is as "npm run machines" would write it', async () => {
  const drawn = await drawnMachines();
  const kept = readdirSync(new URL('docs/machines/', root));
  const outdated = [...drawn].filter(
    ([file, text]) => !kept.includes(file) || readFileSync(new URL(`docs/machines/${file}`, root), 'utf8') !== text,
  );
  const left = kept.filter((file) => !drawn.has(file));
  expect([...outdated.map(([file]) => file), ...left], 'run "npm run machines"').toEqual([]);
});

test('every machine is drawn', async () => {
  const files = readdirSync(new URL('machines/', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => file.slice(file.lastIndexOf('/') + 1));
  const pictures = [...(await drawnMachines()).keys()].filter((file) => file.endsWith('.svg'));
  const nameOf = (file: string): string =>
    file.replace('.machine.ts', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(pictures).toEqual(files.map((file) => `${nameOf(file)}.svg`).sort());
});
