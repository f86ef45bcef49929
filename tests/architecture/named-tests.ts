import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A test that a document names: its file, from the root of the repository, and its title or that of its group. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** Reads `` `file` › title; `file` › title ``; words around them are passed over. */
export function readNamedTests(text: string): NamedTest[] {
  return [...text.matchAll(/`([^`]+)` › (.+?)(?=; `|$)/g)].map(([, file = '', title = '']) => ({
    file,
    title: title.trim(),
  }));
}

/** The tests that are not there: no such file, or none in it of this title. */
export function missingTests(tests: readonly NamedTest[]): NamedTest[] {
  return tests.filter(({ file, title }) => !isFile(file) || !hasTitle(file, title));
}

/** Whether a path from the root of the repository leads to something. */
export const isFile = (path: string): boolean => existsSync(join(root, path));

/** The text of a file, by its path from the root of the repository. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Whether the file has a test, or a group of tests, that is called so. */
function hasTitle(file: string, title: string): boolean {
  // A title that has a line of its own counts as well.
  const source = readText(file).replaceAll(/\(\s+/g, '(');
  return [`('${title.replaceAll("'", "\\'")}'`, `("${title}"`, `(\`${title}\``].some((call) => source.includes(call));
}
