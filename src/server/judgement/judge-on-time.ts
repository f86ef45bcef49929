import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { type Rounds, runRounds } from '../operations/run-rounds.ts';
import type { DueQueue, DueRow } from './take-due.ts';

export interface JudgeOnTimeDeps {
  readonly queue: DueQueue;
  readonly clock: Clock;
  readonly eventStore: Pick<EventStore, 'passDeadline'>;
  /** One more was judged, so many milliseconds after its time. */
  judged(lateMs: number): void;
  failed(error: unknown): void;
  readonly everyMs?: number;
  readonly after?: Rounds['after'];
}

const everyMsByDefault = 1000;

/**
 * Judges experiments when their time has come, whichever server is first at it: one after the other, so that founders do
 * not wait for that. A server that is killed meanwhile leaves it to the others. Returns the way to stop, which waits
 * for the one that is under way.
 */
export function judgeOnTime({
  queue,
  clock,
  eventStore,
  judged,
  failed,
  everyMs = everyMsByDefault,
  after,
}: JudgeOnTimeDeps): () => Promise<void> {
  const judge = async (row: DueRow): Promise<void> => {
    const cause = `experiment-${row.experimentId}@${row.dueAt.toISOString()}`;
    await eventStore.passDeadline(row.workspaceId, { stream: `experiment-${row.experimentId}`, cause });
    // An experiment that goes on is judged by what happens to it from now on.
    await queue.done(row);
    judged(clock().getTime() - row.dueAt.getTime());
  };
  /** Whether all went well. */
  const round = async (isStopped: () => boolean): Promise<boolean> => {
    let isWell = true;
    try {
      for (;;) {
        const row = isStopped() ? undefined : await queue.take(clock());
        if (!row) return isWell;
        await judge(row).catch((error) => {
          isWell = false;
          failed(error);
        });
      }
    } catch (error) {
      failed(error);
      return false;
    }
  };
  return runRounds(round, { everyMs, ...(after && { after }) });
}
