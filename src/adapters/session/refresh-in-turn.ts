import type { ApiFailure } from '#domain/api/api-failure.ts';
import type { Tokens } from '#domain/session/tokens.ts';

export interface RefreshInTurn {
  /** Absent in old browsers and outside secure contexts. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** The stored pair, which other tabs share; null also where it is another session's by now. */
  readonly readTokens: () => Tokens | null;
  readonly writeTokens: (tokens: Tokens) => void;
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  /** How long to wait for another tab's turn before going ahead without a lock; the server bears two at once. */
  readonly waitMs: number;
}

const signedOutElsewhere: ApiFailure = {
  kind: 'refused',
  status: 401,
  code: 'signed-out',
  message: 'You were signed out in another window.',
};

const lockName = 'groundwork-refresh';

/** Tabs of another process see a tab's stored values a little later than its lock. */
const settleMs = 100;

/**
 * One refresh for all tabs: whoever comes second finds the new pair in storage and takes it.
 * Stores the pair before the turn ends, unless somebody signed out in the meantime.
 */
export async function refreshInTurn(deps: RefreshInTurn, refreshToken: string): Promise<Tokens> {
  const { locks, waitMs } = deps;
  if (!locks) return withTabLock(deps, refreshToken);
  const atOnce = await locks.request(lockName, { ifAvailable: true }, (lock) =>
    lock ? withTabLock(deps, refreshToken) : null,
  );
  if (atOnce) return atOnce;
  let hasTurn = false;
  try {
    return await locks.request(lockName, { signal: AbortSignal.timeout(waitMs) }, async () => {
      hasTurn = true;
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      return withTabLock(deps, refreshToken);
    });
  } catch (reason) {
    if (hasTurn) throw reason;
    return withTabLock(deps, refreshToken);
  }
}

async function withTabLock({ readTokens, writeTokens, refresh }: RefreshInTurn, refreshToken: string): Promise<Tokens> {
  const stored = readTokens();
  if (!stored) throw signedOutElsewhere;
  if (stored.refreshToken !== refreshToken) return stored;
  const fresh = await refresh(refreshToken);
  if (readTokens()?.refreshToken === refreshToken) writeTokens(fresh);
  return fresh;
}
