import type { Lock } from '../experiment/experiment.ts';
import { networkOf, type Origin } from '../intake/intake.ts';

/** How many of a sample may come from one address, and from one network. */
export interface NetworkLimits {
  readonly address: number;
  readonly network: number;
}

const leastOfAddress = 3;

/**
 * One stranger must not decide a test: three entries from an address, or a twentieth of the plan, and a fifth of it from a
 * network; a fifth and three fifths where many people share one. Null for an experiment that was started without a rule.
 */
export function networkLimitsOf({ n, networkRule }: Pick<Lock, 'n' | 'networkRule'>): NetworkLimits | null {
  if (networkRule === undefined) return null;
  const [ofAddress, ofNetwork] = networkRule === 'shared' ? [1 / 5, 3 / 5] : [1 / 20, 1 / 5];
  const address = Math.max(leastOfAddress, wholeOf(n * ofAddress));
  // A network has room for at least one of its addresses.
  return { address, network: Math.max(address, wholeOf(n * ofNetwork)) };
}

/** Three fifths of 5 are 3, whatever binary fractions say. */
const wholeOf = (share: number): number => Math.floor(share + 1e-9);

/** Answers for one entry after the other whether its address and its network still have room; those with room take it. */
export function createAdmission(lock: Pick<Lock, 'n' | 'networkRule'>): (origin: Origin | undefined) => boolean {
  const limits = networkLimitsOf(lock);
  const taken = new Map<string, number>();
  return (origin) => {
    if (!limits || origin === undefined) return true;
    const network = networkOf(origin);
    const [ofAddress, ofNetwork] = [taken.get(origin) ?? 0, taken.get(network) ?? 0];
    if (ofAddress >= limits.address || ofNetwork >= limits.network) return false;
    taken.set(origin, ofAddress + 1).set(network, ofNetwork + 1);
    return true;
  };
}
