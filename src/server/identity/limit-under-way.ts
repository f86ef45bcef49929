import { IdentityError } from './identity-error.ts';

/** Calls that are answered, one client address's together with the address they come from. */
export type UnderWay = <Result>(address: string, call: () => Promise<Result>) => Promise<Result>;

const retryAfterS = 5;

/**
 * Answers at most so many calls of one client address at a time. The next is refused before anything is asked or counted
 * for it: whoever sends hundreds at once must not keep the database busy with refusals.
 */
export function limitUnderWay(ofAddress: number): UnderWay {
  const underWay = new Map<string, number>();
  return async (address, call) => {
    const others = underWay.get(address) ?? 0;
    if (others >= ofAddress) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 400, retryAfterS);
    underWay.set(address, others + 1);
    try {
      return await call();
    } finally {
      const left = (underWay.get(address) ?? 1) - 1;
      if (left > 0) underWay.set(address, left);
      else underWay.delete(address);
    }
  };
}
