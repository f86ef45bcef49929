import { loadServerKey } from '../accounts/server-key.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { OutOfBandMailer } from '../mail/out-of-band-mailer.ts';
import { createCustomTokens } from './custom-tokens.ts';
import { createIdTokenVerifier, type IdTokenVerifier } from './id-token-verifier.ts';
import { createIssueIdToken } from './id-tokens.ts';
import { IdentityError } from './identity-error.ts';
import { createIdentityLimits } from './identity-limits.ts';
import { createIdentityLinks } from './identity-links.ts';
import type { CredentialsListener, IdentityProvider } from './identity-provider.ts';
import { createIdentityTokens } from './identity-tokens.ts';
import { profileOf } from './identity-user.ts';
import { createIdentityUsers, type UserListener } from './identity-users.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createPasswordHasher, type PasswordCost } from './password-hasher.ts';
import { createPendingSignIns } from './pending-sign-ins.ts';
import { createProviderAssertions } from './provider-assertions.ts';
import { createSealedSecrets } from './sealed-secrets.ts';
import { createSecondFactors } from './second-factors.ts';
import { loadSigningKey } from './signing-key.ts';

export interface EmbeddedIdentityDeps {
  readonly db: Database;
  readonly mailer: OutOfBandMailer;
  readonly clock: Clock;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly isOurOrigin: (origin: string) => boolean;
  readonly rateLimit: boolean;
  /** Deletes a user, with the account of the product. */
  readonly deleteAccount: (uid: string) => Promise<void>;
  /** Off where other machines reach the provider; see `IdentityProvider`. */
  readonly hasStandIns?: boolean | undefined;
  /** For tests that sign in a lot. */
  readonly passwordCost?: PasswordCost;
}

/** Names the issuer and the audience of ID tokens, as a Firebase project does. */
const projectId = 'groundwork-embedded';

/** The identity provider inside the server. */
export interface EmbeddedIdentity {
  /** For `identityRoutes`. */
  readonly provider: IdentityProvider;
  /** Knows more than the token: whether it has been made void since, and what has changed since. */
  readonly verifier: IdTokenVerifier;
  /** Tells of every change to a user's profile, verification included, before the change is answered. */
  onUserChanged(listener: UserListener): () => void;
  /** Tells of every new password, address or second factor, before the change is answered. */
  onCredentialsChanged(listener: CredentialsListener): () => void;
}

export async function createEmbeddedIdentity(deps: EmbeddedIdentityDeps): Promise<EmbeddedIdentity> {
  const { db, clock } = deps;
  const key = await loadSigningKey(db);
  const verifier = createIdTokenVerifier({ projectId, keys: key.publicKeys, clock });
  const users = createIdentityUsers(db, clock);
  const links = createIdentityLinks(db);
  const listeners = new Set<CredentialsListener>();
  const issueIdToken = createIssueIdToken(key, projectId, clock);
  const provider: IdentityProvider = {
    projectId,
    publicUrl: deps.publicUrl,
    isOurOrigin: deps.isOurOrigin,
    hasStandIns: deps.hasStandIns ?? true,
    users,
    links,
    factors: createSecondFactors(db, clock, createSealedSecrets(await loadServerKey(db, 'refresh'))),
    pending: createPendingSignIns(db, clock),
    tokens: createIdentityTokens({ db, clock, users, links, verifier, issueIdToken }),
    codes: createOneTimeCodes(db, clock),
    assertions: createProviderAssertions(key, clock),
    customTokens: createCustomTokens(key, projectId, clock),
    passwords: createPasswordHasher(deps.passwordCost),
    limits: createIdentityLimits(clock, deps.rateLimit),
    mailer: deps.mailer,
    async credentialsChanged(uid, signedInAt) {
      for (const listener of listeners) await listener(uid, signedInAt);
    },
    deleteAccount: deps.deleteAccount,
    clock,
  };
  return {
    provider,
    verifier: verifierOf(provider),
    onUserChanged: users.onChanged,
    onCredentialsChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function verifierOf({ tokens, clock }: IdentityProvider): IdTokenVerifier {
  return {
    async verify(idToken) {
      try {
        const now = clock();
        const { user, identity } = await tokens.readUser(idToken);
        return { ...identity, ...profileOf(user), issuedAt: now };
      } catch (error) {
        if (error instanceof IdentityError) return null;
        throw error;
      }
    },
  };
}
