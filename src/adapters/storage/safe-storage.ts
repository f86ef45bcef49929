export interface SafeStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * Storage that never throws: where the browser forbids or has no room for it, values live as long as the page.
 * `open` is called on each use, since the mere access to `localStorage` may throw.
 */
export function safeStorage(open: () => Area): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (area: Area) => T, fallback: T): T => {
    try {
      return use(open());
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((area) => area.getItem(key), null),
    set: (key, value) => {
      const isKept = attempt((area) => {
        area.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((area) => area.removeItem(key), undefined);
    },
    clear: () => {
      memory.clear();
      attempt((area) => area.clear(), undefined);
    },
  };
}
