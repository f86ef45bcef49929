import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

/** A part of Inter, read when a text needs it. */
export interface FontFile {
  /** Whether a text may have signs of this part: decides what is fetched. */
  readonly serves: (text: string) => boolean;
  readonly read: () => Promise<Uint8Array>;
}

export interface EmbeddedFont {
  readonly font: PDFFont;
  readonly has: (code: number) => boolean;
}

interface Glyph {
  readonly advanceWidth: number;
  readonly path: { readonly commands: readonly unknown[] };
  _getMetrics(): { readonly leftBearing: number };
}

/** Adds to `points` and answers with the flags of the point so far. */
type EncodePoint = (value: number, last: number, points: number[], flag: number, short: number, same: number) => number;

interface Subset {
  readonly font: { getGlyph(id: number): Glyph };
  readonly glyphEncoder: { encodeSimple(path: Glyph['path']): Uint8Array; _encodePoint: EncodePoint };
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}

interface InterFont {
  readonly characterSet: readonly number[];
  glyphForCodePoint(code: number): unknown;
  createSubset(): Subset;
}

/** Letters stand as they were measured: without kerning, ligatures and alternates. */
const features = { kern: false, liga: false, calt: false, clig: false, ccmp: false };

/** Only the signs that are used get into the file. */
export async function embedFont(document: PDFDocument, bytes: Uint8Array): Promise<EmbeddedFont> {
  document.registerFontkit({ create: (data: Uint8Array) => withOutlines(fontkit.create(data)) } as typeof fontkit);
  const font = await document.embedFont(bytes, { subset: true, features });
  const signs = new Set(font.getCharacterSet());
  return { font, has: (code) => signs.has(code) };
}

/** The subset would copy glyphs as they are stored, which in WOFF2 is packed: they are written anew from their outlines. */
function withOutlines<T extends object>(font: T): T {
  const made = font as T & InterFont;
  // A glyph keeps the sign for which it is first asked, and a colon asks for its dots without one: text could not be copied.
  for (const code of made.characterSet) made.glyphForCodePoint(code);
  const create = made.createSubset.bind(made);
  made.createSubset = () => {
    const subset = create();
    subset._addGlyph = addOutline;
    subset.glyphEncoder._encodePoint = alternating(subset.glyphEncoder._encodePoint);
    return subset;
  };
  return made;
}

/** Source: OpenType 1.9, glyf: how y is stored, and a bit that counts for the first point only. */
const yShort = 0x04;
const overlap = 0x40;

/**
 * The library forgets how often the last flags of a glyph repeat, which makes it unreadable. So none repeats: every other
 * point bears a bit without a meaning. Places are whole numbers, as they are stored.
 */
function alternating(encode: EncodePoint): EncodePoint {
  let isOther = false;
  return (value, last, points, flag, short, same) => {
    const flags = encode(Math.round(value), Math.round(last), points, flag, short, same);
    if (short !== yShort) return flags;
    isOther = !isOther;
    return isOther ? flags | overlap : flags;
  };
}

function addOutline(this: Subset, id: number): number {
  const glyph = this.font.getGlyph(id);
  const isEmpty = glyph.path.commands.length === 0;
  const encoded = this.glyphEncoder.encodeSimple(isEmpty ? this.font.getGlyph(0).path : glyph.path);
  // A space has no outline at all; what is cut from a buffer of the library's own stays one.
  const outline = isEmpty ? encoded.slice(0, 0) : encoded;
  this.glyf.push(outline);
  this.loca.offsets.push(this.offset);
  this.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
  this.offset += outline.length;
  return this.glyf.length - 1;
}
