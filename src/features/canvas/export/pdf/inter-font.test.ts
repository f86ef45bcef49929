import { readFileSync } from 'node:fs';
import fontkit from '@pdf-lib/fontkit';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { embedFont } from './inter-font.ts';

const folder = new URL('../../../../../node_modules/@fontsource-variable/inter/files/', import.meta.url);

interface ReadFont {
  getGlyph(id: number): { readonly path: { toSVG(): string }; readonly advanceWidth: number };
  glyphForCodePoint(code: number): ReturnType<ReadFont['getGlyph']>;
}

test.each(['latin', 'cyrillic', 'greek'])(
  'every sign of %s has in the file the outline and the width that it has in Inter',
  async (part) => {
    const bytes = readFileSync(new URL(`inter-${part}-wght-normal.woff2`, folder));
    const document = await PDFDocument.create();
    const { font } = await embedFont(document, bytes);
    const signs = font.getCharacterSet().filter((code) => code > 0x20 && !/\p{Cf}/u.test(String.fromCodePoint(code)));
    const codes = signs.map((code) => font.encodeText(String.fromCodePoint(code)).asString());
    const read = await PDFDocument.load(await document.save());
    const embedded = fontkit.create(fontIn(read)) as unknown as ReadFont;
    const original = fontkit.create(bytes) as unknown as ReadFont;
    const differing = signs.filter((code, index) => {
      const [now, before] = [
        embedded.getGlyph(Number.parseInt(codes[index] ?? '', 16)),
        original.glyphForCodePoint(code),
      ];
      return !isAlike(now.path.toSVG(), before.path.toSVG()) || now.advanceWidth !== before.advanceWidth;
    });
    expect(differing.map((code) => String.fromCodePoint(code))).toEqual([]);
  },
);

/** The same commands, and places that differ by rounding alone. */
function isAlike(one: string, other: string): boolean {
  const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [a, b] = [numbers(one), numbers(other)];
  return a.length === b.length && a.every((value, index) => Math.abs(value - (b[index] ?? Number.NaN)) <= 1);
}

function fontIn(document: PDFDocument): Uint8Array {
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const file = object instanceof PDFDict ? object.lookup(PDFName.of('FontFile2')) : undefined;
    if (file instanceof PDFRawStream) return decodePDFRawStream(file).decode();
  }
  throw new Error('the PDF holds no font');
}
