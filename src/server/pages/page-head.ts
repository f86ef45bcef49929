import { type FeedFormat, feedPaths } from '#domain/content/feed-paths.ts';
import type { PageFacts } from '#domain/content/page-facts.ts';
import { dataBlock } from './data-block.ts';
import { escapeMarkup } from './escape-markup.ts';
import { socialImage } from './social-image.ts';

const site = 'Groundwork';

/** Writes a public page's metadata, as HTML for its `<head>`. `publicUrl` has no slash at the end. */
export function pageHead(facts: PageFacts, publicUrl: string): string {
  const { title, description, path, publishedAt } = facts;
  const url = publicUrl + path;
  const named = {
    description,
    'twitter:card': 'summary_large_image',
  };
  const properties = {
    'og:type': publishedAt === undefined ? 'website' : 'article',
    'og:site_name': site,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...socialImage(publicUrl),
    'og:locale': 'en',
    ...(publishedAt === undefined ? {} : { 'article:published_time': publishedAt }),
  };
  return [
    `<title>${escapeMarkup(title)} · ${site}</title>`,
    `<link rel="canonical" href="${escapeMarkup(url)}">`,
    ...(path.startsWith('/resources/') ? formats.map((format) => feedLink(format, publicUrl)) : []),
    ...Object.entries(named).map(([name, content]) => `<meta name="${name}" content="${escapeMarkup(content)}">`),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}">`,
    ),
    dataBlock('application/ld+json', linkedData(facts, publicUrl)),
  ].join('\n');
}

const formats: readonly FeedFormat[] = ['rss', 'atom'];

const feedLink = (format: FeedFormat, publicUrl: string): string =>
  `<link rel="alternate" type="application/${format}+xml" title="${site}" href="${escapeMarkup(publicUrl + feedPaths[format])}">`;

/** Puts a head in the place of the title and the description that a page has. */
export const withHead = (html: string, head: string): string =>
  html.replace(/\s*<meta name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => head);

/** In the words of schema.org. */
function linkedData({ title, description, path, publishedAt }: PageFacts, publicUrl: string): object {
  const url = publicUrl + path;
  const publisher = { '@type': 'Organization', name: site, url: `${publicUrl}/`, logo: `${publicUrl}/icon-512.png` };
  const common = { '@context': 'https://schema.org', name: title, description, url, inLanguage: 'en' };
  if (publishedAt !== undefined) {
    return {
      ...common,
      '@type': 'Article',
      headline: title,
      datePublished: publishedAt,
      image: socialImage(publicUrl)['og:image'],
      mainEntityOfPage: url,
      author: publisher,
      publisher,
    };
  }
  if (path !== '/')
    return { ...common, '@type': 'WebPage', isPartOf: { '@type': 'WebSite', name: site, url: `${publicUrl}/` } };
  return {
    ...common,
    '@type': 'WebApplication',
    name: site,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    publisher,
  };
}
