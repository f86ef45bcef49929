import type { Auth, User } from 'firebase/auth';

/** `accounts:lookup` of the Identity Toolkit's reference, as far as it is read here. */
interface Lookup {
  readonly users?: readonly { readonly passwordHash?: string }[];
}

/**
 * Whether the account has a password. The SDK calls mailed links `password` as well, so the provider is asked directly; it
 * tells that there is a hash, and not which.
 */
export async function hasPassword({ config, emulatorConfig }: Auth, user: User): Promise<boolean> {
  const host = 'identitytoolkit.googleapis.com';
  const base = emulatorConfig ? `${location.origin}/${host}` : `https://${host}`;
  const response = await fetch(`${base}/v1/accounts:lookup?key=${encodeURIComponent(config.apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: await user.getIdToken() }),
  }).catch(() => {
    throw { code: 'auth/network-request-failed' };
  });
  const { users } = (await response.json().catch(() => ({}))) as Lookup;
  return users?.[0]?.passwordHash !== undefined;
}
