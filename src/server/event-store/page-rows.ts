import { pageIdOf } from '#domain/page/page.ts';
import type { PageFact, PageFactOf } from '#domain/page/page-facts.ts';
import type { PublishedContent } from '../published/published-content.ts';
import type { NewEvent } from './verify-chain.ts';

/** Rows, as PostgreSQL reads them from JSON. */
interface VersionRow {
  readonly workspace_id: string;
  readonly page_id: string;
  readonly version: number;
  /** Null for what an earlier version showed, which is there already. */
  readonly content: PublishedContent | null;
  readonly of: number | null;
  /** Address at which the page is shown from now on; only on the last version of each page. */
  readonly slug: string | null;
  readonly is_live: boolean;
  readonly published_at: string;
}

export interface PageRows {
  readonly versions: readonly VersionRow[];
  /** Pages that were published before, and are off the web now. */
  readonly ended: readonly Pick<VersionRow, 'workspace_id' | 'page_id'>[];
}

const begins = 'PagePublished' satisfies PageFact['type'];
const ends = 'PageUnpublished' satisfies PageFact['type'];

/** Returns how facts of one or more workspaces, in their order, change the pages on the web. */
export function pageRows(facts: readonly NewEvent[]): PageRows {
  const versions = new Map<string, VersionRow[]>();
  const ended: PageRows['ended'][number][] = [];
  for (const { event, content = null } of facts) {
    const { type, data, workspace, stream, recordedAt } = event;
    if (type !== begins && type !== ends) continue;
    const page = { workspace_id: workspace, page_id: pageIdOf(stream) };
    // Another workspace may have a page with the same id.
    const key = `${workspace} ${stream}`;
    const before = versions.get(key) ?? [];
    const last = before.at(-1);
    if (type === begins) {
      const { version, slug, of } = data as unknown as PageFactOf<typeof begins>;
      const shown = content ?? before.find((each) => each.version === of)?.content ?? null;
      const row = { ...page, version, content: shown, of, slug, is_live: true, published_at: recordedAt };
      versions.set(key, [...before.map((each) => ({ ...each, slug: null })), row]);
    } else if (last) versions.set(key, [...before.slice(0, -1), { ...last, is_live: false }]);
    else ended.push(page);
  }
  return { versions: [...versions.values()].flat(), ended };
}
