import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cellsToNotes } from '#domain/canvas-transfer/cells-to-notes.ts';
import { parseCells } from './parse-cells.ts';

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../tests/fixtures/imports/canvas/${name}`, import.meta.url), 'utf8');

test('cells become notes where they stand, and empty ones none', () => {
  const at = (name: string) =>
    cellsToNotes(parseCells(fixture(name))).nodes.map(({ x, y, text }) => [x / 224, y / 120, text]);
  expect(at('miro-notes.csv')).toEqual([
    [0, 0, 'What guides say'],
    [1, 0, 'What guests say'],
    [0, 1, 'We call, and call again'],
    [1, 1, 'I waited\nfor an hour'],
    [0, 2, 'Paper is fine'],
    [1, 3, '"Never again"'],
  ]);
  expect(at('spreadsheet-clipboard.txt')).toEqual([
    [0, 0, 'Reception'],
    [1, 0, 'Inn'],
    [2, 0, 'Ferry'],
    [0, 1, 'two\nlines'],
    [2, 1, 'last'],
  ]);
});
