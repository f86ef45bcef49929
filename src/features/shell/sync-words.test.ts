import { expect, test } from 'vitest';
import { syncMeaningOf } from './sync-meaning.ts';
import { type SyncFacts, syncWordsOf } from './sync-words.ts';

const fine: SyncFacts = { state: 'live', pending: 0, refused: 0, unkept: 0, storage: null, fault: null };

test.each([
  ['live', 0, 0, 'calm', 'Saved'],
  ['pushing', 0, 0, 'calm', 'Saved'],
  ['pushing', 2, 0, 'busy', 'Saving…'],
  ['live', 1, 0, 'busy', 'Saving…'],
  ['pulling', 0, 0, 'busy', 'Syncing…'],
  ['loading', 0, 0, 'busy', 'Syncing…'],
  ['idle', 0, 0, 'busy', 'Syncing…'],
  ['offline', 0, 0, 'waiting', 'You’re offline'],
  ['offline', 1, 0, 'waiting', '1 change waiting to sync'],
  ['offline', 3, 0, 'waiting', '3 changes waiting to sync'],
  ['conflict', 0, 1, 'refused', '1 change was refused'],
  ['offline', 4, 2, 'refused', '2 changes were refused'],
] as const)('%s with %i pending and %i refused reads as %s: %s', (state, pending, refused, tone, short) => {
  expect(syncWordsOf({ ...fine, state, pending, refused })).toMatchObject({ tone, short });
});

const full = { kind: 'storage', reason: 'full', message: '' } as const;

test.each([
  [{ unkept: 1 }, 'waiting', 'Saving here…', 'Saving 1 change on this device.'],
  [{ storage: full }, 'refused', 'No space left on this device', 'don’t close this page'],
  [{ storage: { ...full, reason: 'unavailable' } }, 'refused', 'This browser can’t save', 'private windows'],
  [{ storage: { ...full, reason: 'newer' } }, 'refused', 'Reload the page', 'newer version of Groundwork'],
  [{ fault: { kind: 'wiped', lost: 0 } }, 'waiting', 'This browser’s data was cleared', 'Nothing was lost'],
  [{ fault: { kind: 'wiped', lost: 1 } }, 'refused', 'Changes were lost', '1 change hadn’t synced and is lost'],
  [{ fault: { kind: 'wiped', lost: 3 } }, 'refused', 'Changes were lost', '3 changes hadn’t synced and are lost'],
  [{ fault: { kind: 'torn', lost: 0 } }, 'waiting', 'Local copy was damaged', 'still here'],
  [{ fault: { kind: 'rewound', lost: 0 }, refused: 1 }, 'refused', 'Server was restored', 'may be missing'],
] as const)('%o is said', (trouble, tone, short, part) => {
  const facts: SyncFacts = { ...fine, state: 'offline', pending: 1, ...(trouble as Partial<SyncFacts>) };
  expect(syncWordsOf(facts)).toEqual({ tone, short });
  expect(syncMeaningOf(facts)).toContain(part);
});
