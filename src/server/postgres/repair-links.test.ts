import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repairLinks } from './repair-links.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-links-'));
  mkdirSync(join(folder, 'native/lib'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const list = (target: string) =>
  writeFileSync(
    join(folder, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target }]),
  );

test('links that the install script did not make are made, once', () => {
  list('native/lib/libpq.so.5');
  repairLinks(join(folder, 'native'));
  repairLinks(join(folder, 'native'));
  expect(readlinkSync(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
});

test('a package without a list needs no links', () => {
  repairLinks(join(folder, 'native'));
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['native', 'native/lib']);
});

test('links that cannot be made are named, with what to do', () => {
  list('native/missing/libpq.so.5');
  expect(() => repairLinks(join(folder, 'native'))).toThrow(/lacks the link .*libpq\.so\.5, .*npm ci/);
});
