import { planLimits } from '#domain/account/plan-limits.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import type { Attempts } from '../limits/attempts.ts';

export interface LimitWriting {
  /** Counts what a workspace is about to write; throws a 429 with a message if that is more than a day may bring. */
  take(workspaceId: string, commands: number, bytes: number, message?: string): Promise<void>;
  /** Counts what came of it, which is known only then: a short command can bring about much. */
  wrote(workspaceId: string, bytes: number): void;
  /** Brings what was counted here to the database, and learns what others have counted. */
  settle(): Promise<void>;
}

interface Amounts {
  readonly commands: number;
  readonly bytes: number;
}
interface Day {
  endsAt: number;
  /** Latest amounts in the database, from all servers. */
  known: Amounts;
  /** Counted here since. */
  fresh: Amounts;
}

const keptForTomorrow = 'You’ve reached today’s limit for changes. The rest are kept and will sync tomorrow.';
const dayMs = 24 * 60 * 60 * 1000;
/**
 * Most that one workspace may write before the database hears of it, so that little is forgiven if a server is killed.
 */
const freshAtMost: Amounts = { commands: 2000, bytes: 4 * 1024 * 1024 };

/**
 * Bounds what one account can fill the database with: founders stay far below, and whoever is above is told when to go
 * on, so that nothing is lost of what waits. A day begins with a workspace's first command. The database is told now
 * and then, not for every command.
 */
export function limitWriting(clock: Clock, attempts: Pick<Attempts, 'add'>): LimitWriting {
  const days = new Map<string, Promise<Day>>();

  const tell = async (workspaceId: string, { commands, bytes }: Amounts): Promise<Pick<Day, 'endsAt' | 'known'>> => {
    const ofCommands = await attempts.add(`commands ${workspaceId}`, commands, dayMs);
    const ofBytes = await attempts.add(`command bytes ${workspaceId}`, bytes, dayMs);
    const known = { commands: ofCommands.count, bytes: ofBytes.count };
    return { known, endsAt: Math.min(ofCommands.endsAt.getTime(), ofBytes.endsAt.getTime()) };
  };
  const dayOf = async (workspaceId: string): Promise<Day> => {
    const held = days.get(workspaceId);
    const day = await held;
    if (day && day.endsAt > clock().getTime()) return day;
    // Of all who find that a day is over, the first begins the next.
    if (days.get(workspaceId) !== held) return dayOf(workspaceId);
    const begun = tell(workspaceId, none()).then((told) => ({ ...told, fresh: none() }));
    days.set(workspaceId, begun);
    begun.catch(() => days.delete(workspaceId));
    return begun;
  };
  const settleDay = async (workspaceId: string, day: Day): Promise<void> => {
    const { fresh } = day;
    day.fresh = none();
    day.known = sumOf(day.known, fresh);
    try {
      const { known, endsAt } = await tell(workspaceId, fresh);
      // Another telling may have been answered first.
      day.known = {
        commands: Math.max(known.commands, day.known.commands),
        bytes: Math.max(known.bytes, day.known.bytes),
      };
      day.endsAt = endsAt;
    } catch (error) {
      day.fresh = sumOf(day.fresh, fresh);
      throw error;
    }
  };

  return {
    async take(workspaceId, commands, bytes, message = keptForTomorrow) {
      const day = await dayOf(workspaceId);
      const today = sumOf(sumOf(day.known, day.fresh), { commands, bytes });
      if (today.commands > planLimits.commandsPerDay || today.bytes > planLimits.commandBytesPerDay) {
        const waitS = Math.ceil((day.endsAt - clock().getTime()) / 1000);
        throw new ApiError(429, 'too-much-today', message, waitS);
      }
      day.fresh = sumOf(day.fresh, { commands, bytes });
      if (day.fresh.commands >= freshAtMost.commands || day.fresh.bytes >= freshAtMost.bytes) {
        await settleDay(workspaceId, day);
      }
    },
    wrote(workspaceId, bytes) {
      void dayOf(workspaceId).then(
        (day) => {
          day.fresh = sumOf(day.fresh, { commands: 0, bytes });
        },
        () => undefined,
      );
    },
    async settle() {
      const now = clock().getTime();
      for (const [workspaceId, begun] of days) {
        const day = await begun;
        if (day.endsAt <= now) days.delete(workspaceId);
        else if (day.fresh.commands + day.fresh.bytes > 0) await settleDay(workspaceId, day);
      }
    },
  };
}

const none = (): Amounts => ({ commands: 0, bytes: 0 });
const sumOf = (a: Amounts, b: Amounts): Amounts => ({ commands: a.commands + b.commands, bytes: a.bytes + b.bytes });
