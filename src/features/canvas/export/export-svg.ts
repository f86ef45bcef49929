import { drawSvg } from '#drawing/draw-svg.ts';
import { drawnRequest } from './drawn-request.ts';
import type { ExportedFile, ExportRequest } from './export-request.ts';
import { fileTheme } from './file-theme.ts';

/**
 * One SVG that stands for itself: images lie inside, texts are texts. Its font is named with fallbacks and not embedded,
 * since programs other than browsers ignore embedded fonts; where Inter is missing, letters differ and lines stay.
 */
export async function exportSvg(request: ExportRequest): Promise<ExportedFile> {
  const { images } = await drawnRequest(request);
  const addresses = new Map<string, string>();
  for (const [asset, image] of images) addresses.set(asset, await dataAddress(image));
  const svg = drawSvg(request.canvas, request.ids, {
    theme: fileTheme(request.theme),
    title: request.title,
    looks: request.looks,
    image: (asset) => addresses.get(asset),
  });
  return { file: new Blob([svg], { type: 'image/svg+xml' }), scale: 1 };
}

async function dataAddress(image: Blob): Promise<string> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  let text = '';
  // Arguments of a call are limited.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:${image.type};base64,${btoa(text)}`;
}
