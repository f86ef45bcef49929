import type { Generated } from 'kysely';
import type { PublishedContent } from './published-content.ts';

/** Pages that strangers can see, or could. Written with the facts of the pages. */
export interface PublishedTables {
  published_pages: {
    workspace_id: string;
    page_id: string;
    /** Held by one page; also while it is not live. */
    slug: string;
    version: number;
    content: PublishedContent;
    is_live: boolean;
    published_at: Date;
    /** When the operator closed it; nothing that its founder does opens it again. */
    taken_down_at: Date | null;
    /** How often strangers have reported it. */
    reports: Generated<number>;
  };
  publishing_bans: { workspace_id: string; banned_at: Date };
  /** Content of every version. */
  published_versions: { workspace_id: string; page_id: string; version: number; content: PublishedContent };
}
