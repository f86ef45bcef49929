import { expect, test } from 'vitest';
import { waysText } from './labels.ts';

test.each([
  [['password'], 'a password'],
  [['password', 'google'], 'a password or Google'],
  [['github', 'google', 'twitter'], 'GitHub, Google or Twitter'],
] as const)('%j are %j', (ways, text) => expect(waysText(ways)).toBe(text));
