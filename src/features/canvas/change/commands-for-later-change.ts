import { commandsForAligning, commandsForDistributing } from './arranging.ts';
import type { ChangeDrafts } from './canvas-draft.ts';
import type { ChangeFacts, LaterChange } from './commands-for-change.ts';
import { commandsForCopies } from './commands-for-copies.ts';

/** The commands of those changes that a canvas can be shown without. */
export function commandsForLaterChange(change: LaterChange, { canvas, selection, newId }: ChangeFacts): ChangeDrafts {
  if (!canvas) return { drafts: [] };
  switch (change.kind) {
    case 'copied':
      return commandsForCopies(canvas, selection, { ...change, newId });
    case 'aligned':
      return { drafts: commandsForAligning(canvas, selection, change.to) };
    case 'distributed':
      return { drafts: commandsForDistributing(canvas, selection, change.along) };
  }
}
