import {
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  PDFString,
  setLineWidth,
  setStrokingColor,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import type { TextMark } from '#drawing/figure.ts';
import type { LinkedLine } from '#drawing/linked-lines.ts';
import type { EmbeddedFont } from './inter-font.ts';
import { colorOf, type ScenePage } from './pdf-page.ts';
import { runsOf, type TextRun } from './text-runs.ts';

type Look = Pick<TextMark, 'fontPx' | 'isStrong' | 'color'>;

/** A picture of a line whose signs Inter does not have, as PNG; `ascent` and `width` in scene units. */
export interface LinePicture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** From its upper edge to the baseline. */
  readonly ascent: number;
}

export type PictureLine = (line: LinkedLine, look: Look) => Promise<LinePicture>;

/** Stroke, in ems, that the outline of a letter adds to make it of weight 600. */
const emboldening = 0.03;

export async function drawText(
  to: ScenePage,
  { lines, ...look }: TextMark,
  fonts: readonly EmbeddedFont[],
  picture: PictureLine,
): Promise<void> {
  for (const line of lines) {
    if (line.text === '') continue;
    const runs = runsOf(line.text, fonts);
    if (runs) writeLine(to, line, look, runs);
    else await pasteLine(to, line, look, picture);
  }
}

function writeLine(to: ScenePage, line: LinkedLine, look: Look, runs: readonly TextRun[]): void {
  const { page, scale } = to;
  const size = look.fontPx * scale;
  const color = colorOf(look.color);
  const widths = runs.map(({ text, font }) => font.widthOfTextAtSize(text, size));
  const width = widths.reduce((sum, each) => sum + each, 0);
  const begin = startOf(to.left(line.x), width, line.align);
  if (look.isStrong)
    page.pushOperators(
      setTextRenderingMode(TextRenderingMode.FillAndOutline),
      setLineWidth(size * emboldening),
      setStrokingColor(color),
    );
  let x = begin;
  for (const [index, { text, font }] of runs.entries()) {
    page.drawText(text, { x, y: to.up(line.y), size, font, color });
    x += widths[index] ?? 0;
  }
  if (look.isStrong) page.pushOperators(setTextRenderingMode(TextRenderingMode.Fill));
  for (const { start, end, href } of line.links)
    linkOver(to, href, {
      left: begin + widthBefore(runs, start, size),
      right: begin + widthBefore(runs, end, size),
      base: to.up(line.y),
      size,
    });
}

function startOf(x: number, width: number, align: LinkedLine['align']): number {
  return align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
}

function widthBefore(runs: readonly TextRun[], count: number, size: number): number {
  let left = count;
  let width = 0;
  for (const { text, font } of runs) {
    width += font.widthOfTextAtSize(text.slice(0, Math.max(0, left)), size);
    left -= text.length;
  }
  return width;
}

interface LinkPlace {
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
}

function linkOver({ document, page }: ScenePage, href: string, { left, right, base, size }: LinkPlace): void {
  page.drawLine({
    start: { x: left, y: base - size * 0.12 },
    end: { x: right, y: base - size * 0.12 },
    thickness: size / 16,
  });
  const link = document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [left, base - size * 0.25, right, base + size * 0.95],
    Border: [0, 0, 0],
    // Written as it is; a bracket of its own would end it.
    A: { Type: 'Action', S: 'URI', URI: PDFString.of(href.replace(/[\\()]/g, '\\$&')) },
  });
  page.node.addAnnot(document.context.register(link));
}

/** Pastes a line as a picture that can still be copied and searched as text. */
async function pasteLine(to: ScenePage, line: LinkedLine, look: Look, picture: PictureLine): Promise<void> {
  const { png, width, height, ascent } = await picture(line, look);
  const image = await to.document.embedPng(png);
  const properties = to.document.context.obj({ ActualText: PDFHexString.fromText(line.text) });
  const { page, scale } = to;
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Span'), properties] as never),
  );
  page.drawImage(image, {
    x: startOf(to.left(line.x), width * scale, line.align),
    y: to.up(line.y - ascent + height),
    width: width * scale,
    height: height * scale,
  });
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}
