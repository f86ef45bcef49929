import type { Canvas } from './canvas.ts';
import { isLocked } from './members-of.ts';

/** Actions on a part of a canvas. To turn a part is to resize it: its box changes too. */
export type PartAction =
  | 'move'
  | 'resize'
  /** Its fill, the size and alignment of its text, the course and the heads of a line. Less than that is an action of its own. */
  | 'restyle'
  | 'write'
  | 'reroute'
  | 'remove'
  | 'reorder'
  /** It is put into a group or a frame, or taken out. */
  | 'regroup'
  /** It is locked, again or not, or unlocked. */
  | 'lock';

/** Actions that a part allows while it is locked, by itself or by a group around it. */
const lockedAllows: readonly PartAction[] = ['reorder', 'regroup', 'lock'];

/** Members that an undo restores on a locked part: those that the actions above set, and the assumption it is linked to. */
export const membersFreeOfLocks: readonly string[] = ['z', 'assumption'];

/** Whether a lock stops an action, for controls that know only that parts are locked. */
export const isStoppedByLock = (action: PartAction): boolean => !lockedAllows.includes(action);

type Lockable = Parameters<typeof isLocked>[1];

/** Whether a part lets an action happen now. */
export const canDo = (canvas: Pick<Canvas, 'nodes'>, part: Lockable, action: PartAction): boolean =>
  !isStoppedByLock(action) || !isLocked(canvas, part);
