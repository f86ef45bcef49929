import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { Clock } from '../http/clock.ts';
import { siteOf } from '../http/counted-address.ts';
import type { Attempts, Limit, Taken } from '../limits/attempts.ts';
import { byAddress } from '../limits/by-address.ts';
import { IdentityError } from './identity-error.ts';
import type { KnownPlaces } from './known-places.ts';
import { mailboxOf } from './mailbox-of.ts';

/** An attempt that was counted turned out to be right. */
export type GiveBack = () => Promise<void>;

/**
 * How often somebody may do what can be abused; contract, "Rate limits", and decision 0045. `address` is a counted one. Each
 * throws TOO_MANY_ATTEMPTS_TRY_LATER beyond its limit. Those that wait ask the database, on a connection of their own: never
 * in a transaction.
 */
export interface IdentityLimits {
  /** Any call at all. */
  call(address: string): void;
  /** A call of whoever is signed in. */
  callOf(uid: string): void;
  /** Before the password is looked at. */
  signIn(by: { readonly address: string; readonly email: string }): Promise<GiveBack>;
  /** Before a code from an authenticator app is looked at. */
  secondFactor(by: { readonly address: string; readonly uid: string }): Promise<GiveBack>;
  /** Somebody is signed in, second factor included: what others try does not close this address to them from now on. */
  signedIn(by: { readonly address: string; readonly uid: string; readonly email: string | null }): Promise<void>;
  newPassword(uid: string): Promise<void>;
  signUp(address: string): Promise<void>;
  mail(by: { readonly address: string; readonly recipient: string }): Promise<void>;
}

export interface IdentityLimitsDeps {
  readonly attempts: Attempts;
  readonly places: KnownPlaces;
  readonly clock: Clock;
  /** Somebody tries passwords for an address, be it known or not. */
  passwordsTried(email: string): Promise<void>;
  /** Somebody who knows a user's password tries codes. */
  codesTried(uid: string): Promise<void>;
}

const minuteMs = 60_000;
const windowMs = 10 * minuteMs;
/** From one address in `windowMs`, unless it says otherwise. */
const limits = {
  failedSignIns: 300,
  ofAccount: { most: 10, windowMs },
  /** From all addresses that the account has not signed in from lately. */
  ofAccountElsewhere: { most: 50, windowMs },
  codes: 300,
  codesOfUser: { most: 10, windowMs },
  codesOfUserElsewhere: { most: 20, windowMs: 60 * minuteMs },
  newPasswords: { most: 10, windowMs },
  signUps: 200,
  mails: 100,
  mailsToRecipient: { most: 5, windowMs },
  mailsToRecipientFromAll: { most: 15, windowMs },
  /** An owner who was told is not told again. */
  told: { most: 1, windowMs: 6 * 60 * minuteMs },
  callsOfAddress: 1200,
  callsOfSite: 4800,
  callsOfUser: 120,
};

export function createIdentityLimits(deps: IdentityLimitsDeps): IdentityLimits {
  const { attempts, places, clock } = deps;
  const lately = createAttemptCounter(clock, minuteMs);
  const count = (key: string, most: number): void => refuse(lately.take(key, most));
  const take = async (taken: readonly Limit[]): Promise<GiveBack> => {
    refuse(waitOf(await attempts.take(taken)));
    return () => attempts.giveBack(taken);
  };
  /** Like `take`. Calls `tell`, once in six hours, if the limit `strangers`, which all strangers share, is full. */
  const guess = async (taken: readonly Limit[], strangers: Limit, tell: () => Promise<void>): Promise<GiveBack> => {
    const outcome = await attempts.take(taken);
    if (outcome.full.includes(strangers.key)) {
      const { taken: isNews } = await attempts.take([{ key: `told ${strangers.key}`, ...limits.told }]);
      if (isNews) await tell();
    }
    refuse(waitOf(outcome));
    return () => attempts.giveBack(taken);
  };
  return {
    call(address) {
      count(`address ${address}`, limits.callsOfAddress);
      const site = siteOf(address);
      if (site !== null) count(`site ${site}`, limits.callsOfSite);
    },
    callOf: (uid) => count(`user ${uid}`, limits.callsOfUser),
    async signIn({ address, email }) {
      const strangers = { key: `sign-in ${email}`, ...limits.ofAccountElsewhere };
      const taken = [
        ...byAddress('sign-in', address, limits.failedSignIns, windowMs),
        { key: `sign-in ${address} ${email}`, ...limits.ofAccount },
        ...((await places.knows({ email }, address)) ? [] : [strangers]),
      ];
      return guess(taken, strangers, () => deps.passwordsTried(email));
    },
    async secondFactor({ address, uid }) {
      const strangers = { key: `code ${uid}`, ...limits.codesOfUserElsewhere };
      const taken = [
        ...byAddress('code', address, limits.codes, windowMs),
        { key: `code ${address} ${uid}`, ...limits.codesOfUser },
        ...((await places.knows({ uid }, address)) ? [] : [strangers]),
      ];
      return guess(taken, strangers, () => deps.codesTried(uid));
    },
    signedIn: ({ address, ...who }) => places.remember(who, address),
    async newPassword(uid) {
      await take([{ key: `new password ${uid}`, ...limits.newPasswords }]);
    },
    async signUp(address) {
      await take(byAddress('sign-up', address, limits.signUps, windowMs));
    },
    async mail({ address, recipient }) {
      const mailbox = mailboxOf(recipient);
      await take([
        ...byAddress('mail', address, limits.mails, windowMs),
        { key: `mail ${address} ${mailbox}`, ...limits.mailsToRecipient },
        { key: `mail ${mailbox}`, ...limits.mailsToRecipientFromAll },
      ]);
    },
  };
}

const waitOf = ({ taken, waitS }: Taken): number | null => (taken ? null : waitS);

function refuse(waitS: number | null): void {
  if (waitS !== null) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 400, waitS);
}

const nothing = async (): Promise<void> => undefined;

/** Where nothing is limited. */
export const noIdentityLimits: IdentityLimits = {
  call: () => undefined,
  callOf: () => undefined,
  signIn: async () => nothing,
  secondFactor: async () => nothing,
  signedIn: nothing,
  newPassword: nothing,
  signUp: nothing,
  mail: nothing,
};
