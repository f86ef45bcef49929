/** Waits for `work`, but no longer than `patienceMs`; false if it has not ended by then. Rejects if `work` does. */
export async function endWithin(work: Promise<unknown>, patienceMs: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), patienceMs);
  return Promise.race([work.then(() => true), late.promise]).finally(() => clearTimeout(timer));
}
