import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type EventRow, eventOfRow } from '../event-store/event-row.ts';
import { joinPersonal, type PersonalValue } from '../event-store/personal-values.ts';
import { firstHash, verifyChain } from '../event-store/verify-chain.ts';

/** A log whose hashes do not fit from some position on. */
export interface BrokenLog {
  readonly workspaceId: string;
  readonly position: number;
}

export interface VerifiedLogs {
  readonly logs: number;
  readonly broken: readonly BrokenLog[];
}

interface LogRow extends EventRow {
  readonly id: string;
  readonly head_position: number;
  readonly head_hash: string;
  /** Personal values of the event that are stored apart; null if there are none, or none any more. */
  readonly apart: readonly PersonalValue[] | null;
}

const rowsAtOnce = 500;

/** Recomputes the chain of every log, in a transaction, from its first event to its head. What lies apart must fit, too. */
export async function verifyLogs(db: Database): Promise<VerifiedLogs> {
  await sql`
    DECLARE logs NO SCROLL CURSOR FOR
    SELECT workspaces.id, workspaces.position AS head_position, workspaces.head_hash, events.*, split.apart
    FROM workspaces LEFT JOIN events ON events.workspace_id = workspaces.id
    LEFT JOIN (
      SELECT workspace_id, position,
        jsonb_agg(jsonb_build_object('field', field, 'value', value, 'salt', salt)) AS apart
      FROM personal GROUP BY workspace_id, position
    ) AS split ON split.workspace_id = events.workspace_id AND split.position = events.position
    ORDER BY workspaces.id, events.position`.execute(db);
  const broken: BrokenLog[] = [];
  let logs = 0;
  let log: { id: string; position: number; hash: string; brokenAt: number | undefined } | undefined;
  let head = { position: 0, hash: firstHash };
  const finish = (): void => {
    if (!log) return;
    logs += 1;
    const fits = log.position === head.position && log.hash === head.hash;
    const position = log.brokenAt ?? (fits ? undefined : head.position);
    if (position !== undefined) broken.push({ workspaceId: log.id, position });
  };
  for (;;) {
    const { rows } = await sql<LogRow>`FETCH ${sql.lit(rowsAtOnce)} FROM logs`.execute(db);
    if (rows.length === 0) break;
    for (const row of rows) {
      if (log?.id !== row.id) {
        finish();
        log = { id: row.id, position: 0, hash: firstHash, brokenAt: undefined };
        head = { position: row.head_position, hash: row.head_hash };
      }
      if (row.workspace_id === null || log.brokenAt !== undefined) continue;
      const event = eventOfRow(row);
      const follows = event.position === log.position + 1;
      const sealed = joinPersonal({ event, seals: row.seals }, row.apart ?? []);
      if (!follows || verifyChain([sealed], log.hash) !== undefined) log.brokenAt = event.position;
      log.position = event.position;
      log.hash = event.hash;
    }
  }
  finish();
  await sql`CLOSE logs`.execute(db);
  return { logs, broken };
}
