import type { Canvas } from '#domain/canvas/canvas.ts';
import { memberFinder } from './member-finder.ts';

/** The given nodes with everything that is inside of them, however deep, and the given edges. */
export const membersWith = (canvas: Pick<Canvas, 'nodes'>, ids: readonly string[]): readonly string[] =>
  memberFinder(canvas)(ids);
