import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { Clock } from '../http/clock.ts';
import { IdentityError } from './identity-error.ts';

/** How often one client address may do what can be abused; contract, "Rate limits". Each call throws beyond its limit. */
export interface IdentityLimits {
  /** To be called before the password is looked at; the answer takes the attempt back once it was right. */
  signIn(address: string, email: string): () => void;
  /** As `signIn`, of codes from an authenticator app; by user, since whoever tries them has the password already. */
  secondFactor(uid: string): () => void;
  /** By user: hashing takes long, and everybody's sign-in waits in the same queue. */
  newPassword(uid: string): void;
  signUp(address: string): void;
  mail(address: string, recipient: string): void;
}

const windowMs = 600_000;
const limits = {
  failedSignInsOfAccount: 10,
  failedSignIns: 300,
  newPasswords: 10,
  signUps: 200,
  mails: 100,
  mailsToRecipient: 5,
};

export function createIdentityLimits(clock: Clock, on: boolean): IdentityLimits {
  if (!on) {
    const free = () => {};
    return { signIn: () => free, secondFactor: () => free, newPassword: free, signUp: free, mail: free };
  }
  const counter = createAttemptCounter(clock, windowMs);
  const take = (key: string, limit: number): void => {
    const waitS = counter.take(key, limit);
    if (waitS !== null) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 400, waitS);
  };
  /** The limit of all first: names that are made up beyond it leave no trace in memory. */
  const takeBoth = (all: string, ofAll: number, one: string, ofOne: number): void => {
    take(all, ofAll);
    try {
      take(one, ofOne);
    } catch (refusal) {
      counter.giveBack(all);
      throw refusal;
    }
  };
  return {
    signIn(address, email) {
      const keys = [`sign-in ${address}`, `sign-in ${address} ${email}`] as const;
      takeBoth(keys[0], limits.failedSignIns, keys[1], limits.failedSignInsOfAccount);
      return () => keys.forEach(counter.giveBack);
    },
    secondFactor(uid) {
      take(`second-factor ${uid}`, limits.failedSignInsOfAccount);
      return () => counter.giveBack(`second-factor ${uid}`);
    },
    newPassword: (uid) => take(`new-password ${uid}`, limits.newPasswords),
    signUp: (address) => take(`sign-up ${address}`, limits.signUps),
    mail(address, recipient) {
      takeBoth(`mail ${address}`, limits.mails, `mail ${address} ${recipient}`, limits.mailsToRecipient);
    },
  };
}
