import type { Clock } from '../http/clock.ts';
import { createFairQueue, type FairQueueLimits, QueueFull } from '../limits/fair-queue.ts';
import { IdentityError } from './identity-error.ts';

/** Calls that are answered, one client address's together with the address they come from. */
export type UnderWay = <Result>(address: string, call: () => Promise<Result>) => Promise<Result>;

const retryAfterS = 5;

export interface UnderWayLimits extends FairQueueLimits {
  /** Calls of one client address that are answered or wait. */
  readonly ofAddress: number;
}

/** More are answered than passwords may wait to be hashed, so that these do not keep all places. */
export const underWayLimits: UnderWayLimits = {
  ofAddress: 20,
  width: 100,
  reserved: 20,
  // A page signs in with three calls, and a second factor.
  muchFrom: 30,
  waiting: { inAll: 200, ofAddress: 20, ofAccount: 20 },
};

/**
 * Answers so many calls at a time, of which one client address has a part; the others wait, in a fair order. What is beyond
 * that is refused before anything is asked or counted for it: whoever sends hundreds at once, also from many addresses, must
 * not keep the database busy with refusals.
 */
export function limitUnderWay(clock: Clock, limits: UnderWayLimits = underWayLimits): UnderWay {
  const queue = createFairQueue(clock, limits);
  const underWay = new Map<string, number>();
  return async (address, call) => {
    const others = underWay.get(address) ?? 0;
    if (others >= limits.ofAddress) throw tooMany();
    underWay.set(address, others + 1);
    try {
      return await queue.run({ address }, call);
    } catch (error) {
      throw error instanceof QueueFull ? tooMany() : error;
    } finally {
      const left = (underWay.get(address) ?? 1) - 1;
      if (left > 0) underWay.set(address, left);
      else underWay.delete(address);
    }
  };
}

const tooMany = (): IdentityError => new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 400, retryAfterS);
