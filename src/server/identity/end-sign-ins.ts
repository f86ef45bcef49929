import type { IdentityProvider } from './identity-provider.ts';

/**
 * Ends what a user has signed in to before, sign-ins that wait for the second factor included. ID tokens end with the
 * user's `valid_since`. `signedInAt` is of the sign-in which made the change; sessions of the product that
 * come of it go on.
 */
export async function endSignIns(
  { tokens, pending, credentialsChanged }: IdentityProvider,
  uid: string,
  signedInAt?: Date,
): Promise<void> {
  await tokens.revoke(uid);
  await pending.revoke(uid);
  await credentialsChanged(uid, signedInAt);
}
