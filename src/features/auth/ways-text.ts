import type { KnownWay } from '#domain/auth/attempt.ts';
import { providerNames } from '#domain/auth/oauth-provider.ts';

const wayText = (way: KnownWay): string => (way === 'password' ? 'a password' : providerNames[way]);

/** The ways in as people say them: `a password or Google`. */
export function waysText(ways: readonly KnownWay[]): string {
  const words = ways.map(wayText);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}
