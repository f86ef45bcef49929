import { isSlug } from '#domain/page/page-rules.ts';
import type { Database } from '../db/database.ts';
import { createRecentMap } from '../event-store/lru-cache.ts';
import type { Queries } from '../event-store/with-lock.ts';
import { shareAnswers } from '../http/share-answers.ts';
import type { PublishedContent } from './published-content.ts';

export interface PublishedPage {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly version: number;
  readonly content: PublishedContent;
}

/** Finds the content of one of a page's versions; undefined if there is no such version. */
export async function findVersion(
  db: Database,
  page: PublishedPage,
  version: number,
): Promise<Pick<PublishedPage, 'content'> | undefined> {
  if (version === page.version) return page;
  return db
    .selectFrom('published_versions')
    .select('content')
    .where('workspace_id', '=', page.workspaceId)
    .where('page_id', '=', page.pageId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Finds the page under an address; `missing` if there is none, `taken-down` if the operator has closed it. */
export type FindPublished = (slug: string) => Promise<PublishedPage | 'missing' | 'taken-down'>;

interface PublishedRow {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly version: number;
  /** Null if it is known. */
  readonly content: PublishedContent | null;
  readonly isLive: boolean;
  readonly isTakenDown: boolean;
}

const rememberedAtMost = 500;

const finding = `
  SELECT workspace_id AS "workspaceId", page_id AS "pageId", version,
    CASE WHEN workspace_id = $2::uuid AND page_id = $3::uuid AND version = $4::integer THEN NULL ELSE content END AS content,
    is_live AS "isLive", taken_down_at IS NOT NULL AS "isTakenDown"
  FROM published_pages WHERE slug = $1`;

/**
 * Reads each time whether a page is still there, but what it shows only once for each version, which never changes. A page
 * that many open at once is read once for all of them.
 */
export function createFindPublished(queries: Queries): FindPublished {
  const known = createRecentMap<PublishedPage>(rememberedAtMost);
  const read = async (slug: string, last: PublishedPage | undefined): Promise<PublishedRow | undefined> => {
    const values = [slug, last?.workspaceId, last?.pageId, last?.version];
    const { rows } = await queries.query<PublishedRow>({ name: 'find-published', text: finding, values });
    return rows[0];
  };
  const find = shareAnswers(async (slug: string) => {
    const last = known.get(slug);
    const row = await read(slug, last);
    const content = row?.content ?? last?.content;
    if (!row?.isLive || row.isTakenDown || !content) {
      known.delete(slug);
      return row?.isTakenDown ? 'taken-down' : 'missing';
    }
    const { workspaceId, pageId, version } = row;
    const page = row.content || !last ? { workspaceId, pageId, version, content } : last;
    known.set(slug, page);
    return page;
  });
  // What no page can be called is not looked for: it may hold what PostgreSQL does not take.
  return async (slug) => (isSlug(slug) ? find(slug) : 'missing');
}
