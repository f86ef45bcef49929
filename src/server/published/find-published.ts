import { isSlug } from '#domain/page/slug-of.ts';
import type { Database } from '../db/database.ts';
import { createRecentMap } from '../event-store/lru-cache.ts';
import type { Queries } from '../event-store/with-lock.ts';
import { shareAnswers } from '../http/share-answers.ts';
import type { Closed } from './closed-pages.ts';
import type { PublishedContent } from './published-content.ts';

export interface PublishedPage {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly version: number;
  /** Where it is now, which may be elsewhere than where it was looked for. */
  readonly slug: string;
  /** The host of its founder's own at which it is; null if there is none. */
  readonly ownHost: string | null;
  readonly content: PublishedContent;
}

/** The address of a page at its founder's own host; undefined if it has none. */
export const homeOf = ({ ownHost }: Pick<PublishedPage, 'ownHost'>): string | undefined =>
  ownHost === null ? undefined : `https://${ownHost}/`;

/** Finds the content of one of a page's versions; undefined if there is no such version. */
export async function findVersion(
  db: Database,
  page: PublishedPage,
  version: number,
): Promise<Pick<PublishedPage, 'content'> | undefined> {
  if (version === page.version) return page;
  const found = await db
    .selectFrom('published_versions')
    .select('content')
    .where('workspace_id', '=', page.workspaceId)
    .where('page_id', '=', page.pageId)
    .where('version', '=', version)
    .executeTakeFirst();
  return found && { content: shownAt(page.slug, found.content) };
}

/** The content of a version, with links to where its page is now: it may have been published elsewhere. */
const shownAt = (slug: string, { a, b }: PublishedContent): PublishedContent => ({
  a: { ...a, slug },
  ...(b && { b: { ...b, slug } }),
});

/** Finds the page that an address leads to, or says why there is none. */
export type FindPublished = (slug: string) => Promise<PublishedPage | Closed>;

/** Finds a page by its id; undefined unless it is on the web. */
export async function findPublishedById(
  db: Database,
  findPublished: FindPublished,
  { workspaceId, pageId }: Pick<PublishedPage, 'workspaceId' | 'pageId'>,
): Promise<PublishedPage | undefined> {
  const row = await db
    .selectFrom('published_pages')
    .select('slug')
    .where('workspace_id', '=', workspaceId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  const page = row && (await findPublished(row.slug));
  // Another page may have taken the address.
  return typeof page === 'object' && page.workspaceId === workspaceId && page.pageId === pageId ? page : undefined;
}

interface PublishedRow {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly version: number;
  /** Null if it is known. */
  readonly content: PublishedContent | null;
  readonly isLive: boolean;
  readonly isTakenDown: boolean;
  readonly ownHost: string | null;
}

const rememberedAtMost = 500;

const ownHost = `(
      SELECT host FROM page_domains AS domain
      WHERE domain.workspace_id = published_pages.workspace_id AND domain.page_id = published_pages.page_id
        AND domain.state = 'working'
    )`;

const finding = (hasOwnHosts: boolean) => `
  SELECT workspace_id AS "workspaceId", page_id AS "pageId", version,
    CASE WHEN workspace_id = $2::uuid AND page_id = $3::uuid AND version = $4::integer THEN NULL ELSE content END AS content,
    is_live AS "isLive", taken_down_at IS NOT NULL AS "isTakenDown",
    ${hasOwnHosts ? ownHost : 'NULL'} AS "ownHost"
  FROM published_pages WHERE slug = $1 AND NOT is_removed`;

/** An address at which no page is now, but one was. */
interface AddressRow {
  readonly isTakenDown: boolean;
  readonly isRemoved: boolean;
  readonly slug: string | null;
}

const leading = `
  SELECT coalesce(address.taken_down_at, page.taken_down_at) IS NOT NULL AS "isTakenDown",
    coalesce(page.is_removed, true) AS "isRemoved", page.slug
  FROM page_addresses AS address LEFT JOIN published_pages AS page
    ON page.workspace_id = address.workspace_id AND page.page_id = address.page_id
  WHERE address.slug_hash = keyed_hash('page', $1)`;

/**
 * Reads each time whether a page is still there, but what it shows only once for each version, which never changes. A page
 * that many open at once is read once for all of them.
 */
export function createFindPublished(queries: Queries, hasOwnHosts = false): FindPublished {
  const text = finding(hasOwnHosts);
  const known = createRecentMap<PublishedPage>(rememberedAtMost);
  const read = async (slug: string, last: PublishedPage | undefined): Promise<PublishedRow | undefined> => {
    const values = [slug, last?.workspaceId, last?.pageId, last?.version];
    const { rows } = await queries.query<PublishedRow>({ name: 'find-published', text, values });
    return rows[0];
  };
  const find = shareAnswers(async (slug: string): Promise<PublishedPage | Closed | undefined> => {
    const last = known.get(slug);
    const row = await read(slug, last);
    const content = row?.content ?? last?.content;
    if (!row?.isLive || row.isTakenDown || !content) {
      known.delete(slug);
      return row && (row.isTakenDown ? 'taken-down' : 'missing');
    }
    const { workspaceId, pageId, version, ownHost: host } = row;
    const isKnown = !row.content && last !== undefined && last.ownHost === host;
    const page = isKnown
      ? last
      : {
          workspaceId,
          pageId,
          version,
          slug,
          ownHost: host,
          content: last && !row.content ? last.content : shownAt(slug, content),
        };
    known.set(slug, page);
    return page;
  });
  /** Where a page that is elsewhere now has gone, or why it is nowhere. */
  const lead = shareAnswers(async (slug: string): Promise<{ readonly slug: string } | Closed> => {
    const { rows } = await queries.query<AddressRow>({ name: 'find-address', text: leading, values: [slug] });
    const [address] = rows;
    if (address?.isTakenDown) return 'taken-down';
    if (address?.isRemoved) return 'removed';
    return address?.slug ? { slug: address.slug } : 'missing';
  });
  return async (slug) => {
    // What no page can be called is not looked for: it may hold what PostgreSQL does not take.
    if (!isSlug(slug)) return 'missing';
    const found = await find(slug);
    if (found) return found;
    const led = await lead(slug);
    return typeof led === 'string' ? led : ((await find(led.slug)) ?? 'missing');
  };
}
