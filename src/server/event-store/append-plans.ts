import { rowsOfEvent } from './event-row.ts';
import { appendedChannel } from './listen-to-appends.ts';
import type { Plan } from './plan-group.ts';
import { shareRows } from './share-rows.ts';
import type { Queries } from './with-lock.ts';

/**
 * The update takes the locks of the workspaces, so that position order is commit order. It finds no row where a log has
 * moved on; then nothing happens to that log. Without the list of ids, which the planner takes for short, it would read
 * all of some thousand workspaces: 1.6 ms among 10,000. With the commit every server is told which logs have grown, once a
 * transaction, since each telling one waits for the others: 100 plans fill 5,400 of the 8,000 bytes that can be said at once.
 */
const appending = (parts = ''): string => `
    WITH moved AS (
      UPDATE workspaces SET position = move.to_position, head_hash = move.to_hash
      FROM jsonb_to_recordset($1) AS move
        (workspace_id uuid, from_position bigint, from_hash text, to_position bigint, to_hash text)
      WHERE workspaces.id = ANY ($4::uuid[]) AND workspaces.id = move.workspace_id
        AND workspaces.position = move.from_position AND workspaces.head_hash = move.from_hash
      RETURNING workspaces.id, workspaces.position, workspaces.position > move.from_position AS grew
    ), appended AS (
      INSERT INTO events SELECT fact.*
      FROM jsonb_populate_recordset(NULL::events, $2) AS fact JOIN moved ON moved.id = fact.workspace_id
    ), answered AS (
      INSERT INTO commands SELECT answer.*
      FROM jsonb_populate_recordset(NULL::commands, $3) AS answer JOIN moved ON moved.id = answer.workspace_id
    ), shared AS (
      INSERT INTO shares SELECT share.*
      FROM jsonb_populate_recordset(NULL::shares, $5) AS share JOIN moved ON moved.id = share.workspace_id
      ON CONFLICT (grant_hash) DO UPDATE SET revoked = shares.revoked OR excluded.revoked
      WHERE shares.workspace_id = excluded.workspace_id
    )${parts}
    SELECT array_agg(id) AS ids, CASE WHEN bool_or(grew)
      THEN pg_notify('${appendedChannel}', string_agg(id || ' ' || position, ',') FILTER (WHERE grew)) END
    FROM moved`;
const statement = { name: 'append-plans', text: appending() };
/** Where something is kept apart, or somebody is erased: others do not pay for that. */
const personalStatement = {
  name: 'append-personal-plans',
  text: appending(`, apart AS (
      INSERT INTO personal SELECT field.*
      FROM jsonb_populate_recordset(NULL::personal, $6) AS field JOIN moved ON moved.id = field.workspace_id
    ), erased AS (
      DELETE FROM personal USING moved JOIN jsonb_to_recordset($7) AS gone (workspace_id uuid, subject text)
        ON moved.id = gone.workspace_id
      WHERE personal.workspace_id = gone.workspace_id AND personal.subject = gone.subject
    )`),
};

/**
 * Carries out plans for different workspaces in one round trip and one transaction. Returns the workspaces whose log
 * was still as planned; throws, and does nothing, where a fact or an answer is in the way of one of the plans.
 */
export async function appendPlans(queries: Queries, plans: readonly Plan[]): Promise<ReadonlySet<string>> {
  const moves = plans.map(({ workspaceId, before, after }) => ({
    workspace_id: workspaceId,
    from_position: before.head.position,
    from_hash: before.head.hash,
    to_position: after.head.position,
    to_hash: after.head.hash,
  }));
  const facts = plans.flatMap(({ answers }) => answers.flatMap((answer) => ('facts' in answer ? answer.facts : [])));
  const shares = shareRows(facts.map(({ event }) => event));
  const kept = facts.map(rowsOfEvent);
  const personal = kept.flatMap((each) => each.personal);
  const erased = facts.flatMap(({ event: { workspace }, erases }) =>
    erases === undefined ? [] : [{ workspace_id: workspace, subject: erases }],
  );
  const isPersonal = personal.length + erased.length > 0;
  const commands = plans.flatMap(({ workspaceId, recordedAt, answers }) =>
    answers.map((answer) => ({
      workspace_id: workspaceId,
      id: answer.id,
      reason: 'reason' in answer ? answer.reason : null,
      recorded_at: recordedAt,
    })),
  );
  const { rows } = await queries.query<{ ids: string[] | null }>({
    ...(isPersonal ? personalStatement : statement),
    values: [
      ...[moves, kept.map(({ event }) => event), commands].map((each) => JSON.stringify(each)),
      plans.map(({ workspaceId }) => workspaceId),
      JSON.stringify(shares),
      ...(isPersonal ? [personal, erased].map((each) => JSON.stringify(each)) : []),
    ],
  });
  return new Set(rows[0]?.ids);
}
