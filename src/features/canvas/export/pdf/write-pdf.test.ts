import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { figuresOf } from '#drawing/figures-of.ts';
import { aCanvas, aNode, anEdge, at } from '../../../../../tests/fixtures/a-canvas.ts';
import { aDrawingTheme as theme } from '../../../../../tests/fixtures/a-drawing-theme.ts';
import { hostileTexts } from '../../../../../tests/fixtures/hostile-texts.ts';
import { type ReadPdf, readPdf } from '../../../../../tests/fixtures/read-pdf.ts';
import type { PictureLine } from './draw-text.ts';
import { writePdf } from './write-pdf.ts';

const folder = new URL('../../../../../node_modules/@fontsource-variable/inter/files/', import.meta.url);
const fonts = ['latin', 'cyrillic'].map((part) => ({
  serves: (text: string) => part === 'latin' || /[\u0400-\u04ff]/.test(text),
  read: async () => readFileSync(new URL(`inter-${part}-wght-normal.woff2`, folder)),
}));
const dot = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();
const picture: PictureLine = async () => ({ png: dot, width: 40, height: 20, ascent: 14 });

const written = async (
  canvas: ReturnType<typeof aCanvas>,
  images = new Map<string, Uint8Array>(),
): Promise<ReadPdf> => {
  const drawing = figuresOf(canvas, theme, undefined, (asset) => images.has(asset));
  return readPdf(await writePdf({ drawing, paper: theme.paper, title: 'Lean canvas', images, fonts, picture }));
};

test('holds the texts as texts, links that can be followed, and one page as large as the drawing', async () => {
  const pdf = await written(
    aCanvas(
      [
        aNode({ id: 'a', text: 'Nobody pays twice — Идея' }),
        aNode({ id: 'b', kind: 'section', x: 400, text: 'Problem', fill: 'paper' }),
        aNode({
          id: 'c',
          kind: 'ellipse',
          x: 400,
          y: 200,
          text: 'see https://example.com/a?b=1',
          rotation: 30,
          textAlign: 'center',
        }),
      ],
      [anEdge({ id: 'e', from: at('a'), to: at('b'), text: 'because' })],
    ),
  );
  expect(pdf.title).toBe('Lean canvas');
  expect(pdf.pages).toEqual([{ width: expect.closeTo((600 + 48) * 0.75, 0), height: expect.closeTo(270, -2) }]);
  expect(pdf.texts).toEqual(['Problem', 'Nobody pays twice —', 'Идея', 'see https://', 'example.com/a?b=1', 'because']);
  expect(new Set(pdf.links)).toEqual(new Set(['https://example.com/a?b=1']));
  expect(pdf.operators['S']).toBeGreaterThan(0);
});

test('an address with brackets stays one address, whatever it spells', async () => {
  const links = ['https://e.x/)/S/JavaScript/JS(app.alert(1))/X(y', 'https://en.wikipedia.org/wiki/Mercury_(planet)'];
  const nodes = links.map((text, index) => aNode({ id: `n${index}`, text, x: index * 2000, width: 1500 }));
  const pdf = await written(aCanvas(nodes));
  expect(new Set(pdf.links)).toEqual(new Set(links));
});

test('what Inter does not have is a picture that says its text', async () => {
  const pdf = await written(aCanvas([aNode({ id: 'a', text: 'plain\n験証 🎉' })]));
  expect([pdf.texts, pdf.actualTexts, pdf.images]).toEqual([['plain'], ['験証 🎉'], 1]);
});

test('holds the images, PNG and JPEG', async () => {
  const jpeg = await sharp(dot).jpeg().toBuffer();
  const nodes = ['png', 'jpeg', 'gone'].map((asset, index) =>
    aNode({ id: asset, kind: 'image', asset, x: index * 300 }),
  );
  const pdf = await written(
    aCanvas(nodes),
    new Map<string, Uint8Array>([
      ['png', dot],
      ['jpeg', jpeg],
    ]),
  );
  expect([pdf.images, pdf.operators['Do']]).toEqual([2, 2]);
});

test('a written file is a PDF whatever is written and however far apart it lies', async () => {
  const nodes = hostileTexts.map((text, index) =>
    aNode({ id: `n${index}`, text, x: index * 1e5 - 5e5, kind: index % 2 ? 'note' : 'frame' }),
  );
  const { pages } = await written(aCanvas(nodes));
  expect(pages[0]?.width).toBeCloseTo(14_400, 3);
});

test('a pen stroke is one line above the paper, and neither a text nor a picture', async () => {
  const points = [0, 0, 5000, 10_000, 10_000, 0];
  const drawing = aNode({ id: 'p', kind: 'drawing', fill: 'none', points, text: 'The way to the market' });
  const { pages, operators, texts, images } = await written(aCanvas([drawing]));
  expect([operators, texts, images]).toEqual([{ cm: 6, f: 1, S: 1 }, [], 0]);
  expect(pages).toEqual([{ width: (200 + 48) * 0.75, height: (96 + 48) * 0.75 }]);
});
