import type { Pool } from 'pg';

/** An experiment of a workspace, and when its time has come. */
export interface DueRow {
  readonly workspaceId: string;
  readonly experimentId: string;
  readonly dueAt: Date;
}

/** The rows of `due_judgements`, one at a time. */
export interface DueQueue {
  /** The longest overdue that no server is at; it is this server's for a while. */
  take(now: Date): Promise<DueRow | undefined>;
  done(row: DueRow): Promise<void>;
}

export const dueQueueOf = (pool: Pool): DueQueue => ({
  take: (now) => takeDue(pool, now),
  done: (row) => withoutDue(pool, row),
});

/** For how long it is this server's. After that, be this server slow or gone, it is another's too: that does no harm. */
export const takenForMs = 2000;

/** The longest overdue that no server is at. */
export async function takeDue(pool: Pool, now: Date): Promise<DueRow | undefined> {
  const { rows } = await pool.query<DueRow>(
    `WITH taken AS (
       SELECT workspace_id, experiment_id, due_at FROM due_judgements
       WHERE due_at <= $1 AND (taken_until IS NULL OR taken_until <= $1)
       ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     UPDATE due_judgements AS due SET taken_until = $2 FROM taken
     WHERE due.workspace_id = taken.workspace_id AND due.experiment_id = taken.experiment_id
       AND due.due_at = taken.due_at
     RETURNING due.workspace_id AS "workspaceId", due.experiment_id AS "experimentId", due.due_at AS "dueAt"`,
    [now, new Date(now.getTime() + takenForMs)],
  );
  return rows[0];
}

async function withoutDue(pool: Pool, { workspaceId, experimentId, dueAt }: DueRow): Promise<void> {
  await pool.query('DELETE FROM due_judgements WHERE workspace_id = $1 AND experiment_id = $2 AND due_at = $3', [
    workspaceId,
    experimentId,
    dueAt,
  ]);
}
