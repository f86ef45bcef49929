import { expect, test } from 'vitest';
import { offeredProviders } from './offered-providers.ts';

const all = ['google', 'github', 'twitter'];

test.each([
  [{ kind: 'embedded' as const }, all],
  [{ kind: 'embedded' as const, hasProviders: false }, []],
  [{ kind: 'firebase' as const, apiKey: 'k', authDomain: 'demo.example.org', projectId: 'demo' }, all],
])('%j offers %j', (identity, providers) => expect(offeredProviders(identity)).toEqual(providers));
