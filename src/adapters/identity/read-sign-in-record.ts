import { type Auth, multiFactor, TotpMultiFactorGenerator, type User } from 'firebase/auth';
import type { ProviderRecord } from '#domain/account/sign-in-record.ts';
import { hasPassword } from './has-password.ts';
import { providerOfId } from './oauth-sdk.ts';

/** How a founder signs in, as the provider knows it now and not as it was when this device learnt it. */
export async function readSignInRecord(auth: Auth, user: User): Promise<ProviderRecord> {
  await user.reload();
  const providers = user.providerData.flatMap(({ providerId }) => providerOfId(providerId) ?? []);
  const factors = multiFactor(user).enrolledFactors.filter(
    ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
  );
  return {
    email: user.email ?? '',
    methods: [...((await hasPassword(auth, user)) ? (['password'] as const) : []), ...providers],
    factors: factors.map(({ uid, displayName, enrollmentTime }) => ({
      id: uid,
      name: displayName ?? 'Authenticator app',
      enrolledAt: new Date(enrollmentTime).toISOString(),
    })),
  };
}
