import { gzippedSize } from '#adapters/page/gzipped-size.ts';
import type { Page } from '#domain/page/page.ts';
import { pageContent } from '#domain/page/page-content.ts';
import type { DrawnPage } from '#domain/page/page-points.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { pageDocument } from '#drawing/page/page-document.ts';
import { pagePicture } from '#drawing/page/page-picture.ts';

/** Measures the page that strangers would get if the current state were published; the larger one of two versions. */
export function drawnPage(page: Page, origin: string, image: (asset: string) => PageImage | undefined): DrawnPage {
  const find = (asset: string): PageImage | undefined => {
    const known = image(asset);
    return known && pagePicture(page.slug, { id: asset, width: known.width, height: known.height });
  };
  const shown = page.hasVersionB ? (['a', 'b'] as const) : (['a'] as const);
  const sizes = shown.map((version) => {
    const { html } = pageDocument(pageContent(page, version), { origin, image: find, confirmsPeople: true });
    return gzippedSize(html);
  });
  return { bytes: Math.max(...sizes), widthOf: (asset) => image(asset)?.width };
}
