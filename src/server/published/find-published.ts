import type { Database } from '../db/database.ts';
import type { PublishedContent } from './published-content.ts';

export interface PublishedPage {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly version: number;
  readonly content: PublishedContent;
}

/** What a page has shown in one of its versions; undefined if it never had that. */
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

/** What is under an address: a page, nothing, or one that the operator has closed. */
export async function findPublished(db: Database, slug: string): Promise<PublishedPage | 'missing' | 'taken-down'> {
  const row = await db
    .selectFrom('published_pages')
    .select(['workspace_id', 'page_id', 'version', 'content', 'is_live', 'taken_down_at'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (row?.taken_down_at) return 'taken-down';
  if (!row?.is_live) return 'missing';
  return { workspaceId: row.workspace_id, pageId: row.page_id, version: row.version, content: row.content };
}
