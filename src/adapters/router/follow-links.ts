import { isFeedPath } from '#domain/content/feed-paths.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import type { Location } from '#domain/routes/routes.ts';

/** The part of a click on a link that decides whose it is. */
export interface LinkClick {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
  readonly isPlain: boolean;
}

/**
 * The place a click leads to; null if the click is the browser's: other origins, new tabs, downloads, marks within
 * the page, and addresses that are no screens of ours.
 */
export function placeOfClick(
  click: LinkClick,
  here: Pick<globalThis.Location, 'origin' | 'pathname' | 'search'>,
): Location | null {
  if (!click.isPlain || click.isDownload || (click.target && click.target !== '_self')) return null;
  const url = URL.parse(click.href);
  if (url?.origin !== here.origin) return null;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return null;
  if (isFeedPath(url.pathname)) return null;
  const place = matchPath(url.pathname + url.search);
  return place.name === 'not-found' ? null : place;
}

/** Turns clicks on links within the product into navigations. Returns how to stop. */
export function followLinks(root: Document, go: (place: Location) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const place = placeOfClick(
      { href: link.href, target: link.target, isDownload: link.hasAttribute('download'), isPlain: isPlain(event) },
      location,
    );
    if (!place) return;
    event.preventDefault();
    go(place);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
