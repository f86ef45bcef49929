import type { Database } from '../db/database.ts';
import { createRecentMap } from '../event-store/lru-cache.ts';
import type { Clock } from '../http/clock.ts';
import { shareAnswers } from '../http/share-answers.ts';

/** The page at a founder's own host, by its address under the origin of published pages. */
export interface HostedPage {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly slug: string;
}

/** Finds the page whose own host works; undefined for every other host. */
export type FindHost = (host: string) => Promise<HostedPage | undefined>;

/** Unknown hosts are asked for as often as known ones: both are remembered, for as long as a change may take to be seen. */
const rememberedMs = 2000;
const rememberedAtMost = 2000;

export function createFindHost(db: Database, clock: Clock): FindHost {
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
