import {
  concatTransformationMatrix,
  LineCapStyle,
  PDFDocument,
  type PDFImage,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib';
import type { Figure, ImageMark, PathMark } from '#drawing/figure.ts';
import type { Drawing } from '#drawing/figures-of.ts';
import { drawText, type PictureLine } from './draw-text.ts';
import { type EmbeddedFont, embedFont, type FontFile } from './inter-font.ts';
import { colorOf, type ScenePage, scenePage } from './pdf-page.ts';

export interface PdfContent {
  readonly drawing: Drawing;
  readonly paper: string;
  readonly title: string;
  /** PNG or JPEG, by asset. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly fonts: readonly FontFile[];
  readonly picture: PictureLine;
}

/** One page as large as the drawing: shapes are lines and areas, texts are texts in Inter, of which only what is used goes along. */
export async function writePdf({ drawing, paper, title, images, fonts, picture }: PdfContent): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setCreator('Groundwork');
  document.setProducer('Groundwork');
  const embedded = await embedFonts(document, drawing, fonts);
  const pictures = new Map<string, PDFImage>();
  for (const [asset, bytes] of images) pictures.set(asset, await embedImage(document, bytes));
  const to = scenePage(document, pictures, drawing.box);
  to.page.drawRectangle({ x: 0, y: 0, ...to.page.getSize(), color: colorOf(paper) });
  for (const figure of drawing.figures) await drawFigure(to, figure, embedded, picture);
  return document.save();
}

async function embedFonts(
  document: PDFDocument,
  { figures }: Drawing,
  files: readonly FontFile[],
): Promise<EmbeddedFont[]> {
  const text = figures
    .flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? mark.lines.map((line) => line.text) : [])))
    .join('');
  const fonts: EmbeddedFont[] = [];
  for (const { serves, read } of files) if (serves(text)) fonts.push(await embedFont(document, await read()));
  return fonts;
}

const pngSign = 0x89;
const embedImage = (document: PDFDocument, bytes: Uint8Array): Promise<PDFImage> =>
  bytes[0] === pngSign ? document.embedPng(bytes) : document.embedJpg(bytes);

async function drawFigure(
  to: ScenePage,
  figure: Figure,
  fonts: readonly EmbeddedFont[],
  picture: PictureLine,
): Promise<void> {
  to.page.pushOperators(pushGraphicsState());
  if (figure.turn) turn(to, figure.turn);
  for (const mark of figure.marks) {
    if (mark.kind === 'path') drawPath(to, mark);
    else if (mark.kind === 'image') drawImage(to, mark);
    else await drawText(to, mark, fonts, picture);
  }
  to.page.pushOperators(popGraphicsState());
}

/** Clockwise in the scene is clockwise on the page, where angles grow the other way. */
function turn({ page, left, up }: ScenePage, { degrees, about }: NonNullable<Figure['turn']>): void {
  const angle = (-degrees * Math.PI) / 180;
  const [sin, cos, x, y] = [Math.sin(angle), Math.cos(angle), left(about.x), up(about.y)];
  page.pushOperators(concatTransformationMatrix(cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos));
}

function drawPath({ page, scale, left, up }: ScenePage, { d, fill, stroke, width }: PathMark): void {
  page.drawSvgPath(d, {
    x: left(0),
    y: up(0),
    scale,
    ...(fill === undefined ? {} : { color: colorOf(fill) }),
    ...(stroke === undefined
      ? {}
      : { borderColor: colorOf(stroke), borderWidth: width ?? 1, borderLineCap: LineCapStyle.Round }),
  });
}

function drawImage({ page, images, scale, left, up }: ScenePage, { asset, box }: ImageMark): void {
  const image = images.get(asset);
  if (!image) return;
  page.drawImage(image, {
    x: left(box.x),
    y: up(box.y + box.height),
    width: box.width * scale,
    height: box.height * scale,
  });
}
