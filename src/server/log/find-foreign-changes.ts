import type { Pool } from 'pg';
import type { CommandEnvelope } from '#domain/log/command-envelope.ts';

/** Which changes somebody else has made of those that commands undo: a member takes back their own alone. */
export async function findForeignChanges(
  pool: Pool,
  workspaceId: string,
  accountId: string,
  commands: readonly CommandEnvelope[],
): Promise<ReadonlySet<string>> {
  const undoing = commands.flatMap(({ type, stream, data }) => {
    const { undoes } = (data ?? {}) as { readonly undoes?: unknown };
    return type === 'UndoChange' && typeof undoes === 'string' ? [{ stream, undoes }] : [];
  });
  if (undoing.length === 0) return new Set();
  const { rows } = await pool.query<{ changeId: string }>({
    name: 'foreign-changes',
    text: `
      SELECT DISTINCT change_id AS "changeId" FROM events
      WHERE workspace_id = $1 AND stream = ANY ($2) AND change_id = ANY ($3) 
        AND by_kind = 'founder' AND by_id <> $4`,
    values: [
      workspaceId,
      [...new Set(undoing.map(({ stream }) => stream))],
      [...new Set(undoing.map(({ undoes }) => undoes))],
      accountId,
    ],
  });
  return new Set(rows.map(({ changeId }) => changeId));
}
