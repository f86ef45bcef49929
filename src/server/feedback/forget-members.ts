import { sql } from 'kysely';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import { memberSubject } from '#domain/post/post-personal.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { type Rounds, runRounds } from '../operations/run-rounds.ts';
import { boardActor } from './board.ts';
import { readMember } from './members.ts';
import { reparentOrphans } from './reparent-orphans.ts';

/** In the transaction that deletes an account: its words are gone with it, and the facts that say so follow. */
export async function leaveBoard(trx: Database, accountId: string, now: Date): Promise<void> {
  const member = await readMember(trx, accountId);
  if (member === undefined) return;
  await trx
    .deleteFrom('personal')
    .where('workspace_id', '=', systemWorkspaceId)
    .where('subject', '=', memberSubject(member))
    .execute();
  await trx
    .updateTable('feedback_posts')
    .set({ author: null, title: '', body: '', words: '' })
    .where('workspace_id', '=', systemWorkspaceId)
    .where('author', '=', member)
    .execute();
  await trx.insertInto('feedback_leavers').values({ member, left_at: now, seen: false }).execute();
}

export interface ForgetMembersDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute'>;
  readonly clock: Clock;
}

/** Longer than a request that was under way when the account went can take. */
const againAfterMs = 60_000;

/**
 * Withdraws the votes of members whose accounts are gone, and says in the log that they are. Twice, since a request may have been
 * under way; on several servers at once nothing happens twice, since who is forgotten is not there any more.
 */
export async function forgetMembers({ db, eventStore, clock }: ForgetMembersDeps): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - againAfterMs);
  const leavers = await db
    .selectFrom('feedback_leavers')
    .selectAll()
    .where((where) => where.or([where('seen', '=', false), where('left_at', '<=', before)]))
    .execute();
  for (const { member, left_at: leftAt } of leavers) {
    for (const stream of await streamsOf(db, member)) {
      const command = { id: crypto.randomUUID(), type: 'ForgetMember', stream, data: { member } };
      await eventStore.execute(boardActor, [{ ...command, at: now.toISOString() }]);
    }
    await reparentOrphans({ db, eventStore }, now.toISOString());
    if (leftAt <= before) await db.deleteFrom('feedback_leavers').where('member', '=', member).execute();
    else await db.updateTable('feedback_leavers').set({ seen: true }).where('member', '=', member).execute();
  }
}

/** Posts that a member has had to do with. */
async function streamsOf(db: Database, member: string): Promise<readonly string[]> {
  const { rows } = await sql<{ stream: string }>`
    SELECT DISTINCT stream FROM events
    WHERE workspace_id = ${systemWorkspaceId} AND data->>'member' = ${member}`.execute(db);
  return rows.map(({ stream }) => stream);
}

/** Looks every second; returns the way to stop. */
export function keepForgetting(
  deps: ForgetMembersDeps & { failed(error: unknown): void },
  everyMs = 1000,
  after?: Rounds['after'],
): () => Promise<void> {
  const round = async (): Promise<boolean> => {
    try {
      await forgetMembers(deps);
      return true;
    } catch (error) {
      deps.failed(error);
      return false;
    }
  };
  return runRounds(round, { everyMs, ...(after && { after }) });
}
