import type { Clock } from '../../http/clock.ts';

export interface Sized {
  readonly bytes: number;
}

interface Entry<T> {
  readonly value: T;
  readonly until: number;
}

interface CacheOptions {
  readonly clock: Clock;
  readonly ttlMs: number;
  readonly bytesMax: number;
}

/** Returns the value of a key: cached, being loaded, or loaded now. A failed load is not cached. */
export type Cached<T> = (key: string, load: () => Promise<T>) => Promise<T>;

/** Keeps values for a while, those asked for least recently go first; one load a key at a time. */
export function expiringCache<T extends Sized>({ clock, ttlMs, bytesMax }: CacheOptions): Cached<T> {
  const kept = new Map<string, Entry<T>>();
  const loading = new Map<string, Promise<T>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.value.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, value: T): void {
    drop(key);
    if (value.bytes > bytesMax) return;
    kept.set(key, { value, until: clock().getTime() + ttlMs });
    bytes += value.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= bytesMax) return;
      drop(oldest);
    }
  }

  return async (key, load) => {
    const found = kept.get(key);
    if (found && found.until > clock().getTime()) {
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    }
    const running = loading.get(key);
    if (running) return running;
    const started = load().finally(() => loading.delete(key));
    loading.set(key, started);
    const value = await started;
    keep(key, value);
    return value;
  };
}
