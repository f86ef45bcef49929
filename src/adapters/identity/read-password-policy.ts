import { deleteApp } from 'firebase/app';
import { inMemoryPersistence, type PasswordPolicy as SdkPolicy, validatePassword } from 'firebase/auth';
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

/** Source: what the Identity Platform asks of any password. */
const leastLength = 6;

function policyOf({
  customStrengthOptions,
  allowedNonAlphanumericCharacters,
  enforcementState,
}: SdkPolicy): PasswordPolicy {
  const asked = enforcementState === 'OFF' ? {} : customStrengthOptions;
  return {
    minLength: asked.minPasswordLength ?? leastLength,
    maxLength: asked.maxPasswordLength ?? null,
    needsLowercase: asked.containsLowercaseLetter ?? false,
    needsUppercase: asked.containsUppercaseLetter ?? false,
    needsDigit: asked.containsNumericCharacter ?? false,
    needsSymbol: asked.containsNonAlphanumericCharacter ?? false,
    symbols: allowedNonAlphanumericCharacters,
  };
}
