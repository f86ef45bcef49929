import { canonicalJson } from '../log/canonical-json.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import { eachPart } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { sha256 } from '../text/sha-256.ts';
import { type Page, pageLimits } from './page.ts';
import type { PageCommandData } from './page-commands.ts';
import type { PageFact, PageFactOf } from './page-facts.ts';
import { publishingFault } from './page-points.ts';

/** SHA-256 over all that strangers can see of a page, in both versions; its address is no part of it. */
export function contentHashOf(page: Page): string {
  const { title, description, palette, font, image, goal, isListed, hasVersionB, theme, language } = page;
  const blocks = [...eachPart(page.blocks)]
    .filter(({ removed }) => !removed)
    .map(({ removed: _, ...block }) => block)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  // A page without them has the hash that it had before there were any.
  const later = { ...(theme && { theme }), ...(language && { language }) };
  const settings = { title, description, palette, font, image, goal, isListed, hasVersionB, ...later };
  return sha256(canonicalJson({ ...settings, blocks }));
}

export function publishPage(page: Page): Decision<PageFact> {
  if (page.removed) return reject('not-found');
  const fault = publishingFault(page);
  if (fault) return reject(fault);
  const { slug } = page;
  const contentHash = contentHashOf(page);
  const last = page.published.at(-1);
  if (page.isLive && last?.contentHash === contentHash && last.slug === slug) return accept();
  return published(page, { contentHash, slug, of: null });
}

/** Publishes the content of an earlier version anew, at the page's present address. */
export function rollBackPage(page: Page, { version }: PageCommandData<'RollBackPage'>): Decision<PageFact> {
  const [wanted, last] = [page.published[version - 1], page.published.at(-1)];
  if (page.removed || !wanted || !last) return reject('version-missing');
  if (page.isLive && last.streamVersion === wanted.streamVersion) return accept();
  const { contentHash, streamVersion } = wanted;
  return published(page, { contentHash, slug: last.slug, of: version, streamVersion });
}

const published = (page: Page, shown: Omit<PageFactOf<'PagePublished'>, 'version'>): Decision<PageFact> =>
  page.published.length >= pageLimits.versions
    ? reject('too-many')
    : accept(fact('PagePublished', { version: page.published.length + 1, ...shown }));

export const unpublishPage = (page: Page): Decision<PageFact> =>
  page.isLive ? accept(fact('PageUnpublished', {})) : accept();
