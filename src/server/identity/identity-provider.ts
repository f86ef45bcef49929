import type { Clock } from '../http/clock.ts';
import type { Mailer } from '../mail/mail.ts';
import type { IdentityLimits } from './identity-limits.ts';
import type { IdentityTokens } from './identity-tokens.ts';
import type { IdentityUsers } from './identity-users.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** All that the provider's operations work with. */
export interface IdentityProvider {
  readonly projectId: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly isOurOrigin: (origin: string) => boolean;
  readonly users: IdentityUsers;
  readonly tokens: IdentityTokens;
  readonly codes: OneTimeCodes;
  readonly passwords: PasswordHasher;
  readonly limits: IdentityLimits;
  readonly mailer: Mailer;
  readonly clock: Clock;
}
