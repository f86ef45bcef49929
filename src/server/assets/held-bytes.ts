import type { Metadata } from 'sharp';
import type { ImageKind } from './image-kind.ts';

/** Bytes of one channel of a pixel in the memory of libvips, by depth. */
const bytesPerSample: Readonly<Record<string, number>> = { uchar: 1, ushort: 2, float: 4 };

/**
 * About how many bytes reading an image holds at once. Line by line next to nothing; but PNG and JPEG that are stored in
 * passes, and all of the other kinds, are whole in memory before their first line is known.
 */
export function heldBytes(kind: ImageKind, metadata: Metadata): number {
  const { width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
  const pixels = width * height;
  if (kind === 'png' || kind === 'jpeg') {
    if (!isProgressive) return 0;
    // A coefficient has two bytes; with 4:2:0 there are half as many of them.
    if (kind === 'jpeg') return pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  }
  return pixels * Math.max(channels, kind === 'gif' ? 4 : 3) * (bytesPerSample[depth] ?? 4);
}
