import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { type DueRow, takeDue, withoutDue } from './take-due.ts';

export interface JudgeOnTimeDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly eventStore: Pick<EventStore, 'judge'>;
  /** One more was judged, so many milliseconds after its time. */
  judged(lateMs: number): void;
  failed(error: unknown): void;
  readonly everyMs?: number;
}

const everyMsByDefault = 1000;
/** After a failure, so that a database that is gone is not asked every second. */
const pauseMs = 10_000;

/**
 * Judges experiments when their time has come, whichever server is first at it: one after the other, so that founders do
 * not wait for that. A server that is killed meanwhile leaves it to the others. Returns the way to stop, which waits
 * for the one that is under way.
 */
export function judgeOnTime({
  pool,
  clock,
  eventStore,
  judged,
  failed,
  everyMs = everyMsByDefault,
}: JudgeOnTimeDeps): () => Promise<void> {
  let isStopped = false;
  const judge = async (row: DueRow): Promise<void> => {
    const cause = `experiment-${row.experimentId}@${row.dueAt.toISOString()}`;
    await eventStore.judge(row.workspaceId, { stream: `experiment-${row.experimentId}`, cause });
    // An experiment that goes on is judged by what happens to it from now on.
    await withoutDue(pool, row);
    judged(clock().getTime() - row.dueAt.getTime());
  };
  /** Whether all went well. */
  const round = async (): Promise<boolean> => {
    let isWell = true;
    try {
      for (;;) {
        const row = isStopped ? undefined : await takeDue(pool, clock());
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
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const next = (afterMs: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      underWay = round().then((isWell) => next(isWell ? everyMs : Math.max(everyMs, pauseMs)));
    }, afterMs);
  };
  next(everyMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
