import { drawnRequest } from './drawn-request.ts';
import { CannotExport, type ExportedFile, type ExportRequest } from './export-request.ts';
import { fileTheme } from './file-theme.ts';
import { fontsForPainting, paintDrawing } from './paint-drawing.ts';

/** Largest picture that every browser paints at once, in pixels; Safari on phones allows the least. */
const limits = { side: 8192, area: 8192 * 4096 } as const;
/** Below this nothing on the picture could be read: a text of 14 would be less than 2 pixels high. */
const leastScale = 0.125;

/**
 * A picture with `scale` pixels to a scene unit, or with fewer if it would be larger than browsers can paint.
 * Rejects with `too-large` if it could not be read at all any more.
 */
export async function exportPng(request: ExportRequest, scale: number): Promise<ExportedFile> {
  const { drawing, images } = await drawnRequest(request);
  const { width, height } = drawing.box;
  const fitting = fittingScale(width, height, scale);
  if (fitting < Math.min(leastScale, scale)) throw new CannotExport('too-large');
  await fontsForPainting();
  const bitmaps = new Map<string, ImageBitmap>();
  for (const [asset, image] of images) bitmaps.set(asset, await createImageBitmap(image));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * fitting);
  canvas.height = Math.ceil(height * fitting);
  const context = canvas.getContext('2d');
  if (!context) throw new CannotExport('not-drawn');
  paintDrawing(context, drawing, fileTheme(request.theme).paper, fitting, (asset) => bitmaps.get(asset));
  for (const bitmap of bitmaps.values()) bitmap.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const file = await promise;
  if (!file) throw new CannotExport('not-drawn');
  return { file, scale: fitting };
}

/** Both sides and the area stay within the limits. */
export const fittingScale = (width: number, height: number, wanted: number): number =>
  Math.min(wanted, limits.side / width, limits.side / height, Math.sqrt(limits.area / (width * height)));
