import type { AppendOutcome } from '#server/event-store/append-plan.ts';
import type { LogAccess, LogStorage } from '#server/event-store/log-storage.ts';
import type { Plan } from '#server/event-store/plan.ts';
import type { DueQueue } from '#server/judgement/take-due.ts';
import type { Dice } from './dice.ts';
import type { Lock, SimulatedLog } from './simulated-log.ts';
import type { ProcessId, Simulation } from './simulation.ts';

interface Process {
  readonly id: ProcessId;
  isDead: boolean;
}

/** The way of one server process to the log: every step takes time, and none comes back to a process that has died. */
export function simulatedStorage(
  { time, faults }: Pick<Simulation, 'time' | 'faults'>,
  log: SimulatedLog,
  process: Process,
  dice: Dice,
): { readonly storage: LogStorage; readonly queue: DueQueue } {
  const slowestMs = dice.pick([2, 2, 100]);
  const trip = (): number => dice.between(0, slowestMs);
  /** `start` is called when the statement arrives, and says its result when it has one. */
  const ask = <T>(start: (say: (result: T) => void) => void): Promise<T> =>
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
    readMissing: (_, known) => ask((say) => say(log.readMissing(known))),
    readSnapshots: (_, wanted) => ask((say) => say(log.readSnapshots(wanted))),
    streamsOfKinds: (_, kinds) => ask((say) => say(log.streamsOfKinds(kinds))),
    // Interviews are the only facts that a reaction asks for.
    readFacts: (_, { of }) => ask((say) => say(log.readInterviews(of))),
    // Nobody visits pages here.
    readStreams: () => ask((say) => say([])),
    append: (plan) =>
      ask<AppendOutcome>((say) => log.whenFree(process.id, () => process.isDead || say(log.append(plan)))),
  };
  const locked = (lock: Lock): LogAccess => ({
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
    writeSnapshot: (_, stream, folded) => ask((say) => say(log.writeSnapshot(stream, folded))),
    storedResults: (_, ids) => ask((say) => say(log.storedResults(ids))),
    readEvents: (_, after, limit) => ask((say) => say(log.readEvents(after, limit))),
    async withLock(_, work) {
      const lock = await ask<Lock>((say) =>
        log.whenFree(process.id, () => process.isDead || say(log.lock(process.id))),
      ).catch((error) => {
        log.release(process.id);
        throw error;
      });
      try {
        const result = await work(locked(lock));
        await ask<void>((say) => say(log.unlock(lock, true)));
        return result;
      } catch (error) {
        log.unlock(lock, false);
        throw error;
      }
    },
  };
  const queue: DueQueue = {
    take: (now) => ask((say) => say(log.takeDue(now))),
    done: (row) => ask((say) => say(log.withoutDue(row))),
  };
  return { storage, queue };
}
