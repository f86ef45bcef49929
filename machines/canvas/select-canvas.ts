import type { ReadonlyAtom } from '@xstate/store';
import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { Workspace } from '../sync/workspace.store.ts';

/** A canvas as it is shown; undefined while nothing was ever placed. */
export type CanvasAtom = ReadonlyAtom<Canvas | undefined>;

/** The canvas of an id. The same atom every time. */
export const canvasOf = (workspace: Workspace, canvasId: string): CanvasAtom =>
  workspace.stream(canvasStreamOf(canvasId)) as CanvasAtom;
