import { readProgramsLeft } from '../accounts/programs-left.ts';
import { loadServerKey } from '../accounts/server-key.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { Attempts } from '../limits/attempts.ts';
import type { OutOfBandMailer } from '../mail/out-of-band-mailer.ts';
import type { SecurityEvents } from '../security/security-events.ts';
import { createCustomTokens } from './custom-tokens.ts';
import { guessingMail } from './guessing-mail.ts';
import { holdSignIn } from './hold-sign-in.ts';
import { createIdTokenVerifier, type IdentityVerifier } from './id-token-verifier.ts';
import { createIssueIdToken } from './id-tokens.ts';
import { IdentityError } from './identity-error.ts';
import { createIdentityLimits, type IdentityLimits, noIdentityLimits } from './identity-limits.ts';
import { createIdentityLinks } from './identity-links.ts';
import type { IdentityProvider, IdentityStores } from './identity-provider.ts';
import { createIdentityTokens } from './identity-tokens.ts';
import { identityTransaction } from './identity-transaction.ts';
import { profileOf } from './identity-user.ts';
import { createIdentityUsers, type LearnProfile } from './identity-users.ts';
import { createKnownPlaces } from './known-places.ts';
import { limitUnderWay, type UnderWay } from './limit-under-way.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createPasskeys } from './passkeys.ts';
import { createPasswordHasher, type PasswordCost } from './password-hasher.ts';
import { createPendingSignIns } from './pending-sign-ins.ts';
import { createProviderAssertions } from './provider-assertions.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createSealedSecrets } from './sealed-secrets.ts';
import { createSecondFactors } from './second-factors.ts';
import { createSignIns } from './sign-ins.ts';
import { loadSigningKey } from './signing-key.ts';

export interface EmbeddedIdentityDeps {
  readonly db: Database;
  readonly mailer: OutOfBandMailer;
  readonly clock: Clock;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly isOurOrigin: (origin: string) => boolean;
  readonly rateLimit: boolean;
  /** Counter of attempts, for limits. */
  readonly attempts: Attempts;
  /** Deletes a user with the account of the product, in the transaction that `db` is; resolves to the sessions that end with it. */
  readonly deleteAccount: (db: Database, uid: string) => Promise<readonly string[]>;
  /** Passes a changed profile on to the account of the product. */
  readonly learn: LearnProfile;
  /** Sessions of the product that are gone for certain. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
  readonly record?: SecurityEvents['record'];
  /** After which a sign-in has ended, whatever was done with it, in seconds. */
  readonly sessionTtlS: number;
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
  readonly verifier: IdentityVerifier;
}

export async function createEmbeddedIdentity(deps: EmbeddedIdentityDeps): Promise<EmbeddedIdentity> {
  const { db, clock, learn } = deps;
  const key = await loadSigningKey(db);
  const verifier = createIdTokenVerifier({ projectId, keys: key.publicKeys, clock });
  const issueIdToken = createIssueIdToken(key, projectId, clock);
  const secrets = createSealedSecrets(await loadServerKey(db, 'refresh'));
  const refreshKey = await loadServerKey(db, 'identity-refresh');
  const recoveryKey = await loadServerKey(db, 'recovery-codes');
  const storesOn = (on: Database): IdentityStores => {
    const users = createIdentityUsers(on, clock, learn);
    const links = createIdentityLinks(on);
    const signIns = createSignIns(on, clock, deps.sessionTtlS * 1000);
    return {
      users,
      links,
      signIns,
      factors: createSecondFactors(on, clock, secrets),
      recoveryCodes: createRecoveryCodes(on, clock, recoveryKey),
      passkeys: createPasskeys(on, clock),
      pending: createPendingSignIns(on, clock),
      tokens: createIdentityTokens({ db: on, clock, users, links, signIns, verifier, issueIdToken, refreshKey }),
      codes: createOneTimeCodes(on, clock),
    };
  };
  const parts = {
    projectId,
    publicUrl: deps.publicUrl,
    isOurOrigin: deps.isOurOrigin,
    hasStandIns: deps.hasStandIns ?? true,
    assertions: createProviderAssertions(key, clock),
    customTokens: createCustomTokens(key, projectId, clock),
    passwords: createPasswordHasher({ cost: deps.passwordCost, clock, isLimited: deps.rateLimit }),
    limits: deps.rateLimit ? await limitsOf(deps) : noIdentityLimits,
    uidOf: async (idToken: string) => (await verifier.verify(idToken))?.uid ?? null,
    underWay: deps.rateLimit ? limitUnderWay(clock) : answerAll,
    mailer: deps.mailer,
    sessionsEnded: deps.sessionsEnded,
    programsLeft: (uid: string) => readProgramsLeft(db, { providerUid: uid }, clock()),
    record: deps.record ?? (() => {}),
    clock,
  };
  const transaction = identityTransaction({ db, parts, storesOn, deleteAccount: deps.deleteAccount });
  const provider = { ...parts, ...storesOn(db), db, transaction };
  return { provider, verifier: verifierOf(provider) };
}

const answerAll: UnderWay = (_address, call) => call();

async function limitsOf(deps: EmbeddedIdentityDeps): Promise<IdentityLimits> {
  const { db, clock, attempts, mailer, publicUrl } = deps;
  const users = createIdentityUsers(db, clock, deps.learn);
  return createIdentityLimits({
    attempts,
    places: createKnownPlaces(db, clock, await loadServerKey(db, 'attempts')),
    clock,
    passwordsTried: (email) =>
      mailer.send(
        guessingMail(email, 'password-guesses', publicUrl),
        async () => (await users.byEmail(email)) !== undefined,
      ),
    async codesTried(uid) {
      const user = await users.byUid(uid);
      if (user?.email) await mailer.send(guessingMail(user.email, 'code-guesses', publicUrl));
    },
  });
}

function verifierOf({ tokens, clock }: IdentityProvider): IdentityVerifier {
  return {
    async verify(idToken) {
      try {
        const now = clock();
        const { user, identity, signIn } = await tokens.read(idToken);
        const how = { method: signIn.provider, secondFactor: signIn.secondFactor !== null };
        return { ...identity, ...profileOf(user), ...how, issuedAt: now };
      } catch (error) {
        if (error instanceof IdentityError) return null;
        throw error;
      }
    },
    hold: (db, identity) => holdSignIn(db, identity, clock()),
  };
}
