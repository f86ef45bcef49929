import { expect, test } from 'vitest';
import { ideaStreamOf } from '#domain/idea/idea.ts';
import type { UndoResult } from '#machines/sync/sync-events.ts';
import { isBlocked } from './is-blocked.ts';
import { undoResultLabel } from './undo-result-labels.ts';

const name = {
  commands: Array.from({ length: 12 }, (_, n) => ({ type: 'ArchiveIdea', stream: ideaStreamOf(String(n)), data: {} })),
};

test.each([
  [{ type: 'change.undone', name, rejected: 0 }, false, 'Undone: Archive 12 ideas.'],
  [{ type: 'change.redone', name, rejected: 0 }, false, 'Redone: Archive 12 ideas.'],
  [
    { type: 'change.undone', name, rejected: 1 },
    true,
    'Undone: Archive 12 ideas. 1 item was changed since then and left as it is.',
  ],
  [
    { type: 'change.undone', name, rejected: 3 },
    true,
    'Undone: Archive 12 ideas. 3 items were changed since then and left as they are.',
  ],
  [
    { type: 'undo.rejected', name, reason: 'changed-since' },
    true,
    'Couldn’t undo “Archive 12 ideas”. Because: changed-since.',
  ],
  [
    { type: 'undo.rejected', name: '', reason: 'changed-since' },
    true,
    'Couldn’t undo the change. Because: changed-since.',
  ],
  [{ type: 'change.undone', name: 'Archive 12 ideas', rejected: 0 }, false, 'Undone: Archive 12 ideas.'],
  [{ type: 'change.undone', name: '', rejected: 0 }, false, 'Undone: 1 change.'],
] as const)('of %o the words are said', (report: UndoResult, blocked, words) => {
  expect([isBlocked(report), undoResultLabel(report, (reason) => `Because: ${reason}.`)]).toEqual([blocked, words]);
});
