import type { IdentityProvider } from './identity-provider.ts';

/**
 * Ends what a user has signed in to before, sign-ins that wait for the second factor included. ID tokens end with the
 * user's `valid_since`. `session` is that of the product which made the change; it goes on.
 */
export async function endSignIns(
  { tokens, pending, credentialsChanged }: IdentityProvider,
  uid: string,
  session?: string,
): Promise<void> {
  await tokens.revoke(uid);
  await pending.revoke(uid);
  await credentialsChanged(uid, session);
}
