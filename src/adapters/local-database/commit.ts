/** Waits for the steps and for their transaction; either failing is the caller's failure, and nobody else's. */
export async function commit<T>(transaction: { readonly done: Promise<void> }, steps: Promise<T>): Promise<T> {
  const [result] = await Promise.all([steps, transaction.done]);
  return result;
}
