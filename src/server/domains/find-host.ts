import { isSlug } from '#domain/page/slug-of.ts';
import type { Database } from '../db/database.ts';
import { createRecentMap } from '../event-store/lru-cache.ts';
import type { Clock } from '../http/clock.ts';
import { shareAnswers } from '../http/share-answers.ts';
import { slugHash } from '../published/published-address.ts';

/** The page at a founder's own host, by its address under the origin of published pages. */
export interface HostedPage {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly slug: string;
}

/** Finds the page whose own host works; undefined for every other host. */
export type FindHost = (host: string) => Promise<HostedPage | undefined>;

/** Whether a page was published at an address before, or is there by now. */
export type IsAddressOf = (page: HostedPage, slug: string) => Promise<boolean>;

/** The pages at hosts of their founders' own, and the other addresses that lead to them. */
export interface OwnHosts {
  readonly findHost: FindHost;
  readonly isAddressOf: IsAddressOf;
}

/** Unknown hosts are asked for as often as known ones: both are remembered, for as long as a change may take to be seen. */
const rememberedMs = 2000;
const rememberedAtMost = 2000;

function createFindHost(db: Database, clock: Clock): FindHost {
  const known = createRecentMap<{ readonly page: HostedPage | undefined; readonly until: number }>(rememberedAtMost);
  const read = shareAnswers(async (host: string) => {
    const page = await db
      .selectFrom('page_domains as domain')
      .innerJoin('published_pages as page', (join) =>
        join.onRef('page.workspace_id', '=', 'domain.workspace_id').onRef('page.page_id', '=', 'domain.page_id'),
      )
      .select(['page.workspace_id as workspaceId', 'page.page_id as pageId', 'page.slug'])
      .where('domain.host', '=', host)
      .where('domain.state', '=', 'working')
      .executeTakeFirst();
    known.set(host, { page, until: clock().getTime() + rememberedMs });
    return page;
  });
  return async (host) => {
    const last = known.get(host);
    return last && clock().getTime() < last.until ? last.page : read(host);
  };
}

export const createOwnHosts = (db: Database, clock: Clock): OwnHosts => ({
  findHost: createFindHost(db, clock),
  isAddressOf: async ({ workspaceId, pageId }, slug) => {
    // What no page can be called may hold what PostgreSQL does not take.
    if (!isSlug(slug)) return false;
    const row = await db
      .selectFrom('page_addresses')
      .select('page_id')
      .where('slug_hash', '=', slugHash(slug))
      .where('workspace_id', '=', workspaceId)
      .where('page_id', '=', pageId)
      .executeTakeFirst();
    return row !== undefined;
  },
});
