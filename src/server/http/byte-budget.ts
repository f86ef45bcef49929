import { ApiError } from './api-error.ts';

/** Bytes that are being prepared or sent, until they are released. */
export interface BudgetShare {
  /** To what it turned out to be. */
  resize(bytes: number): void;
  /** More than once does no harm. */
  release(): void;
}

export interface TakeOptions {
  /** Ends what the share is for, where others have waited for it long enough. It releases the share. */
  readonly cut?: () => void;
  /** How long to wait for room, if not as long as others do. */
  readonly patienceMs?: number;
}

/** Bounds how many bytes of answers are in memory, for each owner and in all. */
export interface ByteBudget {
  /** Waits for room for so many bytes, which an owner that has none under way gets whatever they are. */
  take(owner: string, bytes: number, options?: TakeOptions): Promise<BudgetShare>;
  /** Bytes under way. */
  used(): number;
}

export interface ByteBudgetLimits {
  readonly ofOwner: number;
  readonly inAll: number;
  /** How many of one owner wait. */
  readonly waiting: number;
  /** How long each waits. Afterwards: a 429, or a 503 where the others use it all. */
  readonly patienceMs: number;
}

const byDefault: ByteBudgetLimits = { ofOwner: 8_000_000, inAll: 64_000_000, waiting: 100, patienceMs: 10_000 };
/**
 * Where there is no room in all, what has been under way for longer than this is ended: of owners that use more than the
 * one that waits, and of the others.
 */
const keptForMs = 2000;
const keptFromOthersMs = 10_000;
const lookEveryMs = 500;
const retryAfterS = 5;

interface Held {
  readonly owner: string;
  bytes: number;
  readonly since: number;
  readonly cut: (() => void) | undefined;
}

interface Waiting {
  readonly owner: string;
  readonly bytes: number;
  readonly until: number;
  admit(): void;
  refuse(error: ApiError): void;
}

export function createByteBudget(given: Partial<ByteBudgetLimits> = {}): ByteBudget {
  const limits = { ...byDefault, ...given };
  const held = new Set<Held>();
  const owners = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let total = 0;
  let timer: NodeJS.Timeout | undefined;

  const ofOwner = (owner: string): number => owners.get(owner) ?? 0;
  const add = (owner: string, bytes: number): void => {
    total += bytes;
    const sum = ofOwner(owner) + bytes;
    if (sum > 0) owners.set(owner, sum);
    else owners.delete(owner);
  };
  const fitsOwner = ({ owner, bytes }: Waiting): boolean =>
    ofOwner(owner) === 0 || ofOwner(owner) + bytes <= limits.ofOwner;
  const fitsAll = ({ bytes }: Waiting): boolean => total === 0 || total + bytes <= limits.inAll;

  const drop = (each: Held): void => {
    if (held.delete(each)) add(each.owner, -each.bytes);
  };
  /** Ends what has been under way for long, of whoever uses the most first; false if there is nothing. */
  const makeRoom = (forOwner: string): boolean => {
    const now = performance.now();
    const mayGo = ({ owner, since, cut }: Held): boolean =>
      cut !== undefined && now - since >= (ofOwner(owner) > ofOwner(forOwner) ? keptForMs : keptFromOthersMs);
    const [first] = [...held].filter(mayGo).sort((a, b) => ofOwner(b.owner) - ofOwner(a.owner) || a.since - b.since);
    if (!first) return false;
    drop(first);
    first.cut?.();
    return true;
  };

  /** Admits the waiting share whose owner uses the least. */
  const admitOne = (): boolean => {
    const fitting = [...waiting].filter(fitsOwner);
    if (fitting.length === 0) return false;
    const next = fitting.reduce((a, b) => (ofOwner(b.owner) < ofOwner(a.owner) ? b : a));
    while (!fitsAll(next)) if (!makeRoom(next.owner)) return false;
    waiting.delete(next);
    next.admit();
    return true;
  };

  const look = (): void => {
    while (admitOne());
    const now = performance.now();
    for (const each of waiting) {
      if (now < each.until) continue;
      waiting.delete(each);
      each.refuse(fitsOwner(each) ? busy() : tooManyOfOwner());
    }
    clearTimeout(timer);
    timer = waiting.size > 0 ? setTimeout(look, lookEveryMs).unref() : undefined;
  };
  const freed = (): void => {
    if (waiting.size > 0) look();
  };

  const hold = (owner: string, bytes: number, cut: (() => void) | undefined): BudgetShare => {
    const mine: Held = { owner, bytes, since: performance.now(), cut };
    held.add(mine);
    add(owner, bytes);
    const resize = (to: number): void => {
      if (!held.has(mine)) return;
      add(owner, to - mine.bytes);
      mine.bytes = to;
      freed();
    };
    return {
      resize,
      release() {
        drop(mine);
        freed();
      },
    };
  };

  return {
    take: (owner, bytes, { cut, patienceMs = limits.patienceMs } = {}) =>
      new Promise((resolve, reject) => {
        const ofMine = [...waiting].filter((each) => each.owner === owner).length;
        if (ofMine >= limits.waiting) return reject(tooManyOfOwner());
        const until = performance.now() + patienceMs;
        waiting.add({ owner, bytes, until, admit: () => resolve(hold(owner, bytes, cut)), refuse: reject });
        look();
      }),
    used: () => total,
  };
}

const tooManyOfOwner = (): ApiError =>
  new ApiError(429, 'too-much-under-way', 'You have too many requests open. Please try again.', retryAfterS);
const busy = (): ApiError =>
  new ApiError(503, 'busy', 'The server is busy. Please try again in a moment.', retryAfterS);
