import type { IdentityLink } from './identity-links.ts';
import type { IdentityUser } from './identity-user.ts';

/** The providers that a user signs in with, in the SDK's words. */
export const waysToSignIn = (user: IdentityUser, links: readonly IdentityLink[]): string[] => [
  ...(user.password_hash === null ? [] : ['password']),
  ...(user.email_link ? ['emailLink'] : []),
  ...links.map(({ provider_id }) => provider_id),
];
