import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const inputs = [
  'src/!(server)/**/*',
  'machines/**/*',
  'public/**/*',
  'types/**/*',
  'scripts/build.ts',
  'scripts/page-font*.ts',
  '*.config.{ts,mjs}',
  'tsconfig.json',
  'index.html',
  'package.json',
  'package-lock.json',
];
const stateFile = (root: string): string => join(root, 'dist/built-from');

/** Whether dist/ was built from the sources as they are now. */
export function isBuilt(root = '.'): boolean {
  return existsSync(stateFile(root)) && readFileSync(stateFile(root), 'utf8') === hashOfInputs(root);
}

/** Writes down which sources dist/ was built from; last, so that half a build never counts. */
export function rememberBuild(root = '.'): void {
  writeFileSync(stateFile(root), hashOfInputs(root));
}

function hashOfInputs(root: string): string {
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
