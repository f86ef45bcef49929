import { createHmac, timingSafeEqual } from 'node:crypto';

export interface ProofNonces {
  /** For a client whose clock is off: its proofs are dated by it. */
  issue(nowMs: number): string;
  /** Until when it counts, in epoch milliseconds; null for one that is not ours, or has expired. */
  endsAt(nonce: string, nowMs: number): number | null;
}

const windowMs = 150_000;

/**
 * Nonces for DPoP proofs, RFC 9449, section 8: the same for everybody within a window, and derived from a key that all
 * servers of a database share, so that none is kept. One counts until the window after its own has passed.
 */
export function createProofNonces(key: Buffer): ProofNonces {
  const nonceOf = (window: number): string =>
    createHmac('sha256', key).update(`dpop-nonce.${window}`).digest('base64url').slice(0, 22);
  return {
    issue: (nowMs) => nonceOf(Math.floor(nowMs / windowMs)),
    endsAt(nonce, nowMs) {
      const now = Math.floor(nowMs / windowMs);
      const window = [now, now - 1].find((each) => isSame(nonceOf(each), nonce));
      return window === undefined ? null : (window + 2) * windowMs;
    },
  };
}

function isSame(ours: string, given: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
