import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/api-error.ts';
import type { IdentityVerifier, VerifiedIdentity } from '../identity/id-token-verifier.ts';
import type { SecurityEvent } from '../security/security-event.ts';
import type { Account, Accounts } from './accounts.ts';
import { findBoundSession } from './find-bound-session.ts';
import { isAdmitted } from './is-admitted.ts';
import type { NewSession, Sessions, TokenPair } from './sessions.ts';

export interface ExchangeDeps {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly verifier: IdentityVerifier;
  /** While on, only who has an account already comes in, or was let in by the operator. */
  readonly waitlist: boolean;
  readonly db: Database;
}

interface Exchanged {
  readonly pair: TokenPair;
  /** Whether the account was made for it. */
  readonly created: boolean;
  /** Security events to record. */
  readonly events: readonly SecurityEvent[];
}

interface ExchangeOptions {
  /** Whether an account is made where there is none. */
  readonly register: boolean;
  readonly userAgent: string | undefined;
  /** Thumbprint of the key that was proved; null if none was shown. */
  readonly keyThumbprint: string | null;
  /** The answer to whoever comes from a sign-in that another session's key goes with. */
  readonly refuse: (whose: { readonly accountId: string; readonly sessionId: string }) => Error;
}

/**
 * Opens a session for whoever an ID token is of. All in one transaction that keeps the sign-in from ending meanwhile: what
 * ends it comes before and is noticed here, or after and ends the session, too. Throws the contract's 401, 403 and 404.
 */
export async function exchangeIdentity(
  { accounts, sessions, verifier, waitlist, db }: ExchangeDeps,
  idToken: string,
  { register, userAgent, keyThumbprint, refuse }: ExchangeOptions,
): Promise<Exchanged> {
  const identity = await verifier.verify(idToken);
  if (!identity) throw expired();
  const { ended, ...exchanged } = await transact(db, async (trx) => {
    if (!(await verifier.hold(trx, identity))) throw expired();
    const known = await accounts.find(identity.uid, trx);
    const bound = known && (await findBoundSession(trx, known.id, identity));
    if (known && bound && bound.keyThumbprint !== keyThumbprint) {
      throw refuse({ accountId: known.id, sessionId: bound.sessionId });
    }
    if (!known && waitlist && !(await isAdmitted(trx, identity))) throw closed();
    if (!known && !register) throw new ApiError(404, 'not-registered', 'There’s no account yet.');
    const { account, created } = known
      ? { account: known, created: false }
      : await accounts.register(identity, identity.issuedAt, trx);
    if (!created) await accounts.learn(identity, identity.issuedAt, trx);
    const unvouched = identity.validSince ? await sessions.endUnvouched(trx, account.id, identity.validSince) : [];
    const { pair, evicted } = await sessions.open(trx, {
      ...newSessionOf(account, identity),
      userAgent,
      keyThumbprint,
    });
    const events = eventsOf(account, identity, { created, unvouched, evicted });
    return { pair, created, events, ended: [...unvouched, ...evicted] };
  });
  sessions.announceEnded(ended);
  return exchanged;
}

const newSessionOf = (
  account: Account,
  { signedInAt, issuedAt: vouchedAt, signIn }: VerifiedIdentity,
): Omit<NewSession, 'keyThumbprint'> => ({ ...account, signedInAt, vouchedAt, signInId: signIn?.id });

interface Outcome {
  readonly created: boolean;
  readonly unvouched: readonly string[];
  readonly evicted: readonly string[];
}

/** In the order in which they happened. */
function eventsOf(
  { id: accountId }: Account,
  { method, secondFactor }: VerifiedIdentity,
  { created, unvouched, evicted }: Outcome,
): SecurityEvent[] {
  const common = { outcome: 'success', who: { accountId } } as const;
  const ended =
    (reason: string) =>
    (sessionId: string): SecurityEvent => ({
      ...common,
      event: 'session-ended',
      reason,
      sessionId,
      by: 'server',
    });
  return [
    ...(created ? [{ ...common, event: 'account-created' } as const] : []),
    ...unvouched.map(ended('revoked')),
    ...evicted.map(ended('too-many')),
    { ...common, event: 'sign-in', method, secondFactor },
  ];
}

const expired = (): ApiError =>
  new ApiError(401, 'invalid-identity-token', 'Your sign-in has expired. Please sign in again.');

/** The client knows the waitlist by this code, and by the word in the message. */
const closed = (): ApiError =>
  new ApiError(403, 9000, 'New accounts are closed for now. Join the waitlist and we’ll email you.');
