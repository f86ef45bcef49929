import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, rememberBuild } from '../../scripts/build-state.ts';

const { imports } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};
/** Where the client's modules are: every folder with a short name, but the server's and what is generated. */
const folders = Object.values(imports)
  .filter((path) => !/server|styled-system/.test(path))
  .map((path) => dirname(path));

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'groundwork-build-'));
  mkdirSync(join(root, 'dist'));
});
afterEach(() => rmSync(root, { recursive: true }));

const inputs = [
  ...folders.map((folder) => `${folder}/deep/module.ts`),
  'public/icon.svg',
  'scripts/build.ts',
  'vite.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'index.html',
  'package.json',
  'package-lock.json',
];

test.each(inputs)('what was built is stale once %s has changed or is gone', (file) => {
  write(file, 'old');
  rememberBuild(root);
  expect(isBuilt(root)).toBe(true);
  write(file, 'new');
  expect(isBuilt(root)).toBe(false);
  rmSync(join(root, file));
  expect(isBuilt(root)).toBe(false);
});

test.each(['src/server/main.ts', 'src/drawing/lines.test.ts', 'tests/e2e/home.e2e.ts', 'scripts/bench.ts'])(
  'a change of %s leaves it as it is',
  (file) => {
    write(file, 'old');
    rememberBuild(root);
    write(file, 'new');
    expect(isBuilt(root)).toBe(true);
  },
);

test('nothing is built where nothing was written down', () => {
  expect(isBuilt(root)).toBe(false);
});
