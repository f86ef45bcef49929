import type { Principal } from './principal.ts';

const tokensAtMost = 20_000;

/**
 * Remembers who access tokens speak for, so that a request need not ask the database. Empty and idle unless `trust`
 * was said, which promises that `forget` follows the end of any session, here or on another server, at once.
 */
export interface PrincipalCache {
  read(tokenHash: string, now: Date, load: () => Promise<Principal | null>): Promise<Principal | null>;
  /** Null if it is not remembered. */
  recall(tokenHash: string, now: Date): Principal | null;
  /** The session has ended. */
  forget(sessionId: string): void;
  trust(): void;
  distrust(): void;
}

export function createPrincipalCache(): PrincipalCache {
  const principals = new Map<string, Principal>();
  const tokensOf = new Map<string, Set<string>>();
  let isTrusted = false;
  /** Raised when anything is forgotten: what was loaded before must not be kept after. */
  let epoch = 0;

  const drop = (tokenHash: string): void => {
    const principal = principals.get(tokenHash);
    if (!principal) return;
    principals.delete(tokenHash);
    const tokens = tokensOf.get(principal.sessionId);
    tokens?.delete(tokenHash);
    if (tokens?.size === 0) tokensOf.delete(principal.sessionId);
  };
  const keep = (tokenHash: string, principal: Principal): void => {
    const [oldest] = principals.keys();
    if (principals.size >= tokensAtMost && oldest !== undefined) drop(oldest);
    principals.set(tokenHash, principal);
    const tokens = tokensOf.get(principal.sessionId) ?? new Set();
    tokensOf.set(principal.sessionId, tokens.add(tokenHash));
  };

  const recall: PrincipalCache['recall'] = (tokenHash, now) => {
    const kept = principals.get(tokenHash);
    return kept && kept.expiresAt > now ? kept : null;
  };

  return {
    recall,
    async read(tokenHash, now, load) {
      const kept = recall(tokenHash, now);
      if (kept) return kept;
      drop(tokenHash);
      const before = epoch;
      const principal = await load();
      if (principal && isTrusted && epoch === before) keep(tokenHash, principal);
      return principal;
    },
    forget(sessionId) {
      epoch++;
      for (const tokenHash of tokensOf.get(sessionId) ?? []) drop(tokenHash);
    },
    trust() {
      isTrusted = true;
    },
    distrust() {
      isTrusted = false;
      epoch++;
      principals.clear();
      tokensOf.clear();
    },
  };
}
