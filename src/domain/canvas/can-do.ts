import type { Canvas } from './canvas.ts';
import { isLocked } from './members-of.ts';

/** Actions on a part of a canvas, and whether a part that is locked, by itself or by a group around it, allows each. */
const lockedAllows = {
  move: false,
  /** Turning a part changes its box too. */
  resize: false,
  restyle: false,
  write: false,
  reroute: false,
  remove: false,
  reorder: true,
  /** It is put into a group or a frame, or taken out. */
  regroup: true,
  /** A locked part can be locked again, and unlocked. */
  lock: true,
} as const;

export type PartAction = keyof typeof lockedAllows;

type Lockable = Parameters<typeof isLocked>[1];

/** Whether a part lets an action happen now. */
export const canDo = (canvas: Pick<Canvas, 'nodes'>, part: Lockable, action: PartAction): boolean =>
  lockedAllows[action] || !isLocked(canvas, part);
