import { describe, expect, test } from 'vitest';
import { missingTests, type NamedTest, readNamedTests, readText } from './named-tests.ts';

/** A row of the document: `| 2 | statement | `file` › test; `file` › test |`. */
interface Row {
  readonly section: number;
  readonly statement: string;
  readonly proofs: readonly NamedTest[];
  /** The proofs as written. */
  readonly cell: string;
}

function readRow(line: string): Row {
  const [section = '', statement = '', proofs = ''] = line.slice(1, -1).split(' | ');
  const cell = proofs.trim();
  return { section: Number(section), statement: statement.trim(), proofs: readNamedTests(cell), cell };
}

const rows = readText('docs/specification.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map(readRow);

describe('every statement of the specification', () => {
  test.each(rows)('$section: $statement', ({ proofs, cell }) => {
    expect(proofs.map(({ file, title }) => `\`${file}\` › ${title}`).join('; ')).toBe(cell);
    expect(missingTests(proofs)).toEqual([]);
  });

  test('of sections 2 to 9 is there', () => {
    expect([...new Set(rows.map(({ section }) => section))].toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
