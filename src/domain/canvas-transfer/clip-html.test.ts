import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CanvasFile } from './canvas-file.ts';
import { clipHtml } from './clip-html.ts';
import { clipText } from './clip-text.ts';
import { readClipHtml } from './read-clip-html.ts';

const note = (id: string, y: number, text: string) =>
  ({ id, kind: 'note', x: 0, y, width: 100, height: 100, text }) as const;
const fileOf = (...nodes: CanvasFile['nodes']): CanvasFile => ({
  format: 'groundwork-canvas',
  version: 1,
  canvas: 'c',
  nodes,
  edges: [],
});

test('whatever a note says, it is the same after the clipboard', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const file = fileOf(note('AAAAAAAAAAAA', 0, text));
      expect(readClipHtml(`<html><body>${clipHtml(file, text)}</body></html>`)).toEqual({ kind: 'read', file });
    }),
  );
});

test('other programs see the text, and no element that it might name', () => {
  expect(clipHtml(fileOf(), '<img src=x>\n"&"').replace(/canvas="[^"]*"/, 'canvas=""')).toBe(
    '<div data-groundwork-canvas="">&#60;img src=x&#62;<br>&#34;&#38;&#34;</div>',
  );
});

test('HTML of others is none of ours, and what is damaged is refused', () => {
  expect(readClipHtml('<p>Hello</p>')).toBeUndefined();
  const problems = [{ path: '', problem: 'isn’t JSON' }];
  for (const letters of ['', 'A', '====', btoa('{')]) {
    expect(readClipHtml(`<div data-groundwork-canvas="${letters}">`)).toEqual({ kind: 'refused', problems });
  }
});

test('the text of a copy reads from above to below', () => {
  const file = fileOf(
    note('AAAAAAAAAAAA', 50, 'second'),
    note('BBBBBBBBBBBB', 0, 'first'),
    note('CCCCCCCCCCCC', 9, ' '),
  );
  expect(clipText(file)).toBe('first\n\nsecond');
});
