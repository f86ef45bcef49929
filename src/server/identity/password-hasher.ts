import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { Clock } from '../http/clock.ts';
import { createFairQueue, type FairQueueLimits, QueueFull, type Requester } from '../limits/fair-queue.ts';
import { IdentityError } from './identity-error.ts';

/** scrypt's cost: memory is 128 · N · r bytes, time grows with N · r · p. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP Password Storage Cheat Sheet, scrypt: 32 MiB and three passes, about 0.2 s of one core. */
const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const keyLength = 32;
const saltLength = 16;

export const hashQueueLimits: FairQueueLimits = {
  // Each takes 32 MiB, and the pool of threads serves files as well.
  width: 2,
  reserved: 1,
  // Signing up or in takes one or two.
  muchFrom: 6,
  waiting: { inAll: 60, ofAddress: 20, ofAccount: 10 },
};

const windowMs = 600_000;
/** Right passwords count too: whoever signs in again and again keeps the others waiting as well. In ten minutes. */
const hashesAtMost = { ofAddress: 600, ofAccount: 60 };
const retryAfterS = 5;

/**
 * Each call throws an `IdentityError` `TOO_MANY_ATTEMPTS_TRY_LATER` with the seconds to wait, and has looked at nothing,
 * where whoever asks has asked too often, or too many wait.
 */
export interface PasswordHasher {
  /** `scrypt$N$r$p$salt$key`, so that the cost can change while old hashes stay good. */
  hash(password: string, from: Requester): Promise<string>;
  /** Takes as long for `null`, where there is no account or no password, as for a hash. */
  verify(password: string, stored: string | null, from: Requester): Promise<boolean>;
  /** How many passwords wait to be hashed. */
  waiting(): number;
}

export interface PasswordHasherOptions {
  readonly cost?: PasswordCost | undefined;
  readonly clock?: Clock;
  /** Whether there are limits on what waits and on how often one may ask. */
  readonly isLimited?: boolean;
}

/** Hashes a few passwords at a time, in a fair order; see `createFairQueue`. */
export function createPasswordHasher({
  cost = passwordCost,
  clock = () => new Date(),
  isLimited = true,
}: PasswordHasherOptions = {}): PasswordHasher {
  const queue = createFairQueue(clock, isLimited ? hashQueueLimits : unlimited);
  const lately = createAttemptCounter(clock, windowMs);
  /** Returns the way to take it back. */
  const count = ({ address, account }: Requester): (() => void) => {
    const taken: string[] = [];
    const uncount = (): void => taken.forEach(lately.giveBack);
    const take = (key: string, atMost: number): void => {
      const waitS = lately.take(key, atMost);
      if (waitS === null) return void taken.push(key);
      uncount();
      throw tooMany(waitS);
    };
    take(address, hashesAtMost.ofAddress);
    if (account !== undefined) take(`${address} ${account}`, hashesAtMost.ofAccount);
    return uncount;
  };
  const derive = async (password: string, salt: Buffer, of: PasswordCost, from: Requester): Promise<Buffer> => {
    const uncount = isLimited ? count(from) : undefined;
    try {
      return await queue.run(from, () => deriveKey(password, salt, of));
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      uncount?.();
      throw tooMany(retryAfterS);
    }
  };
  const nobody = { cost, salt: randomBytes(saltLength), key: randomBytes(keyLength) };
  return {
    async hash(password, from) {
      const salt = randomBytes(saltLength);
      const key = await derive(password, salt, cost, from);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify(password, stored, from) {
      const known = stored === null ? nobody : parse(stored);
      const key = await derive(password, known.salt, known.cost, from);
      return timingSafeEqual(key, known.key) && stored !== null;
    },
    waiting: queue.waiting,
  };
}

const unlimited: FairQueueLimits = {
  ...hashQueueLimits,
  waiting: {
    inAll: Number.POSITIVE_INFINITY,
    ofAddress: Number.POSITIVE_INFINITY,
    ofAccount: Number.POSITIVE_INFINITY,
  },
};
const tooMany = (waitS: number): IdentityError => new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 400, waitS);

function deriveKey(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const maxmem = 256 * N * r;
    scrypt(password, salt, keyLength, { N, r, p, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function parse(stored: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
