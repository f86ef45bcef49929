import type { TokenScope } from '#domain/account/access-token.ts';
import { OauthError } from './oauth-error.ts';

/** The scope of a request: to write includes to read; without a word all of it. Words that we don't know are left out. */
export function readScope(asked: string | undefined): TokenScope {
  const words = (asked ?? '').split(' ').filter((word) => word !== '');
  if (words.length === 0 || words.includes('write')) return 'write';
  if (words.includes('read')) return 'read';
  throw new OauthError('invalid_scope', 'The scopes are read and write.');
}

/** A scope in the protocol’s words. */
export const scopeText = (scope: TokenScope): string => (scope === 'write' ? 'read write' : 'read');
