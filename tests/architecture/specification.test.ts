import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const document = readFileSync(join(root, 'docs/specification.md'), 'utf8');

/** A row of the document: `| 2 | statement | `file` › test; `file` › test |`. */
interface Row {
  readonly section: number;
  readonly statement: string;
  readonly proofs: readonly { readonly file: string; readonly name: string }[];
}

function readRow(line: string): Row {
  const [section = '', statement = '', proofs = ''] = line.slice(1, -1).split(' | ');
  return {
    section: Number(section),
    statement: statement.trim(),
    proofs: proofs.split('; ').map((proof) => {
      const [, file = '', name = ''] = /^`(.+)` › (.+)$/.exec(proof.trim()) ?? [];
      return { file, name };
    }),
  };
}

const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map(readRow);

describe('every statement of the specification', () => {
  test.each(rows)('$section: $statement', ({ proofs }) => {
    const missing = proofs.filter(({ file, name }) => !name || !existsSync(join(root, file)) || !hasTitle(file, name));
    expect(missing).toEqual([]);
  });

  test('of sections 2 to 9 is there', () => {
    expect([...new Set(rows.map(({ section }) => section))].toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

/** Whether the file has a test, or a group of tests, that is called so. */
function hasTitle(file: string, title: string): boolean {
  const source = readFileSync(join(root, file), 'utf8');
  return [`('${title.replaceAll("'", "\\'")}'`, `("${title}"`, `(\`${title}\``].some((call) => source.includes(call));
}
