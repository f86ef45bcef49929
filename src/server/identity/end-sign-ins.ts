import type { IdentityProvider } from './identity-provider.ts';

/**
 * Ends what a user has signed in to before, with the sign-ins that wait for the second factor and the changes of address
 * that wait for a press: whoever asked for those may be the one to be shut out. ID tokens end with the user's `valid_since`. `signedInAt` is of the sign-in which made the change; sessions of the product that
 * come of it go on.
 */
export async function endSignIns(
  { tokens, pending, codes, credentialsChanged }: IdentityProvider,
  uid: string,
  signedInAt?: Date,
): Promise<void> {
  await tokens.revoke(uid);
  await pending.revoke(uid);
  await codes.revokeChanges(uid);
  await credentialsChanged(uid, signedInAt);
}
