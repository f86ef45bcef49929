import type { Canvas } from './canvas.ts';
import type { edgeAspects, nodeAspects } from './canvas-fields.ts';
import { isLocked } from './members-of.ts';

/**
 * Actions on a part of a canvas, and whether it allows them while it is locked, by itself or by a group around it. To turn
 * a part is to resize it: its box changes too.
 */
const lockAllows = {
  move: false,
  resize: false,
  /** Its fill, the size and alignment of its text, the course and the heads of a line. Less than that is an action of its own. */
  restyle: false,
  write: false,
  reroute: false,
  remove: false,
  reorder: true,
  /** The menu puts it into a new group, or dissolves it if it is one. */
  group: false,
  /** It is put into a group or a frame, or taken out. */
  regroup: true,
  /** It becomes the card of an assumption, or is one no more. */
  link: true,
  /** It is locked, again or not, or unlocked. */
  lock: true,
} as const;

export type PartAction = keyof typeof lockAllows;

/** Whether a lock stops an action, for controls that know only that parts are locked. */
export const isStoppedByLock = (action: PartAction): boolean => !lockAllows[action];

type Lockable = Parameters<typeof isLocked>[1];

/** Whether a part lets an action happen now. */
export const canDo = (canvas: Pick<Canvas, 'nodes'>, part: Lockable, action: PartAction): boolean =>
  !isStoppedByLock(action) || !isLocked(canvas, part);

type Members<Aspects extends Readonly<Record<string, readonly string[]>>> = Aspects[keyof Aspects][number];

/** The members of a part that an undo restores only if nothing stops it. It restores the others whether or not a lock is there. */
type RestoredMember = Exclude<
  Members<typeof nodeAspects> | Members<typeof edgeAspects>,
  'removed' | 'locked' | 'parent'
>;

const restoringAction = {
  x: 'move',
  y: 'move',
  width: 'resize',
  height: 'resize',
  rotation: 'resize',
  text: 'write',
  fill: 'restyle',
  textSize: 'restyle',
  textAlign: 'restyle',
  z: 'reorder',
  assumption: 'link',
  from: 'reroute',
  to: 'reroute',
  bend: 'reroute',
  route: 'restyle',
  heads: 'restyle',
} as const satisfies Readonly<Record<RestoredMember, PartAction>>;

/** Whether an undo restores a member of a part that has been locked since. */
export const isRestoredUnderLock = (member: string): boolean =>
  Object.hasOwn(restoringAction, member) && !isStoppedByLock(restoringAction[member as RestoredMember]);
