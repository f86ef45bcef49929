/** A map that holds at most so many entries, and at most so much: the least recently used goes first. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** `weightMost`: of all entries together, as `estimateBytes` weighs them; one that is heavier is kept alone. */
export function createRecentMap<Value>(
  max: number,
  estimateBytes: (value: Value) => number = () => 0,
  weightMost = 0,
): LruCache<Value> {
  const kept = new Map<string, Value>();
  let weight = 0;
  const remove = (key: string): void => {
    const found = kept.get(key);
    if (found !== undefined) weight -= estimateBytes(found);
    kept.delete(key);
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set(key, value) {
      remove(key);
      kept.set(key, value);
      weight += estimateBytes(value);
      for (const oldest of kept.keys()) {
        if (oldest === key || (kept.size <= max && weight <= weightMost)) return;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
