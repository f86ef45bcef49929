import { Feed } from 'feed';
import type { ArticleSummary } from '#domain/content/article.ts';
import { type FeedFormat, feedPaths } from '#domain/content/feed-paths.ts';
import { buildPath } from '#domain/routes/build-path.ts';

interface FeedFacts {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** The newest first; those without a date are left out, as a feed is in the order of time. */
  readonly articles: readonly ArticleSummary[];
}

/** The articles as RSS 2.0 or Atom 1.0: titles and summaries, and where each stands. */
export function writeFeed(format: FeedFormat, { publicUrl, articles }: FeedFacts): string {
  const dated = articles.flatMap(({ publishedAt, ...rest }) =>
    publishedAt === null ? [] : [{ ...rest, date: new Date(publishedAt) }],
  );
  const home = publicUrl + buildPath({ name: 'resources' });
  const feed = new Feed({
    id: home,
    title: 'Groundwork',
    description: 'How to interview, test and decide, for founders who want to know before they build.',
    link: home,
    language: 'en',
    generator: 'Groundwork',
    author: { name: 'Groundwork', link: `${publicUrl}/` },
    feedLinks: { rss: publicUrl + feedPaths.rss, atom: publicUrl + feedPaths.atom },
    updated: dated[0]?.date ?? new Date(0),
  });
  for (const { slug, title, summary, category, date } of dated) {
    const link = publicUrl + buildPath({ name: 'resources.entry', params: { blogId: slug } });
    const name = plain(category).replace(/[<>]/g, '');
    feed.addItem({
      title: asHtml(title),
      link,
      date,
      published: date,
      description: asHtml(summary),
      ...(name === '' ? {} : { category: [{ name, term: name }] }),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

/** Both formats read these texts as HTML. Without `>` nothing can end the section of characters that they stand in. */
const asHtml = (text: string): string =>
  plain(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Less what XML 1.0 cannot hold. */
const plain = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
