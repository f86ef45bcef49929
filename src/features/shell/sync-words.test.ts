import { expect, test } from 'vitest';
import { type SyncFacts, syncWordsOf } from './sync-words.ts';

test.each([
  ['live', 0, 0, 'calm', 'Saved'],
  ['pushing', 0, 0, 'calm', 'Saved'],
  ['pushing', 2, 0, 'busy', 'Sending…'],
  ['live', 1, 0, 'busy', 'Sending…'],
  ['pulling', 0, 0, 'busy', 'Catching up…'],
  ['loading', 0, 0, 'busy', 'Catching up…'],
  ['idle', 0, 0, 'busy', 'Catching up…'],
  ['offline', 0, 0, 'waiting', 'No connection'],
  ['offline', 1, 0, 'waiting', '1 change waits for a network'],
  ['offline', 3, 0, 'waiting', '3 changes wait for a network'],
  ['conflict', 0, 1, 'refused', '1 change was refused'],
  ['offline', 4, 2, 'refused', '2 changes were refused'],
] as const)('%s with %i pending and %i refused reads as %s: %s', (state, pending, refused, tone, short) => {
  const facts: SyncFacts = { state, pending, refused };
  expect(syncWordsOf(facts)).toMatchObject({ tone, short });
});
