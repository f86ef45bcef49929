import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardCell, unguardCell } from './formula-guard.ts';

const pieces = fc.constantFrom('=', '+', '-', '@', "'", '"', ';', '\t', '\r', '\n', ' ', ',', 'a', '＝', '1');
const cells = fc.array(pieces, { maxLength: 12 }).map((each) => each.join(''));

test('what is guarded comes back as it was', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      expect(unguardCell(guardCell(cell))).toBe(cell);
    }),
    { numRuns: 5000 },
  );
});

test('wherever a spreadsheet may begin a cell, none begins as a formula', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      const [first = '', ...others] = guardCell(cell).split(/[;\t\r\n]/);
      expect(first).not.toMatch(/^[=+\-@＝]/);
      expect(others.filter((each) => /^[\s"]*[=+\-@＝]/.test(each))).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['costs: 5;=cmd', "costs: 5;'=cmd"],
  ['two\n- lines', "two\n'- lines"],
  ['a; b', 'a; b'],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ["'-1", "''-1"],
  ['=1;@2', "'=1;'@2"],
])('%j is written as %j', (cell, written) => {
  expect(guardCell(cell)).toBe(written);
});
