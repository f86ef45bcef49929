import { appendedChannel } from './appended-channel.ts';
import { rowsOfEvent } from './event-row.ts';
import { allAnswers, factsOf, type Plan } from './plan.ts';
import { erasedSubjects, type Projection } from './projection.ts';
import type { NewEvent } from './verify-chain.ts';
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
    )${parts}
    SELECT array_agg(id) AS ids, CASE WHEN bool_or(grew)
      THEN pg_notify('${appendedChannel}', string_agg(id || ' ' || position, ',') FILTER (WHERE grew)) END
    FROM moved`;

/** Values of people that lie apart from their facts, and the erasure of such values. */
const personalPart = (facts: readonly NewEvent[], personal: readonly unknown[]) => ({
  name: 'personal',
  lists: [personal, erasedSubjects(facts)],
  statement: (values: string, subjects: string) => `, apart AS (
      INSERT INTO personal SELECT field.*
      FROM jsonb_populate_recordset(NULL::personal, ${values}) AS field JOIN moved ON moved.id = field.workspace_id
    ), erased AS (
      DELETE FROM personal USING moved JOIN jsonb_to_recordset(${subjects}) AS gone (workspace_id uuid, subject text)
        ON moved.id = gone.workspace_id
      WHERE personal.workspace_id = gone.workspace_id AND personal.subject = gone.subject
    )`,
});

interface Part {
  readonly name: string;
  readonly lists: readonly (readonly unknown[])[];
  readonly statement: (...lists: string[]) => string;
}

function statementWith(parts: readonly Part[]): { readonly name: string; readonly text: string } {
  let first = 5;
  const texts = parts.map(({ statement, lists }) => {
    const written = statement(...lists.map((_, n) => `$${first + n}`));
    first += lists.length;
    return written;
  });
  return { name: ['append-plans', ...parts.map(({ name }) => name)].join('-'), text: appending(texts.join('')) };
}

/**
 * Carries out plans for different workspaces in one round trip and one transaction, with the rows of all projections.
 * Returns the workspaces whose log was still as planned. Throws, and changes nothing, if a fact, an answer or a
 * projection's row is in the way of one of the plans.
 */
export async function appendPlans(
  queries: Queries,
  projections: readonly Projection[],
  plans: readonly Plan[],
): Promise<ReadonlySet<string>> {
  const moves = plans.map(({ workspaceId, before, after }) => ({
    workspace_id: workspaceId,
    from_position: before.head.position,
    from_hash: before.head.hash,
    to_position: after.head.position,
    to_hash: after.head.hash,
  }));
  const facts = plans.flatMap((plan) => factsOf(allAnswers(plan)));
  const kept = facts.map(rowsOfEvent);
  const projected = projections.map(({ name, handles, rows, statement }): Part => {
    const handled = facts.filter(({ event }) => handles.includes(event.type));
    return { name, lists: rows(handled, plans), statement };
  });
  const personal = personalPart(
    facts,
    kept.flatMap((each) => each.personal),
  );
  const parts = [personal, ...projected].filter(({ lists }) => lists.some((rows) => rows.length > 0));
  const commands = plans.flatMap((plan) =>
    allAnswers(plan).map((answer) => ({
      workspace_id: plan.workspaceId,
      id: answer.id,
      reason: 'reason' in answer ? answer.reason : null,
      recorded_at: plan.recordedAt,
    })),
  );
  const { rows } = await queries.query<{ ids: string[] | null }>({
    ...statementWith(parts),
    values: [
      ...[moves, kept.map(({ event }) => event), commands].map((each) => JSON.stringify(each)),
      plans.map(({ workspaceId }) => workspaceId),
      ...parts.flatMap(({ lists }) => lists.map((list) => JSON.stringify(list))),
    ],
  });
  return new Set(rows[0]?.ids);
}
