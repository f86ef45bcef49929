import { planLimits } from '#domain/account/plan-limits.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';

export interface LimitWriting {
  /** Counts what a workspace is about to write; throws a 429 where that is more than a day may bring. */
  take(workspaceId: string, commands: number, bytes: number): void;
  /** Counts what came of it, which is known only then: a short command can bring about much. */
  wrote(workspaceId: string, bytes: number): void;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Bounds what one account can fill the database with: founders stay far below, and whoever is above is told when to go on,
 * so that nothing is lost of what waits. In memory of each server; a day begins with a workspace's first command.
 */
export function limitWriting(clock: Clock): LimitWriting {
  const days = new Map<string, { endsAt: number; commands: number; bytes: number }>();
  let clearAt = 0;
  const dayOf = (workspaceId: string, now: number) => {
    if (now >= clearAt) {
      clearAt = now + dayMs / 24;
      for (const [id, { endsAt }] of days) if (endsAt <= now) days.delete(id);
    }
    const known = days.get(workspaceId);
    return known && known.endsAt > now ? known : { endsAt: now + dayMs, commands: 0, bytes: 0 };
  };
  return {
    take(workspaceId, commands, bytes) {
      const now = clock().getTime();
      const day = dayOf(workspaceId, now);
      const isTooMuch =
        day.commands + commands > planLimits.commandsPerDay || day.bytes + bytes > planLimits.commandBytesPerDay;
      if (isTooMuch) {
        const waitS = Math.ceil((day.endsAt - now) / 1000);
        const message = 'That is more than one account can write in a day. It goes on tomorrow; what waits is kept.';
        throw new ApiError(429, 'too-much-today', message, waitS);
      }
      day.commands += commands;
      day.bytes += bytes;
      days.set(workspaceId, day);
    },
    wrote(workspaceId, bytes) {
      const day = dayOf(workspaceId, clock().getTime());
      day.bytes += bytes;
      days.set(workspaceId, day);
    },
  };
}
