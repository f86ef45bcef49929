import type { Database } from '../db/database.ts';
import type { SecurityEvents } from '../security/security-events.ts';
import type { Settings } from '../settings.ts';

export interface AdminContext {
  readonly db: Database;
  readonly settings: Settings;
  readonly now: Date;
  /** Records a security event for everything that an operator does or looks at. */
  readonly record: SecurityEvents['record'];
}

/** An action's output: `text` for people, `data` for `--json`. */
export interface AdminAnswer {
  readonly text: string;
  readonly data: unknown;
}

/** Why an action was not done, for the operator. */
export class AdminRefused extends Error {
  override readonly name = 'AdminRefused';
}

/** One kind of work; `words` are what follows its name. Returns undefined if it is not said like that. */
export type AdminAction = (
  context: AdminContext,
  words: readonly string[],
  options: AdminOptions,
) => Promise<AdminAnswer | undefined>;

export interface AdminOptions {
  /** `sessions`: end them. */
  readonly end: boolean;
  /** `factors`: which one to take away. `members`: the email or the account of who is to leave. */
  readonly remove: string | undefined;
  /** `erase`: it is meant. */
  readonly yes: boolean;
  /** Which account, where an address has several. */
  readonly account: string | undefined;
  /** `pages ban`: the workspace, in place of an address or an email. */
  readonly workspace?: string | undefined;
}
