import type { PDFDocument, PDFImage, PDFPage, RGB } from 'pdf-lib';
import { rgb } from 'pdf-lib';
import type { Box } from '#domain/canvas/canvas-node.ts';

/** Points to a scene unit, which is a CSS pixel. */
const usual = 0.75;
/** In points. Source: ISO 32000-1, annex C.2. */
const longestSide = 14_400;

/** A page that shows a part of the scene, and how its points are found. */
export interface ScenePage {
  readonly document: PDFDocument;
  readonly page: PDFPage;
  readonly images: ReadonlyMap<string, PDFImage>;
  readonly scale: number;
  readonly left: (x: number) => number;
  /** A page's y grows upwards. */
  readonly up: (y: number) => number;
}

export function scenePage(document: PDFDocument, images: ReadonlyMap<string, PDFImage>, box: Box): ScenePage {
  const scale = Math.min(usual, longestSide / box.width, longestSide / box.height);
  const page = document.addPage([box.width * scale, box.height * scale]);
  return {
    document,
    page,
    images,
    scale,
    left: (x) => (x - box.x) * scale,
    up: (y) => (box.y + box.height - y) * scale,
  };
}

/** From `#rrggbb`. */
export function colorOf(hex: string): RGB {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
}
