import { pageTimers } from './timers.ts';

/** Resolves as `step` does, or to `late` after so many milliseconds; then the step goes on, and nobody waits for it. */
export function atMost<T>(delayMs: number, step: Promise<T>, late: T): Promise<T> {
  const waited = Promise.withResolvers<T>();
  const cancel = pageTimers.after(delayMs, () => waited.resolve(late));
  return Promise.race([step, waited.promise]).finally(cancel);
}
