import { isEdge } from '#domain/canvas/live-parts.ts';
import { inPaintOrder } from '#domain/canvas/paint-order.ts';
import { type Drawing, figuresOf } from '#drawing/figures-of.ts';
import { CannotExport, type ExportRequest } from './export-request.ts';
import { fileTheme } from './file-theme.ts';

export interface DrawnRequest {
  readonly drawing: Drawing;
  /** By asset. */
  readonly images: ReadonlyMap<string, Blob>;
}

/** Fetches the images that are needed, and draws. */
export async function drawnRequest({ canvas, ids, theme, image, looks }: ExportRequest): Promise<DrawnRequest> {
  const images = new Map<string, Blob>();
  await Promise.all(
    [...assetsIn(canvas)].map(async (asset) => {
      const found = await image(asset).catch(() => undefined);
      if (found) images.set(asset, found);
    }),
  );
  const drawing = figuresOf(canvas, fileTheme(theme), ids, (asset) => images.has(asset), looks);
  if (drawing.figures.length === 0) throw new CannotExport('nothing-to-export');
  return { drawing, images };
}

export function assetsIn(canvas: ExportRequest['canvas']): ReadonlySet<string> {
  const assets = new Set<string>();
  for (const part of inPaintOrder(canvas)) if (!isEdge(part) && part.asset !== null) assets.add(part.asset);
  return assets;
}
