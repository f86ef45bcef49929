import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { passkeyFactorId } from '#domain/auth/passkey.ts';
import { recoveryFactorId } from '#domain/auth/recovery-code.ts';
import type { Clock } from '../http/clock.ts';
import type { IdentityLink } from './identity-links.ts';
import type { IdentityUser } from './identity-user.ts';
import type { SignIn } from './sign-in.ts';
import type { SigningKey } from './signing-key.ts';

/** Second factors that are not an app, by the id that a sign-in remembers. */
const ownFactors: readonly string[] = [passkeyFactorId, recoveryFactorId];

/** Seconds that an ID token is good for; Firebase's. */
export const idTokenTtlS = 3600;

/** Signs the ID token of a user, with Firebase's claims and those that name the sign-in; `generation`: of the refresh token beside it. */
export type IssueIdToken = (
  user: IdentityUser,
  links: readonly IdentityLink[],
  signIn: SignIn,
  generation: number,
) => Promise<string>;

export function createIssueIdToken(key: SigningKey, projectId: string, clock: Clock): IssueIdToken {
  return (user, links, { id, at, provider, secondFactor }, generation) => {
    const nowS = Math.floor(clock().getTime() / 1000);
    return (
      new SignJWT({
        ...(user.display_name !== null && { name: user.display_name }),
        ...(user.photo_url !== null && { picture: user.photo_url }),
        auth_time: Math.floor(at.getTime() / 1000),
        user_id: user.uid,
        sid: id,
        gen: generation,
        ...(user.email !== null && { email: user.email, email_verified: user.email_verified }),
        firebase: {
          identities: identitiesOf(user, links),
          sign_in_provider: firebaseNames[provider] ?? provider,
          ...(secondFactor !== null && {
            sign_in_second_factor: ownFactors.find((each) => each === secondFactor) ?? 'totp',
            second_factor_identifier: secondFactor,
          }),
        },
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
        .setIssuer(`https://securetoken.google.com/${projectId}`)
        .setAudience(projectId)
        .setSubject(user.uid)
        .setIssuedAt(nowS)
        // The SDK takes a new refresh token only beside an ID token that differs from its own.
        .setJti(randomUUID())
        .setExpirationTime(nowS + idTokenTtlS)
        .sign(key.privateKey)
    );
  };
}

/** Firebase's names of ways in that it calls otherwise, or does not have. */
const firebaseNames: Partial<Record<SignIn['provider'], string>> = { 'email-link': 'password', passkey: 'custom' };

const identitiesOf = ({ email }: IdentityUser, links: readonly IdentityLink[]) => ({
  ...(email !== null && { email: [email] }),
  ...Object.fromEntries(links.map((link) => [link.provider_id, [link.subject]])),
});
