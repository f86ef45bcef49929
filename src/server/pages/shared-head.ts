import { shareImageSize } from '../sharing/share-image.ts';
import { escapeMarkup } from './escape-markup.ts';
import { socialImage } from './social-image.ts';

export interface SharedFacts {
  readonly title: string;
  /** `/shared/{projectId}/{grant}` */
  readonly path: string;
  /** False if the node is too large to be drawn; then the page has the picture of the product. */
  readonly hasImage: boolean;
}

/** Metadata of the page of a dead link. */
export const deadLinkHead = [
  '<title>Link unavailable · Groundwork</title>',
  '<meta name="robots" content="noindex, nofollow">',
  '<meta name="referrer" content="no-referrer">',
].join('\n');

/** Where the picture of what a link shows is: its address is as secret as the link. `path` is the link's own. */
const shareImage = (path: string, title: string, publicUrl: string): Readonly<Record<string, string>> => ({
  'og:image': `${publicUrl}${path}/image.png`,
  'og:image:type': 'image/png',
  'og:image:width': String(shareImageSize.width),
  'og:image:height': String(shareImageSize.height),
  'og:image:alt': title,
});

/** Writes the metadata of the page behind a link: its name for whoever was sent it, and nothing for search engines. */
export function sharedHead({ title, path, hasImage }: SharedFacts, publicUrl: string): string {
  const description = 'A view-only canvas on Groundwork';
  const named = {
    description,
    robots: 'noindex, nofollow',
    referrer: 'no-referrer',
    'twitter:card': 'summary_large_image',
  };
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Groundwork',
    'og:title': title,
    'og:description': description,
    ...(hasImage ? shareImage(path, title, publicUrl) : socialImage(publicUrl)),
  };
  return [
    `<title>${escapeMarkup(title)} · Groundwork</title>`,
    ...Object.entries(named).map(([name, content]) => `<meta name="${name}" content="${escapeMarkup(content)}">`),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}">`,
    ),
  ].join('\n');
}
