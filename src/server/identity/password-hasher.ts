import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { limitConcurrency } from '../http/limit-concurrency.ts';

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

export interface PasswordHasher {
  /** `scrypt$N$r$p$salt$key`, so that the cost can change while old hashes stay good. */
  hash(password: string): Promise<string>;
  /** Takes as long for `null`, where there is no account or no password, as for a hash. */
  verify(password: string, stored: string | null): Promise<boolean>;
}

/** Hashes at most two passwords at a time: each takes 32 MiB, and the pool of threads serves files as well. */
export function createPasswordHasher(cost: PasswordCost = passwordCost): PasswordHasher {
  const inTurn = limitConcurrency(2);
  const derive = (password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> =>
    inTurn(
      () =>
        new Promise((resolve, reject) => {
          const maxmem = 256 * N * r;
          scrypt(password, salt, keyLength, { N, r, p, maxmem }, (error, key) =>
            error ? reject(error) : resolve(key),
          );
        }),
    );
  const nobody = { cost, salt: randomBytes(saltLength), key: randomBytes(keyLength) };
  return {
    async hash(password) {
      const salt = randomBytes(saltLength);
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify(password, stored) {
      const known = stored === null ? nobody : parse(stored);
      const key = await derive(password, known.salt, known.cost);
      return timingSafeEqual(key, known.key) && stored !== null;
    },
  };
}

function parse(stored: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
