import type { Clock } from '../http/clock.ts';

/** Who wants a password hashed. */
export interface HashRequester {
  /** The client address as limits count it. */
  readonly address: string;
  /** Whose password it is: an email as it was typed, or a user's id. */
  readonly account?: string | undefined;
}

/** A task that did not get a place, or lost it to somebody who has asked for less. Nothing of it was done. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export interface HashQueue {
  /** Runs `task` in its turn. Rejects with `QueueFull` where there is no room. */
  run<Result>(from: HashRequester, task: () => Promise<Result>): Promise<Result>;
  /** How many tasks wait. */
  waiting(): number;
}

export interface HashQueueLimits {
  /** How many tasks run at a time. Addresses that have asked for much lately may use one less. */
  readonly width: number;
  /** How many wait: in all, from one address, and for one account from one address. */
  readonly waiting: { readonly inAll: number; readonly ofAddress: number; readonly ofAccount: number };
}

export const hashQueueLimits: HashQueueLimits = {
  // Each takes 32 MiB, and the pool of threads serves files as well.
  width: 2,
  waiting: { inAll: 60, ofAddress: 20, ofAccount: 10 },
};

/** Hashes of one address, weighed by `halfLifeMs`, from which on it has asked for much. Signing up or in takes one or two. */
const muchFrom = 6;
const halfLifeMs = 60_000;
const patienceMs = 15_000;
/** Beyond it, addresses whose hashes weigh nothing any more are forgotten, once a minute at most. */
const crowd = 10_000;

interface Waiting extends HashRequester {
  readonly since: number;
  start(): void;
  refuse(): void;
}

/**
 * A bounded queue that is fair to client addresses: whoever has asked for the least lately goes first. Where it is full,
 * the newest task of the address that asks for the most makes room for one that asks for less.
 */
export function createHashQueue(clock: Clock, limits: HashQueueLimits = hashQueueLimits): HashQueue {
  const waiting: Waiting[] = [];
  const recent = createRecentWork();
  let running = 0;
  let runningOfBusy = 0;
  const now = (): number => clock().getTime();
  const isBusy = ({ address }: HashRequester): boolean => recent.of(address, now()) >= muchFrom;
  /** What an address has asked for lately, with what waits. */
  const load = (address: string): number =>
    recent.of(address, now()) + waiting.filter((each) => each.address === address).length;

  const remove = (each: Waiting): Waiting => {
    waiting.splice(waiting.indexOf(each), 1);
    return each;
  };
  const next = (): void => {
    for (const each of waiting.filter(({ since }) => now() - since > patienceMs)) remove(each).refuse();
    while (running < limits.width) {
      const hasLane = runningOfBusy < limits.width - 1;
      const [first] = waiting
        .filter((each) => hasLane || !isBusy(each))
        .sort((a, b) => recent.of(a.address, now()) - recent.of(b.address, now()));
      if (!first) return;
      remove(first).start();
    }
  };
  const makeRoom = (from: HashRequester): void => {
    const ofAddress = waiting.filter(({ address }) => address === from.address);
    const ofAccount = ofAddress.filter(({ account }) => account === from.account);
    const { waiting: most } = limits;
    if (ofAddress.length >= most.ofAddress || ofAccount.length >= most.ofAccount) throw new QueueFull();
    if (waiting.length < most.inAll) return;
    const heaviest = waiting.reduce((a, b) => (load(b.address) >= load(a.address) ? b : a));
    if (load(heaviest.address) <= load(from.address) + 1) throw new QueueFull();
    remove(heaviest).refuse();
  };

  return {
    async run(from, task) {
      makeRoom(from);
      let wasBusy = false;
      await new Promise<void>((resolve, reject) => {
        const start = (): void => {
          wasBusy = isBusy(from);
          recent.add(from.address, now());
          running += 1;
          if (wasBusy) runningOfBusy += 1;
          resolve();
        };
        waiting.push({ ...from, since: now(), start, refuse: () => reject(new QueueFull()) });
        next();
      });
      try {
        return await task();
      } finally {
        running -= 1;
        if (wasBusy) runningOfBusy -= 1;
        next();
      }
    },
    waiting: () => waiting.length,
  };
}

/** How much each address has had done, of which half counts after `halfLifeMs`. */
function createRecentWork() {
  const works = new Map<string, { amount: number; at: number }>();
  let clearAt = 0;
  const of = (address: string, now: number): number => {
    const work = works.get(address);
    return work ? work.amount * 2 ** (-(now - work.at) / halfLifeMs) : 0;
  };
  return {
    of,
    add(address: string, now: number): void {
      if (works.size > crowd && now >= clearAt) {
        clearAt = now + halfLifeMs;
        for (const each of works.keys()) if (of(each, now) < 0.1) works.delete(each);
      }
      works.set(address, { amount: of(address, now) + 1, at: now });
    },
  };
}
