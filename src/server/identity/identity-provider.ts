import type { ProgramsLeft } from '../accounts/programs-left.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { OutOfBandMailer } from '../mail/out-of-band-mailer.ts';
import type { SecurityEvents } from '../security/security-events.ts';
import type { CustomTokens } from './custom-tokens.ts';
import type { IdentityLimits } from './identity-limits.ts';
import type { IdentityLinks } from './identity-links.ts';
import type { IdentityTokens } from './identity-tokens.ts';
import type { IdentityUsers } from './identity-users.ts';
import type { UnderWay } from './limit-under-way.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passkeys } from './passkeys.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PendingSignIns } from './pending-sign-ins.ts';
import type { ProviderAssertions } from './provider-assertions.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { SecondFactors } from './second-factors.ts';
import type { SignIns } from './sign-ins.ts';

/** Stores of the provider. */
export interface IdentityStores {
  readonly users: IdentityUsers;
  readonly links: IdentityLinks;
  readonly factors: SecondFactors;
  readonly recoveryCodes: RecoveryCodes;
  readonly passkeys: Passkeys;
  readonly pending: PendingSignIns;
  readonly signIns: SignIns;
  readonly tokens: IdentityTokens;
  readonly codes: OneTimeCodes;
}

interface IdentityParts extends IdentityStores {
  /** The database; in a transaction, its connection. */
  readonly db: Database;
  readonly projectId: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly isOurOrigin: (origin: string) => boolean;
  /** Whether the stand-ins for other providers, and custom tokens, serve whoever sits at this machine. */
  readonly hasStandIns: boolean;
  readonly assertions: ProviderAssertions;
  readonly customTokens: CustomTokens;
  readonly passwords: PasswordHasher;
  readonly limits: IdentityLimits;
  /** Whose ID token it is, whatever has ended since; null if it is forged or expired. */
  readonly uidOf: (idToken: string) => Promise<string | null>;
  readonly underWay: UnderWay;
  readonly mailer: OutOfBandMailer;
  /** Sessions of the product are gone for certain: their tokens die here now, not when the database tells of it. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
  /** Counts what is left to programs of a user’s account. */
  readonly programsLeft: (uid: string) => Promise<ProgramsLeft>;
  readonly record: SecurityEvents['record'];
  readonly clock: Clock;
}

/**
 * The provider in one transaction. Whatever writes takes the user's row first (`users.hold`, `tokens.read` with `hold`), and
 * judges again what it has judged before: what ends sign-ins holds that row, too. Decision 0043.
 */
export interface IdentityTransaction extends IdentityParts {
  /** Deletes a user, with the account of the product. */
  deleteAccount(uid: string): Promise<void>;
  /** Runs in order once the transaction has been committed, and never where it was not. */
  afterCommit(work: () => unknown): void;
}

/** All that the provider's operations work with. Its stores read; what writes does so in a transaction. */
export interface IdentityProvider extends IdentityParts {
  /** `work` may run more than once, where another transaction stood in the way. */
  transaction<Result>(work: (within: IdentityTransaction) => Promise<Result>): Promise<Result>;
}
