import type { Clock } from '../http/clock.ts';
import type { OutOfBandMailer } from '../mail/out-of-band-mailer.ts';
import type { CustomTokens } from './custom-tokens.ts';
import type { IdentityLimits } from './identity-limits.ts';
import type { IdentityLinks } from './identity-links.ts';
import type { IdentityTokens } from './identity-tokens.ts';
import type { IdentityUsers } from './identity-users.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PendingSignIns } from './pending-sign-ins.ts';
import type { ProviderAssertions } from './provider-assertions.ts';
import type { SecondFactors } from './second-factors.ts';

/** Told when what a user signs in with has changed; what comes of the sign-in of `signedInAt` made the change and may go on. */
export type CredentialsListener = (uid: string, signedInAt: Date | undefined) => Promise<void>;

/** All that the provider's operations work with. */
export interface IdentityProvider {
  readonly projectId: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly isOurOrigin: (origin: string) => boolean;
  /** Whether the stand-ins for other providers, and custom tokens, serve whoever sits at this machine. */
  readonly hasStandIns: boolean;
  readonly users: IdentityUsers;
  readonly links: IdentityLinks;
  readonly factors: SecondFactors;
  readonly pending: PendingSignIns;
  readonly tokens: IdentityTokens;
  readonly codes: OneTimeCodes;
  readonly assertions: ProviderAssertions;
  readonly customTokens: CustomTokens;
  readonly passwords: PasswordHasher;
  readonly limits: IdentityLimits;
  readonly mailer: OutOfBandMailer;
  readonly credentialsChanged: CredentialsListener;
  /** Of a user, who goes with it, in one transaction. */
  readonly deleteAccount: (uid: string) => Promise<void>;
  readonly clock: Clock;
}
