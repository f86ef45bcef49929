import { expect, test } from 'vitest';
import type { TurnedReport } from '#machines/sync-events.ts';
import { isHindered } from './is-hindered.ts';
import { turnedWords } from './turned-words.ts';

const label = 'Archive 12 ideas';

test.each([
  [{ type: 'change.undone', label, refused: 0 }, false, 'Undone: Archive 12 ideas.'],
  [{ type: 'change.redone', label, refused: 0 }, false, 'Done again: Archive 12 ideas.'],
  [
    { type: 'change.undone', label, refused: 1 },
    true,
    'Undone: Archive 12 ideas. 1 part of it was changed again since and stayed as it is.',
  ],
  [
    { type: 'change.undone', label, refused: 3 },
    true,
    'Undone: Archive 12 ideas. 3 parts of it were changed again since and stayed as they are.',
  ],
  [
    { type: 'undo.refused', label, reason: 'changed-since' },
    true,
    'Could not take back “Archive 12 ideas”. Because: changed-since.',
  ],
  [
    { type: 'undo.refused', label: '', reason: 'changed-since' },
    true,
    'Could not take back the change. Because: changed-since.',
  ],
] as const)('%o', (report: TurnedReport, hindered, words) => {
  expect([isHindered(report), turnedWords(report, (reason) => `Because: ${reason}.`)]).toEqual([hindered, words]);
});
