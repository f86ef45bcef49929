import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { canvasFileSchema } from '#domain/canvas-transfer/canvas-file.ts';
import { fileTheme } from '#features/canvas/export/file-theme.ts';
import { readPdf } from '../fixtures/read-pdf.ts';

/** A format as the dialog names it. */
export type SavedFormat = 'PNG' | 'SVG' | 'PDF' | 'JSON';

interface SavedCanvas {
  readonly title: string;
  readonly fileName: string;
  /** Texts of its parts. */
  readonly texts: readonly string[];
  /** Size of the whole scene, whose upper left corner is the origin. */
  readonly size: { readonly width: number; readonly height: number };
  /** A place in the scene where a straw note has no text. */
  readonly straw: { readonly x: number; readonly y: number };
}

/** Around a drawing, in scene units, and the pixels of a picture for one of them. */
const [margin, scale] = [24, 2];

/** Saves a file and opens it: it shows the canvas, and nothing else. */
export async function expectSaved(
  page: Page,
  format: SavedFormat,
  canvas: SavedCanvas,
  save: () => Promise<void>,
): Promise<void> {
  const started = page.waitForEvent('download');
  await save();
  const download = await started;
  expect(download.suggestedFilename()).toBe(`${canvas.fileName}.${format.toLowerCase()}`);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  await opened[format](Buffer.concat(chunks), canvas, page);
}

type Open = (bytes: Buffer, canvas: SavedCanvas, page: Page) => Promise<void>;

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const opened: Readonly<Record<SavedFormat, Open>> = {
  async PNG(bytes, { size, straw }) {
    const picture = sharp(bytes);
    const { format, width, height } = await picture.metadata();
    expect({ format, width, height }).toEqual({
      format: 'png',
      width: (size.width + 2 * margin) * scale,
      height: (size.height + 2 * margin) * scale,
    });
    const at = { left: (straw.x + margin) * scale, top: (straw.y + margin) * scale, width: 1, height: 1 };
    const [red = 0, green = 0, blue = 0] = await picture.extract(at).removeAlpha().raw().toBuffer();
    expect(`#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`).toBe(
      fileTheme('light').notes.straw,
    );
  },
  async SVG(bytes, { texts, title }, page) {
    const drawing = await page.context().newPage();
    await drawing.goto(`data:image/svg+xml;base64,${bytes.toString('base64')}`);
    const { root, name, said } = await drawing.evaluate(() => ({
      root: document.documentElement.nodeName,
      name: document.title,
      said: [...document.querySelectorAll('text')].map((each) => each.textContent).join(' '),
    }));
    await drawing.close();
    expect({ root, name }).toEqual({ root: 'svg', name: title });
    for (const text of texts) expect(inOneLine(said)).toContain(text);
  },
  async PDF(bytes, { texts, title }) {
    const read = await readPdf(bytes);
    expect(read.title).toBe(title);
    expect(read.pages.length).toBe(1);
    for (const text of texts) expect(inOneLine(read.texts.join(' '))).toContain(text);
  },
  async JSON(bytes, { texts }) {
    const { nodes } = canvasFileSchema.parse(JSON.parse(bytes.toString()));
    expect(nodes.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  },
};
