import * as z from 'zod/mini';
import {
  type AccessToken,
  accessTokensSchema,
  madeAccessTokenSchema,
  type TokenDays,
  type TokenScope,
} from '#domain/account/access-token.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

const path = '/api/v1/tokens';

/** The founder's own in a workspace, the newest first. Rejects with an `ApiFailure`. */
export async function fetchAccessTokens(call: AuthorisedCall, workspace: string): Promise<readonly AccessToken[]> {
  return z.parse(accessTokensSchema, await call(path, { workspace }));
}

export interface WantedToken {
  readonly name: string;
  readonly workspaceId: string;
  readonly scope: TokenScope;
  readonly days: TokenDays;
}

/** Resolves to the token itself, which is told this once. */
export async function makeAccessToken(call: AuthorisedCall, wanted: WantedToken): Promise<string> {
  const { name, workspaceId: workspace, scope, days: expiresInDays } = wanted;
  const answer = await call(path, { method: 'POST', workspace, body: { name, scope, expiresInDays } });
  return z.parse(madeAccessTokenSchema, answer).token;
}

export async function revokeAccessToken(call: AuthorisedCall, workspace: string, id: string): Promise<void> {
  await call(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE', workspace });
}
