import { describe, expect, test } from 'vitest';
import { asvsIds } from './asvs-ids.ts';
import { isFile, missingTests, type NamedTest, readNamedTests, readText } from './named-tests.ts';

const statuses = ['pass', 'operator', 'n/a', 'not met'] as const;

/** A row of the ledger: `| 1.2.3 1.2.4 | 1 | what they ask for | pass | words; `file` › test |`. */
interface Row {
  readonly ids: readonly string[];
  readonly levels: string;
  readonly asks: string;
  readonly status: string;
  readonly shown: string;
  readonly tests: readonly NamedTest[];
}

function readRow(line: string): Row {
  const [ids = '', levels = '', asks = '', status = '', shown = '', ...more] = line.slice(2, -2).split(' | ');
  if (more.length > 0) throw new Error(`This row has too many cells: ${line}`);
  return { ids: ids.trim().split(' '), levels, asks, status, shown, tests: readNamedTests(shown) };
}

const document = readText('docs/security.md');
const rows = document
  .split('\n')
  .filter((line) => /^\| \d+\.\d/.test(line))
  .map(readRow);

const levelOf = new Map(Object.entries(asvsIds).flatMap(([level, ids]) => ids.map((id) => [id, level] as const)));
const settings = new Set(readText('.env.example').match(/(?<=^#?)[A-Z][A-Z_]+(?==)/gm));

/** Lists the texts that are marked as code. */
const marked = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const isPath = (code: string): boolean =>
  /^(src|tests|docs|machines|scripts|public)\//.test(code) ||
  /^(\.env\.example|Dockerfile|[\w-]+\.json|README\.md)$/.test(code);
const settingOf = (code: string): string | undefined => /^([A-Z][A-Z_]{3,})(=\S+)?$/.exec(code)?.[1];

describe('the ledger', () => {
  test('has every id of levels 1 and 2 once, and no other but of level 3', () => {
    const listed = rows.flatMap(({ ids }) => ids);
    expect(listed.filter((id) => levelOf.get(id) !== '3').toSorted()).toEqual(
      [...asvsIds[1], ...asvsIds[2]].toSorted(),
    );
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
    expect(listed.filter((id) => !levelOf.has(id))).toEqual([]);
  });

  test.each(rows)('$ids: $asks', ({ ids, levels, asks, status, shown, tests }) => {
    expect(levels).toBe([...new Set(ids.map((id) => levelOf.get(id)))].toSorted().join(' '));
    expect(statuses).toContain(status);
    expect(asks.length).toBeGreaterThan(3);
    expect(missingTests(tests)).toEqual([]);
    if (status === 'pass' || status === 'operator') {
      const evidence = marked(shown).filter((code) => isPath(code) || settingOf(code));
      expect([...tests, ...evidence]).not.toEqual([]);
    }
    // Anything but a plain pass is explained, as is a pass without a test.
    if (status !== 'pass' || tests.length === 0) expect(shown.length).toBeGreaterThan(20);
  });

  test('counts its own rows', () => {
    const count = (status: string) => rows.filter((row) => row.status === status).flatMap(({ ids }) => ids).length;
    const said = statuses.map((status) => `${count(status)} ${status}`).join(', ');
    expect(/^\d+ pass, .*(?=\.$)/m.exec(document)?.[0]).toBe(said);
  });
});

test('every file and every setting that the page names is there', () => {
  const codes = marked(document.replaceAll(/^```[\s\S]*?^```/gm, ''));
  expect(codes.filter((code) => isPath(code) && !isFile(code))).toEqual([]);
  const named = codes.map(settingOf).filter((name) => name !== undefined);
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
});
