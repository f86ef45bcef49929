import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Role } from '#domain/team/role.ts';
import { membershipRows } from '#server/team/membership.projection.ts';
import type { Membership } from '#server/team/memberships.ts';

/** The table of members, written by the product's own projection as facts are committed. */
export class MemberRows {
  readonly #roles = new Map<string, Role>();

  constructor(founders: ReadonlyMap<string, string>) {
    for (const [workspace, founder] of founders) this.#roles.set(`${workspace} ${founder}`, 'owner');
  }

  /** Whether a row was written. */
  take(events: readonly RecordedEvent[]): boolean {
    const rows = membershipRows(events);
    for (const { workspace_id, account_id, role } of rows) {
      if (role === null) this.#roles.delete(`${workspace_id} ${account_id}`);
      else this.#roles.set(`${workspace_id} ${account_id}`, role);
    }
    return rows.length > 0;
  }

  find(workspaceId: string, accountId: string): Membership | null {
    const role = this.#roles.get(`${workspaceId} ${accountId}`);
    if (role === undefined) return null;
    const others = [...this.#roles.keys()].filter((key) => key.startsWith(workspaceId) && !key.endsWith(accountId));
    return { role, isTeam: others.length > 0 };
  }
}
