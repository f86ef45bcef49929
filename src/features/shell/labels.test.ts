import { expect, test } from 'vitest';
import { type SyncFacts, syncLabelOf } from './labels.ts';
import { signOutLabels } from './sign-out-labels.ts';
import { syncMeaningOf, syncPanelLabels } from './sync-meaning.ts';

const fine: SyncFacts = {
  state: 'live',
  pending: 0,
  rejected: 0,
  unkept: 0,
  storage: null,
  fault: null,
  isServerFailing: false,
};

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
  ['conflict', 0, 1, 'danger', '1 change was rejected'],
  ['offline', 4, 2, 'danger', '2 changes were rejected'],
] as const)('%s with %i pending and %i rejected reads as %s: %s', (state, pending, rejected, tone, short) => {
  expect(syncLabelOf({ ...fine, state, pending, rejected })).toMatchObject({ tone, short });
});

test.each([
  [0, 'Trouble on our side', 'Everything is saved.'],
  [2, '2 changes waiting to sync', 'Your changes are saved on this device'],
] as const)('A server that fails is no lost network: %i waiting', (pending, short, part) => {
  const facts: SyncFacts = { ...fine, state: 'offline', pending, isServerFailing: true };
  expect(syncLabelOf(facts)).toEqual({ tone: 'waiting', short });
  expect(syncMeaningOf(facts)).toMatch(/^Something is wrong on our side.*once the server is back\.$/);
  expect(syncMeaningOf(facts)).toContain(part);
});

const full = { kind: 'storage', reason: 'full', message: '' } as const;

test.each([
  [{ unkept: 1 }, 'waiting', 'Saving here…', 'Saving 1 change on this device.'],
  [{ storage: full }, 'danger', 'No space left on this device', 'Keep this page open'],
  [{ storage: { ...full, reason: 'unavailable' } }, 'danger', 'This browser can’t save', 'private window'],
  [{ storage: { ...full, reason: 'newer' } }, 'danger', 'Reload the page', 'newer version of Groundwork'],
  [{ fault: { kind: 'wiped', lost: 0 } }, 'waiting', 'This browser’s data was cleared', 'Nothing was lost'],
  [{ fault: { kind: 'wiped', lost: 1 } }, 'danger', 'Changes were lost', '1 change that hadn’t synced is lost'],
  [{ fault: { kind: 'wiped', lost: 3 } }, 'danger', 'Changes were lost', '3 changes that hadn’t synced are lost'],
  [{ fault: { kind: 'torn', lost: 0 } }, 'waiting', 'Local copy was damaged', 'still here'],
  [{ fault: { kind: 'rewound', lost: 0 }, rejected: 1 }, 'danger', 'Server was restored', 'may be missing'],
] as const)('%o is said', (trouble, tone, short, part) => {
  const facts: SyncFacts = { ...fine, state: 'offline', pending: 1, ...(trouble as Partial<SyncFacts>) };
  expect(syncLabelOf(facts)).toEqual({ tone, short });
  expect(syncMeaningOf(facts)).toContain(part);
});

test('what signing out would lose is counted', () => {
  const words = (changes: number, images: number, feedback: number) =>
    signOutLabels.text({ changes, images, feedback });
  expect([words(1, 0, 0), words(1200, 1, 0), words(0, 2, 0), words(0, 0, 1), words(3, 1, 2)]).toEqual([
    '1 change on this device hasn’t synced yet. Signing out removes everything from this device.',
    '1,200 changes and 1 image on this device haven’t synced yet. Signing out removes everything from this device.',
    '2 images on this device haven’t synced yet. Signing out removes everything from this device.',
    '1 feedback item on this device hasn’t synced yet. Signing out removes everything from this device.',
    '3 changes, 1 image, and 2 feedback items on this device haven’t synced yet. Signing out removes everything from this device.',
  ]);
});

test('changes that failed with another one are counted', () => {
  expect([syncPanelLabels.dependents(1), syncPanelLabels.dependents(2)]).toEqual([
    '… and 1 change that depends on it.',
    '… and 2 changes that depend on it.',
  ]);
});
