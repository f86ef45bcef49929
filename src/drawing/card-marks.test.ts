import { expect, test } from 'vitest';
import { aCanvas, aNode } from '../../tests/fixtures/a-canvas.ts';
import { aDrawingTheme as theme } from '../../tests/fixtures/a-drawing-theme.ts';
import type { CardLook } from './card-look.ts';
import { tagBox, tagMarks } from './card-marks.ts';
import { drawSvg } from './draw-svg.ts';
import { figuresOf } from './figures-of.ts';

const refuted: CardLook = { text: '40 Refutes', said: 'score 40, refutes', verdict: 'refutes', isNext: true };
const untested: CardLook = { text: 'No evidence yet', said: 'no evidence yet', verdict: null, isNext: false };
const box = { x: 100, y: 200, width: 200, height: 96 };

test('a tag hangs on the lower edge, as wide as what it says, with the flag of its verdict', () => {
  const marks = tagMarks(box, refuted, theme);
  const { width, ...place } = tagBox(box, refuted);
  expect(place).toEqual({ x: 108, y: 286, height: 20 });
  expect(width).toBeCloseTo(88.2, 1);
  expect(marks.map((mark) => (mark.kind === 'path' ? [mark.fill, mark.stroke] : mark.kind))).toEqual([
    [theme.surface, theme.strongLine],
    [theme.refutes, undefined],
    'text',
  ]);
  const [line] = marks.flatMap((mark) => (mark.kind === 'text' ? mark.lines : []));
  expect(line).toMatchObject({ text: '40 Refutes', x: 128, align: 'left' });
});

test('the flag is up, at half or down, and there is none without a verdict', () => {
  const flags = (['supports', 'inconclusive', 'refutes', null] as const).map((verdict) =>
    tagMarks(box, { text: '50', verdict }, theme).flatMap((mark) =>
      mark.kind === 'path' && mark.stroke === undefined ? [mark.d] : [],
    ),
  );
  const pole = 'M114 289h1.5v14h-1.5Z';
  expect(flags).toEqual([
    [`${pole}M115.5 289l8.5 3.5l-8.5 3.5Z`],
    [`${pole}M115.5 292.5l8.5 3.5l-8.5 3.5Z`],
    [`${pole}M115.5 296l8.5 3.5l-8.5 3.5Z`],
    [],
  ]);
});

const canvas = aCanvas([
  aNode({ id: 'card', text: '', ...box, assumption: 'a' }),
  aNode({ id: 'other', text: '', ...box, x: 500, assumption: 'b' }),
  aNode({ id: 'unknown', text: '', ...box, x: 900, assumption: 'c' }),
  aNode({ id: 'note', text: '', ...box, x: 1300 }),
]);
const looks = new Map([
  ['a', refuted],
  ['b', untested],
]);

test('a file shows what is known of each card, the marker on the next one, and has room for both', () => {
  const { figures, box: whole } = figuresOf(canvas, theme, undefined, undefined, looks);
  expect(
    figures.map(({ id, marks, box: covered }) => [id, marks.filter(({ kind }) => kind === 'text').length, covered]),
  ).toEqual([
    ['card', 1, { x: 100, y: 176, width: 212, height: 130 }],
    ['note', 0, { ...box, x: 1300 }],
    ['other', 1, { x: 500, y: 200, width: 200, height: 106 }],
    ['unknown', 0, { ...box, x: 900 }],
  ]);
  expect(whole.y).toBe(152);
  const svg = drawSvg(canvas, undefined, { theme, title: 'Cards', looks });
  expect(svg.match(/>(?:40 Refutes|No evidence yet)<\/text>/gu)).toHaveLength(2);
  expect(svg.split(`fill="${theme.marker}"`)).toHaveLength(2);
  expect(drawSvg(canvas, undefined, { theme, title: 'Cards' })).not.toContain('Refutes');
});
