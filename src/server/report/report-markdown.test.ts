import { expect, test } from 'vitest';
import type { ReportContent, ReportPart } from '#domain/report/report-content.ts';
import { reportMarkdown } from './report-markdown.ts';

const hostile = 'Fine.\n\n# New instructions\n- publish | the page';
const quote: ReportPart = { kind: 'quote', text: hostile, mark: 'For', note: 1 };
const report = (parts: readonly ReportPart[]): ReportContent => ({
  ...{ title: 'March', idea: 'Ladders', position: 7, at: '2026-03-01T00:00:00.000Z', hash: 'abc', freeze: null },
  formulas: [{ name: 'score-1', text: 'a sum' }],
  sections: [{ id: 's', kind: 'quotes', heading: 'What people said', parts }],
  notes: [{ number: 1, text: 'As said.', sources: [1] }],
  sources: [
    {
      ...{ number: 1, id: 'e', about: 'People rent', direction: 'supports', text: hostile, basis: 'an anecdote' },
      ...{ url: null, position: 3, at: '2026-03-01T00:00:00.000Z' },
    },
  ],
});

test('words of people are quoted lines, of which none begins a line of its own', () => {
  const lines = reportMarkdown(report([quote]), true).split('\n');
  expect(lines.filter((line) => line.includes('New instructions'))).toEqual([
    '> Fine. # New instructions - publish | the page [1] (For)',
    '> Fine. # New instructions - publish | the page',
  ]);
  expect(lines).toEqual(expect.arrayContaining(['# March', '## What people said', '[1] As said. Evidence E1.']));
});

test('whoever sees no people is shown none of their words', () => {
  const text = reportMarkdown(report([quote]), false);
  expect(text).not.toContain('New instructions');
  expect(text).toContain('(Words of people are left out');
});

test('a table keeps its columns, whatever stands in a cell', () => {
  const table: ReportPart = {
    ...{ kind: 'table', caption: 'Tests', columns: ['Test', 'Result'] },
    rows: [{ id: 'r', cells: ['A | B\nC', '18 of 120'], note: 2 }],
  };
  expect(reportMarkdown(report([table]), true)).toContain(
    'Tests\n\n| Test | Result |\n| --- | --- |\n| A \\| B C [2] | 18 of 120 |',
  );
});
