import { expect, test } from 'vitest';
import { oauthProviderOf, oauthProviders } from './oauth-provider.ts';

test('the three providers are known by their names', () => {
  expect(oauthProviders.map(oauthProviderOf)).toEqual(['google', 'github', 'twitter']);
});

test.each(['facebook', 'Google', '', 'constructor'])('any other name is an error: %j', (name) => {
  expect(() => oauthProviderOf(name)).toThrow(new Error(`Unsupported OAuth provider: ${name}`));
});
