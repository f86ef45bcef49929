import type { AppendOutcome } from '#server/event-store/append-one-plan.ts';
import type { LogAccess, LogStorage } from '#server/event-store/log-storage.ts';
import type { Plan } from '#server/event-store/plan.ts';
import type { DueQueue, DueRow } from '#server/judgement/take-due.ts';
import type { Dice } from './dice.ts';
import type { Lock, SimulatedLog } from './simulated-log.ts';
import type { ProcessId, Simulation } from './simulation.ts';

interface Process {
  readonly id: ProcessId;
  isDead: boolean;
}

/** The logs that one database holds, by workspace. */
export interface SimulatedLogs {
  readonly all: readonly SimulatedLog[];
  of(workspaceId: string): SimulatedLog;
}

/** A statement; its result comes after a while, and never to a process that has died. */
type Ask = <T>(start: (say: (result: T) => void) => void) => Promise<T>;

function firstDue({ all }: SimulatedLogs, now: Date): DueRow | undefined {
  for (const log of all) {
    const row = log.takeDue(now);
    if (row) return row;
  }
  return undefined;
}

/** The way of one server process to the log: every step takes time, and none comes back to a process that has died. */
export function simulatedStorage(
  { time, faults }: Pick<Simulation, 'time' | 'faults'>,
  logs: SimulatedLogs,
  process: Process,
  dice: Dice,
): { readonly storage: LogStorage; readonly queue: DueQueue; readonly ask: Ask } {
  const slowestMs = dice.pick([2, 2, 100]);
  const trip = (): number => dice.between(0, slowestMs);
  /** `start` is called when the statement arrives, and says its result when it has one. */
  const ask: Ask = <T>(start: (say: (result: T) => void) => void): Promise<T> =>
    new Promise((resolve, reject) => {
      const later = (run: () => void): void => void time.after(trip(), () => process.isDead || run());
      later(() => {
        if (dice.chance(faults.database)) return later(() => reject(new Error('the connection broke')));
        start((result) => {
          if (dice.chance(faults.database)) later(() => reject(new Error('the connection broke after the commit')));
          else later(() => resolve(result));
        });
      });
    });
  const unlocked: LogAccess = {
    readMissing: (id, known) => ask((say) => say(logs.of(id).readMissing(known))),
    readSnapshots: (id, wanted) => ask((say) => say(logs.of(id).readSnapshots(wanted))),
    streamsOfKinds: (id, kinds) => ask((say) => say(logs.of(id).streamsOfKinds(kinds))),
    // Interviews are the only facts that a reaction asks for.
    readFacts: (id, { of }) => ask((say) => say(logs.of(id).readInterviews(of))),
    // Nobody visits pages here.
    readStreams: () => ask((say) => say([])),
    append: (plan) =>
      ask<AppendOutcome>((say) => {
        const log = logs.of(plan.workspaceId);
        log.whenFree(process.id, () => process.isDead || say(log.append(plan)));
      }),
  };
  const locked = (log: SimulatedLog, lock: Lock): LogAccess => ({
    ...unlocked,
    append: (plan: Plan) =>
      ask<AppendOutcome>((say) => {
        const outcome = log.judge(plan);
        if (outcome === 'appended') lock.staged = plan;
        say(outcome);
      }),
  });
  const storage: LogStorage = {
    ...unlocked,
    writeSnapshot: (id, stream, folded) => ask((say) => say(logs.of(id).writeSnapshot(stream, folded))),
    storedResults: (id, ids) => ask((say) => say(logs.of(id).storedResults(ids))),
    readEvents: (id, after, limit) => ask((say) => say(logs.of(id).readEvents(after, limit))),
    async withLock(id, work) {
      const log = logs.of(id);
      const lock = await ask<Lock>((say) =>
        log.whenFree(process.id, () => process.isDead || say(log.lock(process.id))),
      ).catch((error) => {
        log.release(process.id);
        throw error;
      });
      try {
        const result = await work(locked(log, lock));
        await ask<void>((say) => say(log.unlock(lock, true)));
        return result;
      } catch (error) {
        log.unlock(lock, false);
        throw error;
      }
    },
  };
  const queue: DueQueue = {
    take: (now) => ask((say) => say(firstDue(logs, now))),
    done: (row) => ask((say) => say(logs.of(row.workspaceId).withoutDue(row))),
  };
  return { storage, queue, ask };
}
