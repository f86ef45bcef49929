import { alignedWishes, distributedWishes } from './arranging.ts';
import type { ChangeWishes } from './canvas-wish.ts';
import { copiedWishes } from './copied-wishes.ts';
import type { ChangeFacts, LaterChange } from './wishes-of-change.ts';

/** The commands of those changes that a canvas can be shown without. */
export function laterWishes(change: LaterChange, { canvas, selection, newId }: ChangeFacts): ChangeWishes {
  if (!canvas) return { wishes: [] };
  switch (change.kind) {
    case 'copied':
      return copiedWishes(canvas, selection, { ...change, newId });
    case 'aligned':
      return { wishes: alignedWishes(canvas, selection, change.to) };
    case 'distributed':
      return { wishes: distributedWishes(canvas, selection, change.along) };
  }
}
