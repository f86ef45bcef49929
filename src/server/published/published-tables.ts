import type { Generated } from 'kysely';
import type { PublishedContent } from './published-content.ts';

/** Pages that strangers can see, or could. Written with the facts of the pages. */
export interface PublishedTables {
  published_pages: {
    workspace_id: string;
    page_id: string;
    /** Held by one page; also while it is not live, but not once it is removed. */
    slug: string;
    version: number;
    content: PublishedContent;
    is_live: boolean;
    published_at: Date;
    /** When the operator closed it; nothing that its founder does opens it again. */
    taken_down_at: Date | null;
    /** How often strangers have reported it. */
    reports: Generated<number>;
    /** Removed by its founder, by itself or with its project. */
    is_removed: Generated<boolean>;
  };
  /** Every slug that was ever public, and the page that it leads to. */
  page_addresses: {
    slug_hash: Buffer;
    /** Null once the account is gone. */
    workspace_id: string | null;
    page_id: string | null;
    taken_down_at: Date | null;
  };
  publishing_bans: { workspace_id: string; banned_at: Date };
  /** Verified addresses of founders who may not publish, whatever their account. */
  banned_emails: { email_hash: Buffer; banned_at: Date };
  /** Content of every version. */
  published_versions: { workspace_id: string; page_id: string; version: number; content: PublishedContent };
}
