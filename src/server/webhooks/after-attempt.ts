/** An endpoint and one of its messages before an attempt. */
export interface BeforeAttempt {
  /** How often the message was tried before. */
  readonly attempts: number;
  /** Since when nothing has arrived at the endpoint; null if the last attempt did. */
  readonly failingSince: Date | null;
  /** When an attempt last failed. */
  readonly failedAt: Date | null;
}

export type AttemptOutcome = 'arrived' | 'failed' | 'gone';

export interface AfterAttempt {
  readonly state: 'waiting' | 'delivered' | 'failed';
  /** When a message that waits is tried again. */
  readonly dueAt: Date | null;
  readonly failingSince: Date | null;
  readonly failedAt: Date | null;
  /** Why the endpoint is switched off; null if it stays on. */
  readonly off: 'gone' | 'failing' | null;
}

const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** After each attempt that has failed; after one more a message is given up. */
const againAfterMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 24 * hour] as const;
const failsForMs = 72 * hour;
/** Failures further apart than any two attempts at one message, or two after a rest of the server, are not one failure. */
const apartMs = 48 * hour;

/** Decides what follows from an attempt at `now`: for its message, and for the endpoint. */
export function afterAttempt(before: BeforeAttempt, outcome: AttemptOutcome, now: Date): AfterAttempt {
  if (outcome === 'arrived') return { state: 'delivered', dueAt: null, failingSince: null, failedAt: null, off: null };
  const { failedAt, attempts } = before;
  const goesOn = failedAt !== null && now.getTime() - failedAt.getTime() < apartMs;
  const failingSince = (goesOn && before.failingSince) || now;
  const health = { failingSince, failedAt: now };
  if (outcome === 'gone') return { state: 'failed', dueAt: null, ...health, off: 'gone' };
  if (now.getTime() - failingSince.getTime() >= failsForMs)
    return { state: 'failed', dueAt: null, ...health, off: 'failing' };
  const againMs = againAfterMs[attempts];
  return againMs === undefined
    ? { state: 'failed', dueAt: null, ...health, off: null }
    : { state: 'waiting', dueAt: new Date(now.getTime() + againMs), ...health, off: null };
}
