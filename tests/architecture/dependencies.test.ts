import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withImports } from './copied-files.ts';
import { importsOf } from './find-breaches.ts';

const root = join(import.meta.dirname, '../..');

/** Resolved by its name and read as a file: the server writes texts into pictures with it. */
const readAsFiles = ['@fontsource-variable/inter'];

/** The packages that these files and all that they import need when they run. */
function packagesOf(entries: readonly string[]): string[] {
  const files = withImports(root, entries).filter((path) => /\.(ts|mjs)$/.test(path));
  const imports = files.flatMap((path) =>
    importsOf(readFileSync(join(root, path), 'utf8').replaceAll(/^import type .*$/gm, '')),
  );
  const packages = imports.map((specifier) => /^(@[\w-]+\/)?[a-z][\w.-]*(?=\/|$)/.exec(specifier)?.[0] ?? '');
  return [...new Set(packages)].filter((name) => name !== '');
}

test('a built product is installed with what the server imports, and with nothing else', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
    optionalDependencies: Readonly<Record<string, string>>;
  };
  const commands = ['start', 'backup', 'restore', 'admin'].map((name) => `scripts/${name}.ts`);
  const wanted = [...packagesOf(['src/server/main.ts', ...commands]), ...readAsFiles];
  expect(wanted).toEqual(expect.arrayContaining(['fastify', 'pg']));
  // What is optional may be missing; whoever imports it goes on without it.
  const needed = wanted.filter((name) => !Object.hasOwn(optionalDependencies, name));
  expect(Object.keys(dependencies).sort()).toEqual(needed.sort());
});
