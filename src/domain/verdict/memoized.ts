const knownAtMost = 1000;
const known = new Map<string, unknown>();

/**
 * Returns the value computed earlier from the same numbers, or computes it: a plan that is made again pays for its
 * corridors once.
 */
export function memoized<T>(numbers: readonly (number | string)[], workOut: () => T): T {
  const key = numbers.join(' ');
  const found = known.get(key) as T | undefined;
  if (found !== undefined) return found;
  const made = workOut();
  const [oldest] = known.keys();
  if (known.size >= knownAtMost && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}
