import type { Generated } from 'kysely';

/** Visits of published pages. One is kept until it is counted in the log, and for at least two days after it was seen. */
export interface VisitTables {
  visit_salts: { day: string; salt: Buffer };
  visits: {
    id: Generated<number>;
    workspace_id: string;
    page_id: string;
    /** A hash with the salt of a day. */
    visitor: Buffer;
    /** See `Origin`; null for visits from before it was kept. */
    origin: string | null;
    version: string;
    source: string;
    seen_at: Date;
    /** Id of the command that counts it; null until one was chosen. */
    batch: string | null;
    /** Null until it was counted. */
    ordinal: number | null;
  };
  /** How many visits were dropped, by `DropReason`; and how often each of two versions was sent, as `sent-a` and `sent-b`. */
  dropped_visits: {
    workspace_id: string;
    page_id: string;
    reason: string;
    n: number;
    since: Date;
    batch: string | null;
  };
  /** To whom a page with two versions was sent, as hashes with the salt of a day. */
  pages_sent: { workspace_id: string; page_id: string; visitor: Buffer; origin: string; sent_at: Date };
  /** From where a workspace's founder was signed in, as a hash. */
  founder_visitors: { workspace_id: string; visitor: Buffer; seen_at: Date };
}
