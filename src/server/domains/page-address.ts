import type { Database } from '../db/database.ts';
import type { Settings } from '../settings.ts';

interface AddressedPage {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly slug: string;
}

/** Tells where visitors find a page: at its founder's own host if that works, else under the origin of all pages. */
export type PageAddress = (page: AddressedPage) => Promise<string>;

export interface PageAddressDeps {
  readonly db: Database;
  readonly settings: Pick<Settings, 'pagesOrigin' | 'ownDomains'>;
}

export const createPageAddress =
  ({ db, settings: { pagesOrigin, ownDomains } }: PageAddressDeps): PageAddress =>
  async ({ workspaceId, pageId, slug }) => {
    const own = ownDomains
      ? await workingHosts(db, workspaceId).where('page_id', '=', pageId).executeTakeFirst()
      : null;
    return own ? `https://${own.host}/` : `${pagesOrigin}/p/${slug}`;
  };

/** The hosts of a workspace that work, each with its page. */
export const workingHosts = (db: Database, workspaceId: string) =>
  db
    .selectFrom('page_domains')
    .select(['page_id', 'host'])
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'working');
