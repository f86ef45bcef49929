import type { Figure, ImageMark, Mark, PathMark, TextMark } from '#drawing/figure.ts';
import type { Drawing } from '#drawing/figures-of.ts';
import type { LinkedLine } from '#drawing/linked-lines.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
type FindImage = (asset: string) => CanvasImageSource | undefined;

/** The fonts that the page has loaded. */
const fonts = "'Inter', 'Inter Fallback', Arial, sans-serif";

const anySize = 14;

/** A canvas paints with what is there: a font that no element uses yet has to be asked for. */
export async function fontsForPainting(): Promise<void> {
  await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} ${anySize}px ${fonts}`)));
}

/** A drawing on its ground, `scale` pixels to a scene unit, from the context's upper left corner. */
export function paintDrawing(
  context: Context,
  { box, figures }: Drawing,
  paper: string,
  scale: number,
  image: FindImage,
): void {
  context.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
  context.fillStyle = paper;
  context.fillRect(box.x, box.y, box.width, box.height);
  for (const figure of figures) paintFigure(context, figure, image);
}

function paintFigure(context: Context, { turn, marks }: Figure, image: FindImage): void {
  context.save();
  if (turn) {
    context.translate(turn.about.x, turn.about.y);
    context.rotate((turn.degrees * Math.PI) / 180);
    context.translate(-turn.about.x, -turn.about.y);
  }
  for (const mark of marks) paintMark(context, mark, image);
  context.restore();
}

function paintMark(context: Context, mark: Mark, image: FindImage): void {
  if (mark.kind === 'path') paintPath(context, mark);
  else if (mark.kind === 'text') paintText(context, mark);
  else paintImage(context, mark, image);
}

function paintPath(context: Context, { d, fill, stroke, width }: PathMark): void {
  const path = new Path2D(d);
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke === undefined) return;
  context.strokeStyle = stroke;
  context.lineWidth = width ?? 1;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
}

function paintImage(context: Context, { box, asset }: ImageMark, image: FindImage): void {
  const found = image(asset);
  if (found) context.drawImage(found, box.x, box.y, box.width, box.height);
}

function paintText(context: Context, { lines, fontPx, isStrong, color }: TextMark): void {
  for (const line of lines) paintLine(context, line, { fontPx, isStrong, color });
}

/** One line of text at its place. */
export function paintLine(
  context: Context,
  { text, x, y, align, isRtl }: LinkedLine,
  { fontPx, isStrong, color }: Pick<TextMark, 'fontPx' | 'isStrong' | 'color'>,
): void {
  context.font = `${isStrong ? 600 : 400} ${fontPx}px ${fonts}`;
  context.fontKerning = 'none';
  context.textBaseline = 'alphabetic';
  context.textAlign = align;
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.fillStyle = color;
  context.fillText(text, x, y);
}
