/** A map that holds at most so many entries: the least recently used goes first. */
export interface RecentMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

export function createRecentMap<Value>(max: number): RecentMap<Value> {
  const kept = new Map<string, Value>();
  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    },
    delete: (key) => void kept.delete(key),
  };
}
