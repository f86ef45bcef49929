import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Role } from '#domain/team/role.ts';
import type { TeamFact, TeamFactOf } from '#domain/team/team-facts.ts';
import type { Projection } from '../event-store/projection.ts';

/** A row as PostgreSQL reads it from JSON; without a role the account is no member any more. */
interface MembershipRow {
  readonly workspace_id: string;
  readonly account_id: string;
  readonly role: Role | null;
  readonly since: string;
}

/** A name that a workspace has from now on. */
interface WorkspaceRow {
  readonly workspace_id: string;
  readonly name: string | null;
}

const handles = [
  'MemberJoined',
  'RoleChanged',
  'HandedOver',
  'MemberRemoved',
  'MemberLeft',
  'WorkspaceNamed',
] satisfies readonly TeamFact['type'][];

function rowsOf({ type, data, workspace, recordedAt }: RecordedEvent): readonly MembershipRow[] {
  const row = (account_id: string, role: Role | null) => ({
    ...{ workspace_id: workspace, account_id, role, since: recordedAt },
  });
  switch (type as (typeof handles)[number]) {
    case 'MemberJoined':
    case 'RoleChanged': {
      const { accountId, role } = data as TeamFactOf<'RoleChanged'>;
      return [row(accountId, role)];
    }
    case 'HandedOver': {
      const { accountId, from } = data as TeamFactOf<'HandedOver'>;
      return [row(accountId, 'owner'), row(from, 'member')];
    }
    case 'MemberRemoved':
    case 'MemberLeft':
      return [row((data as TeamFactOf<'MemberLeft'>).accountId, null)];
    case 'WorkspaceNamed':
      return [];
  }
}

/** The last row for each member: one statement changes a row once. */
export function membershipRows(facts: readonly RecordedEvent[]): readonly MembershipRow[] {
  const rows = facts.filter(({ type }) => handles.some((each) => each === type)).flatMap(rowsOf);
  return [...new Map(rows.map((row) => [`${row.workspace_id} ${row.account_id}`, row])).values()];
}

function nameRows(facts: readonly RecordedEvent[]): readonly WorkspaceRow[] {
  const rows = facts.flatMap(({ type, data, workspace }) =>
    type === 'WorkspaceNamed' ? [{ workspace_id: workspace, name: (data as TeamFactOf<'WorkspaceNamed'>).name }] : [],
  );
  return [...new Map(rows.map((row) => [row.workspace_id, row])).values()];
}

/**
 * Members and names of workspaces. A name is a row of its own, since the append itself changes the row of the workspace. The
 * table tells every server of a change (`membershipChannel`).
 */
export const membershipProjection: Projection = {
  name: 'memberships',
  handles,
  rows(facts) {
    const events = facts.map(({ event }) => event);
    return [membershipRows(events), nameRows(events)];
  },
  statement: (members, names) => `, changed_members AS (
      SELECT member.* FROM jsonb_to_recordset(${members})
        AS member (workspace_id uuid, account_id uuid, role text, since timestamptz)
        JOIN moved ON moved.id = member.workspace_id
    ), joined AS (
      INSERT INTO memberships (workspace_id, account_id, role, since)
      SELECT workspace_id, account_id, role, since FROM changed_members WHERE role IS NOT NULL
      ON CONFLICT (workspace_id, account_id) DO UPDATE SET role = excluded.role
    ), parted AS (
      DELETE FROM memberships USING changed_members AS gone
      WHERE memberships.workspace_id = gone.workspace_id AND memberships.account_id = gone.account_id AND gone.role IS NULL
    ), workspace_named AS (
      INSERT INTO workspace_names (workspace_id, name)
      SELECT named.workspace_id, named.name
      FROM jsonb_to_recordset(${names}) AS named (workspace_id uuid, name text) JOIN moved ON moved.id = named.workspace_id
      ON CONFLICT (workspace_id) DO UPDATE SET name = excluded.name
    )`,
};
