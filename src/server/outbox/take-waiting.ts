import type { Pool } from 'pg';
import type { WaitingMailKind } from './waiting-mail-kinds.ts';

export interface WaitingMail {
  readonly workspaceId: string;
  /** The id of the fact. */
  readonly cause: string;
  readonly kind: WaitingMailKind;
  readonly subject: string;
  /** How often it was tried before. */
  readonly attempts: number;
}

/** Result for a mail: it is done with, or tried again at `againAt`. */
export type HandedOn = 'done' | { readonly againAt: Date; readonly wasTried: boolean };

/**
 * Hands on the mail that has waited longest, if no server is at it. Its row is locked meanwhile and deleted then: a server
 * that is killed leaves it to the others at once. False if none waits.
 */
export async function handOnNext(
  pool: Pool,
  now: Date,
  handOn: (mail: WaitingMail) => Promise<HandedOn>,
): Promise<boolean> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<WaitingMail>(
      `SELECT workspace_id AS "workspaceId", cause, kind, subject, attempts FROM outbox
       WHERE due_at <= $1 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    );
    const [mail] = rows;
    if (mail) {
      const handed = await handOn(mail);
      const key = [mail.workspaceId, mail.cause, mail.kind];
      if (handed === 'done')
        await client.query('DELETE FROM outbox WHERE workspace_id = $1 AND cause = $2 AND kind = $3', key);
      else
        await client.query(
          `UPDATE outbox SET attempts = attempts + $5, due_at = $4
           WHERE workspace_id = $1 AND cause = $2 AND kind = $3`,
          [...key, handed.againAt, handed.wasTried ? 1 : 0],
        );
    }
    await client.query('COMMIT');
    broken = false;
    return mail !== undefined;
  } finally {
    client.release(broken);
  }
}
