import sharp, { type Sharp } from 'sharp';
import { type PageContent, picturesOf } from '#domain/page/page-content.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { pagePicture } from '#drawing/page/page-picture.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';

/** Each has some 100 KB. */
export const picturesAtMost = 50;
/**
 * Most pictures for one address, in a minute: enough for some hundred visitors behind the one address of a mobile
 * network.
 */
export const picturesAMinute = 1200;

const inTurn = limitConcurrency(1);

/** The images that a page shows, in the widths in which they are worth having. */
export async function pageImages(
  assets: AssetStore,
  workspaceId: string,
  content: PageContent,
  /** Images that it shows of elsewhere, as those of surveys. */
  others: readonly string[] = [],
): Promise<ReadonlyMap<string, PageImage>> {
  const found = await assets.find(workspaceId, [...picturesOf(content), ...others]);
  return new Map(found.map(({ id, width, height }) => [id, pagePicture(content.slug, { id, width, height })]));
}

/** An image in one of those widths, as WebP; undefined if it is gone. */
export const pictureIn = (assets: AssetStore, id: string, width: number): Promise<Buffer | undefined> =>
  drawnFrom(assets, id, (image) => image.resize({ width, withoutEnlargement: true }).webp({ quality: 78 }));

/** The image that its founder chose for links to the page, as a PNG of the usual size; undefined if there is none. */
export async function socialPicture(
  assets: AssetStore,
  workspaceId: string,
  { image }: Pick<PageContent, 'image'>,
): Promise<Buffer | undefined> {
  const [own] = image === null ? [] : await assets.find(workspaceId, [image]);
  return own && drawnFrom(assets, own.id, (given) => given.resize({ ...socialSize, fit: 'cover' }).png());
}

const socialSize = { width: 1200, height: 630 };

async function drawnFrom(assets: AssetStore, id: string, draw: (image: Sharp) => Sharp): Promise<Buffer | undefined> {
  const kept = await assets.body(id);
  if (!kept) return undefined;
  return inTurn(async () => {
    const slices: Buffer[] = [];
    for await (const slice of kept.slices) slices.push(slice);
    return draw(sharp(Buffer.concat(slices))).toBuffer();
  });
}
