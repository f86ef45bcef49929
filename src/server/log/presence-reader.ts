import { type Presence, presenceLimits, presenceSaidSchema } from '#domain/presence/presence.ts';
import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { Clock } from '../http/clock.ts';

/**
 * Reads what one connection says of where it is; undefined for what is no presence, is too long, or comes too often:
 * that is dropped, since the next one says it better.
 */
export function createPresenceReader(clock: Clock): (text: string, message: unknown) => Presence | null | undefined {
  const said = createAttemptCounter(clock, 1000);
  return (text, message) => {
    if (text.length > presenceLimits.bytes || said.take('', presenceLimits.aSecond) !== null) return undefined;
    const parsed = presenceSaidSchema.safeParse(message);
    return parsed.success ? parsed.data.presence : undefined;
  };
}
