import { sql } from 'kysely';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import { postStreamOf } from '#domain/post/post.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { boardActor } from './board.ts';

interface Orphan {
  readonly id: string;
  /** The post that it was merged into, whose author is gone. */
  readonly parent: string;
}

export interface ReparentDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute'>;
}

/**
 * Moves posts of others out of posts that are gone. A deleted account takes its posts with it, but not what others have
 * written: posts that were merged into one of them are merged into what that one was merged into, or stand for
 * themselves again. If that is gone too, they move on from there. On several servers at once nothing happens twice,
 * since a post leaves a parent once.
 */
export async function reparentOrphans({ db, eventStore }: ReparentDeps, at: string): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    // One that has not moved waits until its parent is forgotten in the log too.
    const orphans = (await readOrphans(db)).filter(({ id, parent }) => !seen.has(`${id} ${parent}`));
    if (orphans.length === 0) return;
    for (const { id, parent } of orphans) seen.add(`${id} ${parent}`);
    const commands = orphans.map(({ id, parent }) => ({
      ...{ id: crypto.randomUUID(), type: 'ReparentPost', stream: postStreamOf(id), data: { from: parent }, at },
    }));
    await eventStore.execute(boardActor, commands);
  }
}

async function readOrphans(db: Database): Promise<readonly Orphan[]> {
  const { rows } = await sql<Orphan>`
    SELECT p.post_id AS id, p.merged_into AS parent FROM feedback_posts AS p
    JOIN feedback_posts AS above ON above.workspace_id = p.workspace_id AND above.post_id = p.merged_into
    WHERE p.workspace_id = ${systemWorkspaceId} AND p.merged_into IS NOT NULL
      AND p.author IS NOT NULL AND above.author IS NULL
    ORDER BY p.written_at, p.post_id`.execute(db);
  return rows;
}
