/** Whose task it is. */
export interface Party {
  /** Lanes are served in turn, however many tasks wait in one. */
  readonly lane: string;
  /** Who asks: of one, no more than `atOnce` run and `waitingAtMost` wait. */
  readonly who: string;
  readonly atOnce: number;
  readonly waitingAtMost: number;
}

export interface FairTurnsOptions {
  /** How many tasks run at once. */
  readonly width: number;
  /** How many wait at most, of all parties. */
  readonly waitingAtMost: number;
  /** The error for a task that may not even wait. */
  readonly refusal: () => Error;
}

interface Waiting {
  readonly party: Party;
  readonly start: () => void;
}

/**
 * Runs tasks a few at a time. The next one is of the lane with the fewest running, the longest waiting first: whoever asks
 * for twenty delays nobody else by more than those that run. A task whose `isOver` fires while it waits is let go.
 */
export function createFairTurns({ width, waitingAtMost, refusal }: FairTurnsOptions) {
  const waiting: Waiting[] = [];
  const running: Party[] = [];
  const runningOf = (key: 'lane' | 'who', { [key]: name }: Party): number =>
    running.filter((each) => each[key] === name).length;
  const next = (): void => {
    while (running.length < width) {
      const [first, ...others] = waiting.filter(({ party }) => runningOf('who', party) < party.atOnce);
      if (!first) return;
      const chosen = others.reduce(
        (best, each) => (runningOf('lane', each.party) < runningOf('lane', best.party) ? each : best),
        first,
      );
      waiting.splice(waiting.indexOf(chosen), 1);
      running.push(chosen.party);
      chosen.start();
    }
  };
  const turn = (party: Party, isOver?: AbortSignal): Promise<void> => {
    const isNow = running.length < width && runningOf('who', party) < party.atOnce;
    const own = waiting.filter((each) => each.party.who === party.who).length;
    if (!isNow && (waiting.length >= waitingAtMost || own >= party.waitingAtMost)) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const task: Waiting = { party, start: resolve };
      waiting.push(task);
      isOver?.addEventListener('abort', () => {
        const at = waiting.indexOf(task);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(refusal());
      });
      next();
    });
  };
  return async <Result>(party: Party, task: () => Promise<Result>, isOver?: AbortSignal): Promise<Result> => {
    await turn(party, isOver);
    try {
      return await task();
    } finally {
      running.splice(running.indexOf(party), 1);
      next();
    }
  };
}
