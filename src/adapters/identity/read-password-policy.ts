import { deleteApp } from 'firebase/app';
import { inMemoryPersistence, type PasswordPolicy as SdkPolicy, validatePassword } from 'firebase/auth';
import { passwordLimits } from '#domain/auth/password.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { connectAuth } from './connect-auth.ts';

/**
 * Reads the password policy from the identity provider. Uses a throwaway instance of the SDK, because an instance caches
 * the policy and can’t be told to fetch it again.
 */
export async function readPasswordPolicy(settings: PublicSettings['identity']): Promise<PasswordPolicy> {
  const auth = connectAuth(settings, `policy-${crypto.randomUUID()}`, { persistence: inMemoryPersistence });
  try {
    const { passwordPolicy } = await validatePassword(auth, '');
    return policyOf(passwordPolicy);
  } finally {
    await deleteApp(auth.app);
  }
}

/** The stricter length of the provider’s and ours. The provider reports missing kinds of characters itself. */
function policyOf({ customStrengthOptions, enforcementState }: SdkPolicy): PasswordPolicy {
  const asked = enforcementState === 'OFF' ? {} : customStrengthOptions;
  return {
    minLength: Math.max(passwordLimits.min, asked.minPasswordLength ?? 0),
    maxLength: Math.min(passwordLimits.max, asked.maxPasswordLength ?? passwordLimits.max),
  };
}
