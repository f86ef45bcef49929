import * as z from 'zod/mini';
import type { Role } from '../team/role.ts';

/** Rights of an access token: to read, or to do what its maker may but manage the workspace. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Days after which an access token ends. */
export const tokenDays = [30, 90, 365] as const;
export type TokenDays = (typeof tokenDays)[number];

/** `name` in UTF-16 units; `tokens` of one account in a workspace; `callsPerMinute` of one token, on each server. */
export const accessTokenLimits = { name: 60, tokens: 50, callsPerMinute: 600 } as const;

export const newAccessTokenSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(accessTokenLimits.name), z.regex(/^[^\p{Cc}]*$/u)),
  scope: z.enum(tokenScopes),
  expiresInDays: z.union(tokenDays.map((days) => z.literal(days))),
});

export type TokenNameVerdict = 'ok' | 'missing' | 'too-long' | 'unusable';

/** Judges the name of a new token as it was typed; white space around it is forgiven. */
export function judgeTokenName(text: string): TokenNameVerdict {
  const name = text.trim();
  if (name === '') return 'missing';
  if (name.length > accessTokenLimits.name) return 'too-long';
  return /\p{Cc}/u.test(name) ? 'unusable' : 'ok';
}

/** An access token as its maker sees it in a list. Times are ISO 8601. */
const accessTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute; null if it never was. */
  lastUsedAt: z.nullable(z.string()),
});
export const accessTokensSchema = z.array(accessTokenSchema);
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** The answer that has the token itself, this once. */
export const madeAccessTokenSchema = z.object({ id: z.string(), token: z.string() });

/** The role that a token has where its maker has this one: never an owner’s, and a viewer’s if it only reads. */
export function roleOfToken(role: Role, scope: TokenScope): Role {
  if (scope === 'read') return 'viewer';
  return role === 'owner' ? 'member' : role;
}
