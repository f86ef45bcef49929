/** Timers of a page, or of a simulation that has its own time. */
export interface Timers {
  /** Calls `run` after so many milliseconds; the answer cancels that. */
  after(delayMs: number, run: () => void): () => void;
}

export const pageTimers: Timers = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
