import { svgToPng } from '#adapters/page/svg-to-png.ts';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { type Pictures, readDataUrl, withAssets } from '#domain/canvas-transfer/pictures.ts';
import { imageLimits } from '#machines/canvas/image-upload.machine.ts';
import type { App } from '../../app-context.ts';
import { uploadAsset } from '../../upload-asset.ts';
import { imageFailureOf } from './image-failure.ts';

export interface SentPictures {
  /** The parts with what was sent. */
  readonly file: CanvasFile;
  /** Pictures that are no images, or that the server does not take. */
  readonly refused: number;
  /** Pictures for which there was no connection. */
  readonly unsent: number;
}

/** Sends the pictures of another tool's file, each once, so that its parts can come as one change. Never rejects. */
export async function sendPictures(
  app: Pick<App, 'actorOf'>,
  file: CanvasFile,
  pictures: Pictures,
): Promise<SentPictures> {
  const assets = new Map<string, string>();
  const counts = { refused: 0, unsent: 0 };
  for (const [url, ids] of Map.groupBy(pictures.keys(), (id) => pictures.get(id) ?? '')) {
    try {
      const { id } = await uploadAsset(app, await imageOf(url));
      for (const node of ids) assets.set(node, id);
    } catch (reason) {
      counts[imageFailureOf(reason) === 'offline' ? 'unsent' : 'refused'] += ids.length;
    }
  }
  return { file: withAssets(file, pictures, assets), ...counts };
}

async function imageOf(url: string): Promise<Blob> {
  const picture = readDataUrl(url);
  if (!picture || picture.bytes.length > imageLimits.bytes) throw new Error('not an image that can be sent');
  const blob = new Blob([picture.bytes], { type: picture.type });
  if (picture.type !== 'image/svg+xml') return blob;
  return svgToPng(blob, 'Imported image.svg');
}
