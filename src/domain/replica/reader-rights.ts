import { readsPersonal } from '../team/role.ts';
import type { Team } from '../team/team.ts';

/** `unknown`: was a member before, and in which role nobody knows any more. Null: has not been one yet. */
type Reads = boolean | 'unknown' | null;

/**
 * Notices when the role of an account begins to let it read about people, or ceases to. What it has read of the log before
 * is then not what it may read.
 */
export class ReaderRights {
  #reads: Reads = null;
  #changedAt = 0;
  readonly #account: string | undefined;

  constructor(account: string | undefined) {
    this.#account = account;
  }

  /** The position of the last fact that has changed what the account may read; 0 if none has. */
  get changedAt(): number {
    return this.#changedAt;
  }

  /** The log is read from here on; `team` is as of there. */
  begin(team: Team | undefined): void {
    const hasMembers = Object.keys(team?.members ?? {}).length > 0;
    this.#changedAt = 0;
    this.#reads = this.#readsIn(team) ?? (hasMembers ? 'unknown' : null);
  }

  /** A fact at this position has led to this team. Who has left reads nothing, and has read as their last role let them. */
  note(position: number, team: Team | undefined): void {
    const now = this.#readsIn(team);
    if (now === null || now === this.#reads) return;
    if (this.#reads !== null) this.#changedAt = position;
    this.#reads = now;
  }

  #readsIn(team: Team | undefined): boolean | null {
    const { members = {} } = team ?? {};
    const account = this.#account;
    const member = account !== undefined && Object.hasOwn(members, account) ? members[account] : undefined;
    return member ? readsPersonal(member.role) : null;
  }
}
