import { deletionMs } from '#domain/team/team.ts';
import type { TeamFact } from '#domain/team/team-facts.ts';
import type { Projection } from '../event-store/projection.ts';

/** A row as PostgreSQL reads it from JSON; without a time the workspace is kept. */
interface DeletionRow {
  readonly workspace_id: string;
  readonly cause: string;
  readonly due_at: string | null;
  readonly at: string;
  readonly is_mailed: boolean;
}

const scheduled = 'DeletionScheduled' satisfies TeamFact['type'];

/** When workspaces are deleted, and the mails about it to everybody who is a member. */
export const deletionProjection = (hasMailer: boolean): Projection => ({
  name: 'deletions',
  handles: [scheduled, 'DeletionCancelled'] satisfies readonly TeamFact['type'][],
  rows(facts) {
    const rows = facts.map(({ event: { workspace, id, type, recordedAt } }): DeletionRow => {
      const due = type === scheduled ? new Date(Date.parse(recordedAt) + deletionMs).toISOString() : null;
      return { workspace_id: workspace, cause: id, due_at: due, at: recordedAt, is_mailed: hasMailer };
    });
    // The last one for each workspace: one statement changes a row once.
    return [[...new Map(rows.map((row) => [row.workspace_id, row])).values()]];
  },
  statement: (rows) => `, deletions AS (
      SELECT each.* FROM jsonb_to_recordset(${rows})
        AS each (workspace_id uuid, cause text, due_at timestamptz, at timestamptz, is_mailed boolean)
        JOIN moved ON moved.id = each.workspace_id
    ), deletion_scheduled AS (
      INSERT INTO workspace_deletions (workspace_id, due_at)
      SELECT workspace_id, due_at FROM deletions WHERE due_at IS NOT NULL
      ON CONFLICT (workspace_id) DO UPDATE SET due_at = excluded.due_at
    ), deletion_cancelled AS (
      DELETE FROM workspace_deletions USING deletions AS kept
      WHERE workspace_deletions.workspace_id = kept.workspace_id AND kept.due_at IS NULL
    ), deletion_mails AS (
      INSERT INTO outbox (workspace_id, cause, kind, subject, due_at)
      SELECT deletions.workspace_id, cause || ':' || member.account_id, 'workspace-deletion',
        CASE WHEN due_at IS NULL THEN 'kept/' ELSE 'deleted/' END || member.account_id, at
      FROM deletions JOIN memberships AS member ON member.workspace_id = deletions.workspace_id
      WHERE is_mailed
      ON CONFLICT DO NOTHING
    )`,
});
