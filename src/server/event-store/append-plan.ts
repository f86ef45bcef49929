import type pg from 'pg';
import type { Plan } from './plan-group.ts';

/** What `append_commands` of the first migration answers. */
export type AppendOutcome =
  | { readonly outcome: 'appended'; readonly after_position: number; readonly hashes: readonly string[] }
  | { readonly outcome: 'known' | 'stale'; readonly names: readonly string[] }
  | { readonly outcome: 'missing' };

/** Carries out a plan in one round trip and one transaction, or says why not. */
export async function appendPlan(
  pool: pg.Pool,
  workspaceId: string,
  { versions, answers }: Plan,
  recordedAt: string,
): Promise<AppendOutcome> {
  const facts = answers.flatMap((answer) => ('facts' in answer ? answer.facts : []));
  const { rows } = await pool.query<AppendOutcome>({
    name: 'append-commands',
    text: 'SELECT * FROM append_commands($1, $2, $3, $4, $5)',
    values: [
      workspaceId,
      JSON.stringify(versions),
      JSON.stringify(
        answers.map((answer) => ({ id: answer.id, reason: 'reason' in answer ? answer.reason : undefined })),
      ),
      JSON.stringify(
        facts.map(({ event, version, n, seals, canonical }) => ({
          stream: event.stream,
          version,
          command: event.commandId,
          n,
          type: event.type,
          v: event.v,
          data: event.data,
          seals,
          at: event.at,
          byKind: event.by.kind,
          byId: event.by.id,
          device: event.device,
          change: event.changeId,
          undoes: event.undoes,
          canonical,
        })),
      ),
      recordedAt,
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('append_commands answered nothing.');
  return row;
}
