import type { ContentReader } from '#domain/content/content-reader.ts';
import { pageFacts } from '#domain/content/page-facts.ts';
import type { PublicData } from '#domain/content/public-data.ts';
import { needsContent, publicDataOf } from '#domain/content/public-data-of.ts';
import type { Location } from '#domain/routes/routes.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import { dataBlock } from './data-block.ts';
import { drawnPage, pageToDrawIn } from './drawn-page.ts';
import { pageHead, withHead } from './page-head.ts';

export interface PublicView {
  readonly place: Location;
  /** Whether accounts can be created and used. */
  readonly isOpen: boolean;
  readonly data?: PublicData | undefined;
  /** Node that a link shows; null if the link opens nothing. */
  readonly shared?: SharedNode | null | undefined;
}

/** Draws a public page's markup; built from `src/app/entry-public.tsx`. */
export type RenderPublic = (view: PublicView) => Promise<string>;

export interface PublicPagesDeps {
  /** The page of the product, its root still empty. */
  readonly html: string;
  readonly render: RenderPublic;
  readonly content: ContentReader;
  readonly publicUrl: string;
  readonly preRelease: boolean;
}

/**
 * A public place as a whole HTML page that can be read before any script runs; `missing` where the content has nothing
 * at its address, undefined for a place that is not public. Rejects if the content cannot be reached.
 */
export function createPublicPages({ html, render, content, publicUrl, preRelease }: PublicPagesDeps) {
  const empty = pageToDrawIn(html);
  return async (place: Location): Promise<string | 'missing' | undefined> => {
    const data = needsContent(place) ? await publicDataOf(place, content) : undefined;
    if (needsContent(place) && !data) return 'missing';
    const facts = pageFacts(place.name, data);
    if (!facts) return undefined;
    const markup = await render({ place, isOpen: !preRelease, data });
    const drawn = data ? dataBlock('application/json', { path: place.path, data }, 'page-data') : '';
    return drawnPage(withHead(empty, pageHead(facts, publicUrl)), place.path, markup, drawn);
  };
}
