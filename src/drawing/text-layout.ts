import { measureText } from './measure-text.ts';
import { readableText } from './readable-text.ts';
import { clusterAdvance, clustersOf } from './text-metrics.ts';
import { lineHeightOf } from './text-sizes.ts';

export interface TextLine {
  readonly text: string;
  /** In scene units; spaces at its end do not count. */
  readonly width: number;
  /** Its paragraph is read from right to left. */
  readonly isRtl: boolean;
}

export interface TextLayout {
  readonly lines: readonly TextLine[];
  /** Height of all lines, in scene units. */
  readonly height: number;
  /** Whether text was left out because it did not fit `maxHeight`; the last line then ends with an ellipsis. */
  readonly clipped: boolean;
}

const ideographs = '\u2e80-\u303f\u3040-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60';
const hyphens = '/\\u002d\\u2010-\\u2014\\u200b';
/** Spaces, an ideograph with its marks and closing sign, or a word with the hyphens, dashes or slashes after it. */
const pieces = new RegExp(
  `[^\\S\\n\\u00a0]+|[${ideographs}]\\p{M}*[\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]*|[${hyphens}]*(?:[^\\s${ideographs}${hyphens}]|\\u00a0)+[${hyphens}]*|.`,
  'gsu',
);

const ellipsis = '…';
/** Far more than any box holds at a size that can be read, so that a short box never costs a long text's work. */
const longest = 20_000;

/**
 * Breaks a text into lines at most `maxWidth` wide, as the text editor's own wrapping does: at spaces, hyphens and between
 * ideographs; a word that is wider than a line is broken between graphemes. A line is wider only if it is one grapheme.
 * Measured without kerning, so the browser's text should be set with `font-kerning: none`. Only what fits `maxHeight` is
 * looked at. Callers keep the result by node.
 */
export function layOutText(
  text: string,
  maxWidth: number,
  fontPx: number,
  maxHeight = Number.POSITIVE_INFINITY,
): TextLayout {
  const lineHeight = lineHeightOf(fontPx);
  const most = Math.max(1, Math.floor(maxHeight / lineHeight + 1e-6));
  const lines: TextLine[] = [];
  let clipped = text.length > longest;
  for (const paragraph of paragraphsOf(readableText(clipped ? text.slice(0, longest) : text))) {
    const isRtl = readsFromRight(paragraph);
    for (const line of linesOf(paragraph, maxWidth, fontPx)) {
      if (lines.length === most) {
        clipped = true;
        break;
      }
      lines.push({ text: line, width: measureText(line.trimEnd(), fontPx), isRtl });
    }
    if (clipped && lines.length === most) break;
  }
  const last = clipped ? lines.pop() : undefined;
  if (last) lines.push(withEllipsis(last, maxWidth, fontPx));
  return { lines, height: lines.length * lineHeight, clipped };
}

const letter = /\p{L}/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const readsFromRight = (paragraph: string): boolean => rightToLeft.test(letter.exec(paragraph)?.[0] ?? '');

function* paragraphsOf(text: string): Generator<string, void, undefined> {
  let start = 0;
  while (start <= text.length) {
    const end = text.indexOf('\n', start);
    yield text.slice(start, end < 0 ? text.length : end);
    if (end < 0) return;
    start = end + 1;
  }
}

function* linesOf(paragraph: string, maxWidth: number, fontPx: number): Generator<string, void, undefined> {
  let line = '';
  let width = 0;
  for (const [piece] of paragraph.matchAll(pieces)) {
    const added = measureText(piece, fontPx);
    const seen = measureText(piece.trimEnd(), fontPx);
    if (width + seen <= maxWidth || (piece.trim() === '' && line !== '')) {
      line += piece;
      width += added;
      continue;
    }
    if (line !== '') yield line;
    if (seen <= maxWidth) {
      line = piece;
      width = added;
      continue;
    }
    const parts = [...brokenWord(piece, maxWidth, fontPx)];
    line = parts.pop() ?? '';
    yield* parts;
    width = measureText(line, fontPx);
  }
  yield line;
}

function* brokenWord(word: string, maxWidth: number, fontPx: number): Generator<string, void, undefined> {
  let part = '';
  let width = 0;
  for (const cluster of clustersOf(word)) {
    const added = (clusterAdvance(cluster) * fontPx) / 1000;
    if (part !== '' && added > 0 && width + added > maxWidth) {
      yield part;
      part = '';
      width = 0;
    }
    part += cluster;
    width += added;
  }
  yield part;
}

function withEllipsis(line: TextLine, maxWidth: number, fontPx: number): TextLine {
  const room = maxWidth - measureText(ellipsis, fontPx);
  let text = '';
  let width = 0;
  for (const cluster of clustersOf(line.text.trimEnd())) {
    width += (clusterAdvance(cluster) * fontPx) / 1000;
    if (width > room) break;
    text += cluster;
  }
  const shown = text.trimEnd() + ellipsis;
  return { text: shown, width: measureText(shown, fontPx), isRtl: line.isRtl };
}
