export interface Rounds {
  /** How long after a round the next one begins. */
  readonly everyMs: number;
  /** Runs `run` after so many milliseconds; the answer cancels that. A timer unless given. */
  after?(delayMs: number, run: () => void): () => void;
}

/** After a failure, so that a database that is gone is not asked every second. */
const pauseMs = 10_000;

/**
 * Does something again and again, one round after the other, each of which says whether all went well. Returns the way to
 * stop, which waits for the round that is under way.
 */
export function runRounds(
  round: (isStopped: () => boolean) => Promise<boolean>,
  { everyMs, after = byTimer }: Rounds,
): () => Promise<void> {
  let isStopped = false;
  let underWay: Promise<void> = Promise.resolve();
  let cancel = (): void => {};
  const next = (afterMs: number): void => {
    if (isStopped) return;
    cancel = after(afterMs, () => {
      underWay = round(() => isStopped).then((isWell) => next(isWell ? everyMs : Math.max(everyMs, pauseMs)));
    });
  };
  next(everyMs);
  return async () => {
    isStopped = true;
    cancel();
    await underWay;
  };
}

/** Runs something after so many milliseconds; the answer cancels that. */
export const byTimer = (delayMs: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};
