/** Waits for `work`, but no longer than `patienceMs`; false where it has not ended by then. Rejects where `work` does. */
export async function endWithin(work: Promise<unknown>, patienceMs: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), patienceMs);
  return Promise.race([work.then(() => true), late.promise]).finally(() => clearTimeout(timer));
}
