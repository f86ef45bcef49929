import { expect, test } from 'vitest';
import type { TurnedReport } from '#machines/sync-events.ts';
import { isHindered } from './is-hindered.ts';
import { turnedWords } from './turned-words.ts';

const label = 'Archive 12 ideas';

test.each([
  [{ type: 'change.undone', label, refused: 0 }, false, 'Undone: Archive 12 ideas.'],
  [{ type: 'change.redone', label, refused: 0 }, false, 'Redone: Archive 12 ideas.'],
  [
    { type: 'change.undone', label, refused: 1 },
    true,
    'Undone: Archive 12 ideas. 1 item was changed since then and left as it is.',
  ],
  [
    { type: 'change.undone', label, refused: 3 },
    true,
    'Undone: Archive 12 ideas. 3 items were changed since then and left as they are.',
  ],
  [
    { type: 'undo.refused', label, reason: 'changed-since' },
    true,
    'Couldn’t undo “Archive 12 ideas”. Because: changed-since.',
  ],
  [
    { type: 'undo.refused', label: '', reason: 'changed-since' },
    true,
    'Couldn’t undo the change. Because: changed-since.',
  ],
] as const)('%o', (report: TurnedReport, hindered, words) => {
  expect([isHindered(report), turnedWords(report, (reason) => `Because: ${reason}.`)]).toEqual([hindered, words]);
});
