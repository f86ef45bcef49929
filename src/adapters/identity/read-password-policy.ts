import { deleteApp } from 'firebase/app';
import { inMemoryPersistence, type PasswordPolicy as SdkPolicy, validatePassword } from 'firebase/auth';
import { passwordLimits } from '#domain/auth/password.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { connectAuth } from './connect-auth.ts';

/** By an instance that is thrown away: the SDK asks the provider once an instance and offers no way to ask again. */
export async function readPasswordPolicy(settings: PublicSettings['identity']): Promise<PasswordPolicy> {
  const auth = connectAuth(settings, `policy-${crypto.randomUUID()}`, { persistence: inMemoryPersistence });
  try {
    const { passwordPolicy } = await validatePassword(auth, '');
    return policyOf(passwordPolicy);
  } finally {
    await deleteApp(auth.app);
  }
}

/** Where the provider is laxer than we are, ours counts. What kinds of characters it may ask for it says itself. */
function policyOf({ customStrengthOptions, enforcementState }: SdkPolicy): PasswordPolicy {
  const asked = enforcementState === 'OFF' ? {} : customStrengthOptions;
  return {
    minLength: Math.max(passwordLimits.min, asked.minPasswordLength ?? 0),
    maxLength: Math.min(passwordLimits.max, asked.maxPasswordLength ?? passwordLimits.max),
  };
}
