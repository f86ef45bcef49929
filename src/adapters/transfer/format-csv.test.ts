import { expect, test } from 'vitest';
import { formatCsv } from './format-csv.ts';

test('a table is UTF-8 with its mark, and lines end as RFC 4180 has it, also the last one', () => {
  const rows = [
    ['Idea', 'Text'],
    ['Bees, wasps', 'said “no”, then "yes"\nand left'],
    ['', ' '],
  ];
  expect(formatCsv(rows)).toBe('\ufeffIdea,Text\r\n"Bees, wasps","said “no”, then ""yes""\nand left"\r\n," "\r\n');
});
