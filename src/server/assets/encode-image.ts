import sharp, { type Sharp } from 'sharp';
import { pictureSide, pictureType } from '#domain/account/picture.ts';
import { assetLimits, type assetTypes } from '#domain/assets/asset.ts';
import { bytesText } from '#domain/text/bytes-text.ts';
import { ApiError } from '../http/api-error.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import { heldBytes } from './held-bytes.ts';
import { type ImageKind, kindOfImage } from './image-kind.ts';

export interface EncodedImage {
  readonly type: (typeof assetTypes)[number];
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly body: Buffer;
}

const longestS = 20;
/** Each may hold some 200 MB. */
const atOnce = 1;
/** Each waits with up to 10 MiB. */
const inAllWaitingAtMost = 16;

export interface EncodeLimits {
  /** Size of what is encoded, in bytes. */
  readonly bytes: number;
  /** With so many under way it is refused. */
  readonly waitingAtMost: number;
}

sharp.cache(false);
sharp.concurrency(1);
// Of all that libvips can read, these five: no SVG, no PDF, nothing that another program is asked for.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`),
});

const inTurn = limitConcurrency(atOnce);
let underWay = 0;

/**
 * The pixels of an image and nothing else of it: decoded, turned upright, made smaller where it is large, encoded anew.
 * Of one that moves, its first picture. Throws an `ApiError` if it is no image or one that cannot be taken.
 */
export const encodeImage = (
  sent: Buffer,
  { bytes = assetLimits.bytes, ...limits }: Partial<EncodeLimits> = {},
): Promise<EncodedImage> => encodeInTurn(sent, (image, kind) => encodeWhole(image, kind, bytes), limits);

/** Like `encodeImage`, but encodes only the largest square in the middle, as a founder's picture. */
export const encodePicture = (sent: Buffer): Promise<EncodedImage> => encodeInTurn(sent, encodeSquare);

type Encode = (image: Sharp, kind: ImageKind) => Promise<EncodedImage>;

async function encodeInTurn(
  sent: Buffer,
  encode: Encode,
  { waitingAtMost = inAllWaitingAtMost }: Partial<Pick<EncodeLimits, 'waitingAtMost'>> = {},
): Promise<EncodedImage> {
  const kind = kindOfImage(sent);
  if (!kind) throw new ApiError(415, 'not-an-image', 'Only PNG, JPEG, WebP, GIF and AVIF images are supported.');
  if (underWay >= waitingAtMost)
    throw new ApiError(503, 'busy', 'The server is busy. Please try again in a moment.', 5);
  underWay += 1;
  try {
    return await inTurn(async () => encode(await openImage(sent, kind), kind));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, 'image-unreadable', 'This image is damaged and can’t be read.');
  } finally {
    underWay -= 1;
  }
}

/** Upright, and within the limits. */
async function openImage(sent: Buffer, kind: ImageKind): Promise<Sharp> {
  // Of the header alone: with a limit it would be called damaged where it is too large.
  const metadata = await sharp(sent, { failOn: 'error', limitInputPixels: false }).metadata();
  const { width, height, format } = metadata;
  if ((format === 'heif' ? 'avif' : format) !== kind) throw new Error(`${format} that begins as ${kind}`);
  if (width * height > assetLimits.pixels) {
    throw new ApiError(
      413,
      'too-many-pixels',
      `This image is too large. The limit is ${assetLimits.pixels / 1e6} million pixels.`,
    );
  }
  if (heldBytes(kind, metadata) > assetLimits.heldBytes) {
    throw new ApiError(
      413,
      'too-much-memory',
      'This image takes too much memory to open. Save it with fewer pixels, or as a non-progressive JPEG.',
    );
  }
  return sharp(sent, { failOn: 'error', limitInputPixels: assetLimits.pixels, sequentialRead: kind !== 'gif' })
    .autoOrient()
    .timeout({ seconds: longestS });
}

async function encodeWhole(image: Sharp, kind: ImageKind, bytes: number): Promise<EncodedImage> {
  const { side } = assetLimits;
  const pixels = image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const first = await encodings[kind](pixels.clone()).toBuffer({ resolveWithObject: true });
  const { data, info } =
    first.data.length > bytes ? await smaller(pixels).toBuffer({ resolveWithObject: true }) : first;
  if (data.length > bytes)
    throw new ApiError(413, 'too-large', `This image is too large. The limit is ${bytesText(bytes)}.`);
  return { type: typeOf(info.format), width: info.width, height: info.height, body: data };
}

async function encodeSquare(image: Sharp): Promise<EncodedImage> {
  const square = image.resize({ width: pictureSide, height: pictureSide, fit: 'cover', position: 'centre' });
  const { data, info } = await smaller(square).toBuffer({ resolveWithObject: true });
  return { type: pictureType, width: info.width, height: info.height, body: data };
}

const smaller = (image: Sharp): Sharp => image.webp({ quality: 80, effort: 3 });
const png = (image: Sharp): Sharp => image.png({ compressionLevel: 7 });
const webp = (image: Sharp): Sharp => image.webp({ quality: 90, effort: 3 });

/** Encodings that keep drawings sharp and photographs small. */
const encodings: Readonly<Record<ImageKind, (image: Sharp) => Sharp>> = {
  png,
  gif: png,
  jpeg: (image) => image.jpeg({ quality: 88 }),
  webp,
  avif: webp,
};

function typeOf(format: string): EncodedImage['type'] {
  if (format === 'png' || format === 'jpeg' || format === 'webp') return `image/${format}`;
  throw new Error(`${format} was written`);
}
