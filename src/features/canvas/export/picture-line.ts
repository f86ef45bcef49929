import { lineHeightOf } from '#drawing/text-sizes.ts';
import { paintLine } from './paint-drawing.ts';
import type { PictureLine } from './pdf/draw-text.ts';

/** Pixels to a scene unit: enough for print at the usual size. */
const sharpness = 4;
const room = 2;

/** A line of text as the browser writes it, with whatever fonts the machine has. */
export const pictureLine: PictureLine = async (line, look) => {
  const height = lineHeightOf(look.fontPx) + 2 * room;
  const ascent = look.fontPx + room;
  const canvas = new OffscreenCanvas(1, 1);
  let context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to write on');
  context.font = `${look.fontPx}px sans-serif`;
  const width = Math.max(line.width, context.measureText(line.text).width) + 2 * room;
  canvas.width = Math.ceil(width * sharpness);
  canvas.height = Math.ceil(height * sharpness);
  context = canvas.getContext('2d') ?? context;
  context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
  paintLine(context, { ...line, x: xIn(line.align, width), y: ascent }, look);
  const png = await canvas.convertToBlob({ type: 'image/png' });
  return { png: new Uint8Array(await png.arrayBuffer()), width, height, ascent };
};

function xIn(align: 'left' | 'center' | 'right', width: number): number {
  return align === 'left' ? room : align === 'right' ? width - room : width / 2;
}
