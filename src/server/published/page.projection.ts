import type { Fact } from '#domain/log/recorded-event.ts';
import { type Page, pageIdOf } from '#domain/page/page.ts';
import { pageContent } from '#domain/page/page-content.ts';
import type { PageFact, PageFactOf } from '#domain/page/page-facts.ts';
import type { Projection } from '../event-store/projection.ts';
import type { NewEvent } from '../event-store/verify-chain.ts';
import type { PublishedContent } from './published-content.ts';
import { isOfRemovedProject } from './remove-project.reaction.ts';

/** Rows, as PostgreSQL reads them from JSON. */
interface VersionRow {
  readonly workspace_id: string;
  readonly page_id: string;
  readonly version: number;
  /** Null for what an earlier version showed, which is there already. */
  readonly content: PublishedContent | null;
  readonly of: number | null;
  /** Address from now on; null for all but the last version of each page. */
  readonly slug: string | null;
  readonly is_live: boolean;
  readonly is_removed: boolean;
  readonly published_at: string;
}

type PageKey = Pick<VersionRow, 'workspace_id' | 'page_id'>;

export interface PageRows {
  readonly versions: readonly VersionRow[];
  /** Pages that were published before, and are off the web now. */
  readonly ended: readonly (PageKey & Pick<VersionRow, 'is_removed'>)[];
  /** Every address at which something was published, and the page that has it from now on. */
  readonly addresses: readonly (PageKey & { readonly slug: string })[];
}

const name = 'pages';
const begins = 'PagePublished' satisfies PageFact['type'];
const ends = 'PageUnpublished' satisfies PageFact['type'];
const removes = 'PageRemoved' satisfies PageFact['type'];

/** Rows of the pages on the web that facts of some workspaces lead to, taken in their order. */
export function pageRows(facts: readonly NewEvent[]): PageRows {
  const versions = new Map<string, VersionRow[]>();
  const ended = new Map<string, PageRows['ended'][number]>();
  const addresses = new Map<string, PageRows['addresses'][number]>();
  for (const { event, captured } of facts) {
    const { type, data, workspace, stream, recordedAt } = event;
    if (type !== begins && type !== ends && type !== removes) continue;
    const page = { workspace_id: workspace, page_id: pageIdOf(stream) };
    // Another workspace may have a page with the same id.
    const key = `${workspace} ${stream}`;
    const before = versions.get(key) ?? [];
    const last = before.at(-1);
    if (type === begins) {
      const content = (captured?.[name] ?? null) as PublishedContent | null;
      const { version, slug, of } = data as unknown as PageFactOf<typeof begins>;
      const shown = content ?? before.find((each) => each.version === of)?.content ?? null;
      const state = { is_live: true, is_removed: false, published_at: recordedAt };
      const row = { ...page, version, content: shown, of, slug, ...state };
      versions.set(key, [...before.map((each) => ({ ...each, slug: null })), row]);
      addresses.set(`${workspace} ${slug}`, { ...page, slug });
      continue;
    }
    const isRemoved = type === removes || isOfRemovedProject(event);
    if (last) {
      const state = { is_live: false, is_removed: last.is_removed || isRemoved };
      versions.set(key, [...before.slice(0, -1), { ...last, ...state }]);
    } else ended.set(key, { ...page, is_removed: isRemoved || ended.get(key)?.is_removed === true });
  }
  return {
    versions: [...versions.values()].flat(),
    ended: [...ended.entries()].flatMap(([key, row]) => (versions.has(key) ? [] : [row])),
    addresses: [...addresses.values()],
  };
}

/** Content that strangers see of a page which is published as it is; undefined for an earlier version of it. */
function contentShown({ type, data }: Fact, state: unknown): PublishedContent | undefined {
  if (type !== begins) return undefined;
  const { slug, of } = data as unknown as PageFactOf<typeof begins>;
  if (of !== null) return undefined;
  const page = { ...(state as Page), slug };
  return { a: pageContent(page, 'a'), ...(page.hasVersionB && { b: pageContent(page, 'b') }) };
}

/** Pages on the web, all versions that were published, and whose their addresses are. */
export const pageProjection: Projection = {
  name,
  handles: [begins, ends, removes],
  capture: contentShown,
  rows(facts) {
    const { versions, ended, addresses } = pageRows(facts);
    return [versions, ended, addresses];
  },
  statement: (rows, pages, addresses) => `, shown AS (
      SELECT page.workspace_id, page.page_id, page.version, coalesce(page.content, before.content) AS content,
        page.slug, page.is_live, page.is_removed, page.published_at
      FROM moved JOIN jsonb_to_recordset(${rows}) AS page (workspace_id uuid, page_id uuid, version integer,
        content jsonb, "of" integer, slug text, is_live boolean, is_removed boolean, published_at timestamptz) ON moved.id = page.workspace_id
      LEFT JOIN published_versions AS before ON before.workspace_id = page.workspace_id
        AND before.page_id = page.page_id AND before.version = page."of"
    ), versions AS (
      INSERT INTO published_versions SELECT workspace_id, page_id, version, content FROM shown
    ), published AS (
      INSERT INTO published_pages (workspace_id, page_id, slug, version, content, is_live, is_removed, published_at)
      SELECT workspace_id, page_id, slug, version, content, is_live, is_removed, published_at FROM shown WHERE slug IS NOT NULL
      ON CONFLICT (workspace_id, page_id) DO UPDATE SET slug = excluded.slug, version = excluded.version,
        content = excluded.content, is_live = excluded.is_live, is_removed = excluded.is_removed,
        published_at = excluded.published_at
    ), ended AS (
      UPDATE published_pages SET is_live = false, is_removed = published_pages.is_removed OR page.is_removed
      FROM moved JOIN jsonb_to_recordset(${pages}) AS page (workspace_id uuid, page_id uuid, is_removed boolean)
        ON moved.id = page.workspace_id
      WHERE published_pages.workspace_id = page.workspace_id AND published_pages.page_id = page.page_id
    ), addressed AS (
      INSERT INTO page_addresses AS known (slug_hash, workspace_id, page_id)
      SELECT keyed_hash('page', page.slug), page.workspace_id, page.page_id
      FROM moved JOIN jsonb_to_recordset(${addresses}) AS page (workspace_id uuid, page_id uuid, slug text)
        ON moved.id = page.workspace_id
      ORDER BY page.slug
      ON CONFLICT (workspace_id, slug_hash) DO UPDATE SET page_id = CASE
        WHEN known.taken_down_at IS NULL OR known.page_id = excluded.page_id THEN excluded.page_id END
    )`,
  // In turn: another page of the founder has it, somebody else has or had it, the operator has closed it.
  rejections: {
    published_pages_slug: 'slug-taken',
    page_addresses_pkey: 'slug-taken',
    page_addresses_whose: 'slug-taken',
  },
};
