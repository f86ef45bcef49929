import type { Metadata } from 'sharp';
import { expect, test } from 'vitest';
import { heldBytes } from './held-bytes.ts';
import type { ImageKind } from './image-kind.ts';

const image = { width: 1000, height: 1000, channels: 3, depth: 'uchar', isProgressive: false };

test.each<[ImageKind, object, number]>([
  ['png', {}, 0],
  ['jpeg', {}, 0],
  ['png', { isProgressive: true }, 3_000_000],
  ['png', { isProgressive: true, channels: 4, depth: 'ushort' }, 8_000_000],
  ['jpeg', { isProgressive: true, chromaSubsampling: '4:2:0' }, 3_000_000],
  ['jpeg', { isProgressive: true, chromaSubsampling: '4:4:4' }, 6_000_000],
  ['webp', { channels: 4 }, 4_000_000],
  ['gif', {}, 4_000_000],
  ['avif', { depth: 'ushort' }, 6_000_000],
])('a %s with %j holds %i bytes for a million pixels', (kind, more, bytes) => {
  expect(heldBytes(kind, { ...image, ...more } as Metadata)).toBe(bytes);
});
