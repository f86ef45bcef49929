import type { Clock } from '../http/clock.ts';

/** Who wants a task run. */
export interface Requester {
  /** The client address as limits count it. */
  readonly address: string;
  /** Whom it is about: an email as it was typed, or a user's id. */
  readonly account?: string | undefined;
}

/** A task that did not get a place, or lost it to somebody who has asked for less. Nothing of it was done. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export interface FairQueue {
  /** Runs `task` in its turn. Rejects with `QueueFull` if there is no room. */
  run<Result>(from: Requester, task: () => Promise<Result>): Promise<Result>;
  /** How many tasks wait. */
  waiting(): number;
}

export interface FairQueueLimits {
  /** How many tasks run at a time. */
  readonly width: number;
  /** So many of `width` are kept free of addresses that have asked for `muchFrom` tasks or more within about a minute. */
  readonly reserved: number;
  readonly muchFrom: number;
  /** How many wait: in all, from one address, and for one account from one address. */
  readonly waiting: { readonly inAll: number; readonly ofAddress: number; readonly ofAccount: number };
}

const halfLifeMs = 60_000;
/** Weight of a refused task; one that ran weighs 1. It tells who asks on and on apart from who comes now and then. */
const weightOfRefused = 0.25;
const patienceMs = 15_000;
/** Beyond it, addresses whose tasks weigh nothing any more are forgotten, once a minute at most. */
const crowd = 10_000;

interface Waiting extends Requester {
  readonly since: number;
  start(): void;
  refuse(): void;
}

/**
 * A bounded queue that is fair to client addresses: whoever has asked for the least lately goes first. If it is full, the
 * newest task of the address that asks for the most makes room for one that asks for less.
 */
export function createFairQueue(clock: Clock, limits: FairQueueLimits): FairQueue {
  const { width, reserved, muchFrom, waiting: most } = limits;
  const waiting: Waiting[] = [];
  const recent = createRecentWork();
  let running = 0;
  let runningOfBusy = 0;
  const now = (): number => clock().getTime();
  const isBusy = ({ address }: Requester): boolean => recent.of(address, now()) >= muchFrom;

  const remove = (each: Waiting): Waiting => {
    waiting.splice(waiting.indexOf(each), 1);
    return each;
  };
  const refuse = (each: Waiting): void => {
    recent.add(each.address, now(), weightOfRefused);
    remove(each).refuse();
  };
  /** The oldest of whoever has asked for the least lately. */
  const lightest = (): Waiting | undefined => {
    const hasLane = runningOfBusy < width - reserved;
    let [found, least]: [Waiting | undefined, number] = [undefined, hasLane ? Number.POSITIVE_INFINITY : muchFrom];
    for (const each of waiting) {
      const amount = recent.of(each.address, now());
      if (amount < least) [found, least] = [each, amount];
    }
    return found;
  };
  const next = (): void => {
    for (const each of waiting.filter(({ since }) => now() - since > patienceMs)) refuse(each);
    while (running < width) {
      const first = lightest();
      if (!first) return;
      remove(first).start();
    }
  };
  /** The newest of the address that has had or waits for the most, with how much that is. */
  const heaviest = (): [Waiting, number] | undefined => {
    const loads = new Map<string, number>();
    for (const { address } of waiting) loads.set(address, (loads.get(address) ?? recent.of(address, now())) + 1);
    const all = waiting.map((each): [Waiting, number] => [each, loads.get(each.address) ?? 0]);
    return all.length === 0 ? undefined : all.reduce((a, b) => (b[1] >= a[1] ? b : a));
  };
  const makeRoom = ({ address, account }: Requester): void => {
    const ofAddress = waiting.filter((each) => each.address === address);
    const ofAccount = ofAddress.filter((each) => each.account === account);
    if (ofAddress.length >= most.ofAddress || ofAccount.length >= most.ofAccount) throw new QueueFull();
    if (waiting.length < most.inAll) return;
    const found = heaviest();
    if (!found || found[1] <= recent.of(address, now()) + ofAddress.length + 1) throw new QueueFull();
    refuse(found[0]);
  };

  return {
    async run(from, task) {
      try {
        makeRoom(from);
      } catch (error) {
        recent.add(from.address, now(), weightOfRefused);
        throw error;
      }
      let wasBusy = false;
      await new Promise<void>((resolve, reject) => {
        const start = (): void => {
          wasBusy = isBusy(from);
          recent.add(from.address, now(), 1);
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
    add(address: string, now: number, amount: number): void {
      if (works.size > crowd && now >= clearAt) {
        clearAt = now + halfLifeMs;
        for (const each of works.keys()) if (of(each, now) < 0.1) works.delete(each);
      }
      works.set(address, { amount: of(address, now) + amount, at: now });
    },
  };
}
