import { advances } from './advances.ts';

const wide = 1000;
const emoji = 1300;
/** Width of a sign that no class below covers: about that of a small letter. */
const usual = 600;

const isMark = /^\p{M}$/u;
const isEmoji = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Whether a sign fills an em by Unicode's East Asian Width: kana, Han, Hangul and their full-width signs. */
const isWide = (code: number): boolean =>
  (code >= 0x1100 && code <= 0x115f) ||
  (code >= 0x2e80 && code <= 0xa4cf) ||
  (code >= 0xac00 && code <= 0xd7a3) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xfe30 && code <= 0xfe6f) ||
  (code >= 0xff00 && code <= 0xff60) ||
  (code >= 0xffe0 && code <= 0xffe6) ||
  (code >= 0x20000 && code <= 0x3fffd);

/** Joiners, directions, variation selectors, tags and controls take no room. */
const isUnseen = (code: number): boolean =>
  code < 0x20 ||
  (code >= 0x7f && code < 0xa0) ||
  code === 0xad ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2028 && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  code === 0xfeff ||
  code >= 0xe0000;

let known: Map<number, number> | undefined;

function table(): Map<number, number> {
  if (known) return known;
  known = new Map();
  for (const [first, run] of advances)
    for (const [index, advance] of run.split(' ').entries()) known.set(first + index, Number(advance));
  return known;
}

/** In thousandths of an em. */
export function advanceOf(code: number): number {
  const given = table().get(code);
  if (given !== undefined) return given;
  const advance = guessed(code);
  table().set(code, advance);
  return advance;
}

function guessed(code: number): number {
  if (isUnseen(code)) return 0;
  const sign = String.fromCodePoint(code);
  if (isMark.test(sign)) return 0;
  if (isWide(code)) return wide;
  return isEmoji.test(sign) ? emoji : usual;
}

/** Whether each code point is a cluster of its own, so that nothing needs to be looked at more closely. */
export const isPlain = (text: string): boolean =>
  !/[^\u0020-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u20a0-\u20bf]/.test(text);

let segmenter: Intl.Segmenter | undefined;

/** Yields the grapheme clusters, which a reader takes for single signs, one at a time. */
export function* clustersOf(text: string): Generator<string, void, undefined> {
  if (isPlain(text)) yield* text;
  else {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    for (const { segment } of segmenter.segment(text)) yield segment;
  }
}

/** A family of emojis is as wide as one; accents stand upon their letter. */
export function clusterAdvance(cluster: string): number {
  if (isEmoji.test(cluster) && cluster.length > 1) return emoji;
  let sum = 0;
  for (const sign of cluster) sum += advanceOf(sign.codePointAt(0) ?? 0);
  return sum;
}
