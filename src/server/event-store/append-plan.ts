import { rowOfEvent } from './event-row.ts';
import type { Plan } from './plan-group.ts';
import type { Queries } from './with-lock.ts';

/**
 * - `appended`: done, and durable;
 * - `overtaken`: the head or one of the streams taken for new is not as the plan supposes;
 * - `repeated`: one of the commands was answered before.
 */
export type AppendOutcome = 'appended' | 'overtaken' | 'repeated';

/**
 * The update takes the lock of the workspace, so that position order is commit order, and finds no row where the log
 * has moved on; then nothing else happens.
 */
const statement = {
  name: 'append',
  text: `
    WITH moved AS (
      UPDATE workspaces SET position = $4, head_hash = $5
      WHERE id = $1 AND position = $2 AND head_hash = $3
        AND NOT EXISTS (SELECT FROM events WHERE workspace_id = $1 AND stream = ANY ($6))
      RETURNING id
    ), appended AS (
      INSERT INTO events SELECT fact.* FROM moved, jsonb_populate_recordset(NULL::events, $7) AS fact
    ), answered AS (
      INSERT INTO commands SELECT answer.* FROM moved, jsonb_populate_recordset(NULL::commands, $8) AS answer
    )
    SELECT FROM moved`,
};

/** Carries out a plan in one round trip and one transaction, or says why not. `supposedNew`: streams without facts. */
export async function appendPlan(
  queries: Queries,
  workspaceId: string,
  { before, answers, after }: Plan,
  supposedNew: readonly string[],
  recordedAt: string,
): Promise<AppendOutcome> {
  const facts = answers.flatMap((answer) => ('facts' in answer ? answer.facts.map(rowOfEvent) : []));
  const commands = answers.map((answer) => ({
    workspace_id: workspaceId,
    id: answer.id,
    reason: 'reason' in answer ? answer.reason : null,
    recorded_at: recordedAt,
  }));
  try {
    const { rowCount } = await queries.query({
      ...statement,
      values: [
        workspaceId,
        before.head.position,
        before.head.hash,
        after.head.position,
        after.head.hash,
        supposedNew,
        JSON.stringify(facts),
        JSON.stringify(commands),
      ],
    });
    return rowCount === 1 ? 'appended' : 'overtaken';
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint === 'commands_pkey') return 'repeated';
    throw error;
  }
}
