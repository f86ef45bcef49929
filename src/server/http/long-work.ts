const sliceMs = 5;
const waiting: (() => void)[] = [];
let isScheduled = false;

function wakeNext(): void {
  waiting.shift()?.();
  isScheduled = waiting.length > 0;
  if (isScheduled) setImmediate(wakeNext);
}

/** Resolves in a later turn of the event loop, for one waiter a turn. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(wakeNext);
  });
}

/** Long work that is cut into slices of 5 ms. */
export interface LongWork {
  /** Whether the slice is over: time for `pause`. Cheaper than waiting for nothing. */
  isOver(): boolean;
  /** Lets everybody else go first. However much long work there is, one slice of it runs in a turn of the event loop. */
  pause(): Promise<void>;
}

/** Begins long work, whose first slice begins now. */
export function longWork(): LongWork {
  let began = performance.now();
  return {
    isOver: () => performance.now() - began >= sliceMs,
    async pause() {
      await turn();
      began = performance.now();
    },
  };
}
