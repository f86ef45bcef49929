import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { Clock } from '../http/clock.ts';
import { type EventSource, type SecurityEvent, securityEvents } from './security-event.ts';

/** Events that were only counted: what they have in common, and how many there were. */
export interface CountedEvents {
  readonly event: SecurityEvent;
  readonly source: EventSource | undefined;
  readonly times: number;
}

/** Decides which events are recorded one by one, and counts the others, so that nobody fills the disk with them. */
export interface EventRate {
  /** Whether to record this one by itself; otherwise it is counted. */
  admits(event: SecurityEvent, source: EventSource | undefined): boolean;
  /** Returns the counts since the last call. */
  takeCounted(): CountedEvents[];
}

export const rateWindowMs = 600_000;

/** In ten minutes. Successes are bounded by their subject alone: one address may be that of a whole school. */
const limits = { ofOneKind: 30, failuresOfAddress: 200, failures: 5000, all: 20_000 };

export function createEventRate(clock: Clock): EventRate {
  const counter = createAttemptCounter(clock, rateWindowMs);
  const counted = new Map<string, { event: SecurityEvent; source: EventSource | undefined; times: number }>();
  const count = (event: SecurityEvent, source: EventSource | undefined): false => {
    const key = JSON.stringify([event, source?.address]);
    const known = counted.get(key);
    if (known) known.times += 1;
    else counted.set(key, { event, source, times: 1 });
    return false;
  };
  return {
    admits(event, source) {
      const { event: name, outcome, reason, who } = event;
      const common: SecurityEvent = { event: name, outcome, reason };
      const address = source?.address ?? '';
      const isFailure = outcome !== 'success';
      const group = isFailure ? 'failures' : 'all';
      if (counter.take(group, limits[group]) !== null) return count(common, undefined);
      const { isRoutine } = securityEvents[name] as { readonly isRoutine?: true };
      if (isRoutine || (isFailure && counter.take(`address ${address}`, limits.failuresOfAddress) !== null)) {
        counter.giveBack(group);
        return count(common, source && { ...source, requestId: '' });
      }
      const kind = JSON.stringify([name, outcome, reason, who, address]);
      if (counter.take(kind, limits.ofOneKind) === null) return true;
      counter.giveBack(group);
      if (isFailure) counter.giveBack(`address ${address}`);
      return count({ ...common, who }, source && { ...source, requestId: '' });
    },
    takeCounted() {
      const taken = [...counted.values()];
      counted.clear();
      return taken;
    },
  };
}
