import { expect, test } from 'vitest';
import { syncMeaningOf } from './sync-meaning.ts';
import { type SyncFacts, syncWordsOf } from './sync-words.ts';

const fine: SyncFacts = { state: 'live', pending: 0, refused: 0, unkept: 0, storage: null, fault: null };

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
  expect(syncWordsOf({ ...fine, state, pending, refused })).toMatchObject({ tone, short });
});

const full = { kind: 'storage', reason: 'full', message: '' } as const;

test.each([
  [{ unkept: 1 }, 'waiting', 'Keeping…', '1 change on the way'],
  [{ storage: full }, 'refused', 'No room on this device', 'do not close this page'],
  [{ storage: { ...full, reason: 'unavailable' } }, 'refused', 'Nothing is kept on this device', 'private windows'],
  [{ storage: { ...full, reason: 'newer' } }, 'refused', 'Load the page again', 'newer Groundwork'],
  [{ fault: { kind: 'wiped', lost: 0 } }, 'waiting', 'This browser was emptied', 'Nothing was lost'],
  [{ fault: { kind: 'wiped', lost: 1 } }, 'refused', 'Changes were lost', '1 change had not been sent and is gone'],
  [{ fault: { kind: 'wiped', lost: 3 } }, 'refused', 'Changes were lost', '3 changes had not been sent and are gone'],
  [{ fault: { kind: 'torn', lost: 0 } }, 'waiting', 'The copy here was damaged', 'still here'],
  [{ fault: { kind: 'rewound', lost: 0 }, refused: 1 }, 'refused', 'The server was put back', 'may be missing'],
] as const)('%o is said', (trouble, tone, short, part) => {
  const facts: SyncFacts = { ...fine, state: 'offline', pending: 1, ...(trouble as Partial<SyncFacts>) };
  expect(syncWordsOf(facts)).toEqual({ tone, short });
  expect(syncMeaningOf(facts)).toContain(part);
});
