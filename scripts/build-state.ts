import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const inputs = [
  'src/{app,adapters,domain,features,inspector,ui}/**/*',
  'machines/**/*',
  'public/**/*',
  'types/**/*',
  '*.config.{ts,mjs}',
  'index.html',
  'package-lock.json',
];
const stateFile = 'dist/built-from';

/** Whether dist/ was built from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(stateFile) && readFileSync(stateFile, 'utf8') === hashOfInputs();
}

/** Writes down which sources dist/ was built from; last, so that half a build never counts. */
export function rememberBuild(): void {
  writeFileSync(stateFile, hashOfInputs());
}

function hashOfInputs(): string {
  const files = globSync(inputs, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
