import { exportPdf } from '../../../src/features/canvas/export/export-pdf.ts';
import { exportPng } from '../../../src/features/canvas/export/export-png.ts';
import type { ExportedFile, ExportRequest } from '../../../src/features/canvas/export/export-request.ts';
import { exportSvg } from '../../../src/features/canvas/export/export-svg.ts';
import { aCanvas, aNode, anEdge, at } from '../../fixtures/a-canvas.ts';
import { hostileTexts } from '../../fixtures/hostile-texts.ts';

async function redDot(): Promise<Blob> {
  const canvas = new OffscreenCanvas(8, 8);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#ff0000';
  context?.fillRect(0, 0, 8, 8);
  return canvas.convertToBlob({ type: 'image/webp', quality: 1 });
}

const board = aCanvas(
  [
    aNode({ id: 's', kind: 'section', width: 320, height: 300, text: 'Problem', fill: 'paper' }),
    aNode({ id: 'a', x: 24, y: 60, text: 'Nobody pays twice', fill: 'sky', parent: 's' }),
    aNode({ id: 'b', x: 24, y: 180, text: '漢字 🎉', fill: 'clay', assumption: 'x', parent: 's' }),
    aNode({ id: 'c', kind: 'ellipse', x: 460, y: 40, text: 'see https://example.com/x', textAlign: 'center' }),
    aNode({ id: 'i', kind: 'image', x: 460, y: 200, width: 100, height: 100, asset: 'dot', text: 'A red dot' }),
    aNode({
      id: 'r',
      kind: 'rectangle',
      x: 620,
      y: 200,
      width: 160,
      height: 80,
      text: 'turned',
      rotation: 30,
      fill: 'sage',
    }),
    aNode({
      id: 'd',
      kind: 'drawing',
      x: 660,
      y: 40,
      width: 100,
      height: 50,
      fill: 'none',
      points: [0, 0, 10_000, 10_000],
    }),
  ],
  [anEdge({ id: 'e', from: at('a'), to: at('c'), text: 'so' })],
);

const far = aCanvas([aNode({ id: 'a' }), aNode({ id: 'b', x: 900_000 })]);
const hostile = aCanvas(hostileTexts.map((text, index) => aNode({ id: `n${index}`, text, x: index * 240 })));
/** The same kinds of letters, without their numbers, which cost a page of pictures. */
const shortHostile = aCanvas(
  hostileTexts.map((text, index) => aNode({ id: `n${index}`, text: text.slice(0, 160), x: index * 240 })),
);
const boards = { board, far, hostile, shortHostile, empty: aCanvas([]) };

const requestOf = (name: keyof typeof boards, theme: 'light' | 'dark'): ExportRequest => ({
  canvas: boards[name],
  ids: undefined,
  title: 'Lean canvas',
  theme,
  image: async (asset) => (asset === 'dot' ? redDot() : undefined),
});

/** Base64, since a test gets nothing else out of a page. */
async function told({ file, scale }: ExportedFile): Promise<{ type: string; base64: string; scale: number }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { type: file.type, base64: bytes.toBase64(), scale };
}

const exporting = {
  svg: async (name: keyof typeof boards, theme: 'light' | 'dark') => told(await exportSvg(requestOf(name, theme))),
  png: async (name: keyof typeof boards, theme: 'light' | 'dark', scale: number) =>
    told(await exportPng(requestOf(name, theme), scale)),
  pdf: async (name: keyof typeof boards, theme: 'light' | 'dark') => told(await exportPdf(requestOf(name, theme))),
};
export type Exporting = typeof exporting;
Object.assign(window, { exporting });
