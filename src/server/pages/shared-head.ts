import { escapeMarkup } from './escape-markup.ts';
import { socialImage } from './social-image.ts';

/** What the page behind a link says of itself: its name to whoever was sent it, and nothing to search engines. */
export function sharedHead(title: string, publicUrl: string): string {
  const description = 'Part of a canvas, shared to be read.';
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
    ...socialImage(publicUrl),
  };
  return [
    `<title>${escapeMarkup(title)} · Groundwork</title>`,
    ...Object.entries(named).map(([name, content]) => `<meta name="${name}" content="${escapeMarkup(content)}">`),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}">`,
    ),
  ].join('\n');
}
