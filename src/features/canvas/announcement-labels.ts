import type { CanvasWish } from './change/canvas-wish.ts';
import { itemCount } from './labels.ts';

const counted = (count: number): string => itemCount(count);
const whole = (length: number): number => Math.round(length);

/** What was just done, to be read out. */
export function announcement(wishes: readonly CanvasWish[]): string {
  const [wish] = wishes;
  switch (wish?.type) {
    case 'PlaceNodes': {
      const counts = wishes.map(({ type, data }) =>
        type === 'PlaceNodes' ? data.nodes.length + (data.edges?.length ?? 0) : 0,
      );
      const taken = wishes.flatMap(({ type, data }) => (type === 'ReparentNodes' ? data.ids : []));
      const holding = taken.length === 0 ? '' : ` It contains ${counted(taken.length)}.`;
      return `Placed ${counted(counts.reduce((sum, count) => sum + count))}.${holding}`;
    }
    case 'MoveNodes': {
      const [first] = wish.data.nodes;
      const place = first ? ` to left ${whole(first.x)}, top ${whole(first.y)}` : '';
      return wish.data.nodes.length === 1 ? `Moved${place}.` : `Moved ${counted(wish.data.nodes.length)}.`;
    }
    case 'ResizeNodes': {
      const [first] = wish.data.nodes;
      return first && wish.data.nodes.length === 1
        ? `Resized to ${whole(first.width)} by ${whole(first.height)}.`
        : `Resized ${counted(wish.data.nodes.length)}.`;
    }
    case 'StyleNodes':
      return `Restyled ${counted(wish.data.ids.length)}.`;
    case 'EditText':
      return 'Text saved.';
    case 'ConnectNodes':
      return 'Connected.';
    case 'RouteEdge':
      return 'Rerouted.';
    case 'ReorderNodes':
      return 'Order changed.';
    case 'GroupNodes':
      return `Grouped ${counted(wish.data.ids.length)}.`;
    case 'ReparentNodes':
      return 'Ungrouped.';
    case 'LockNodes':
      return wish.data.locked ? 'Locked.' : 'Unlocked.';
    case 'RemoveNodes':
      return `Deleted ${counted(wish.data.ids.length)}.`;
    case 'LinkAssumption':
      return wish.data.assumption === null ? 'Converted to a note.' : 'Converted to an assumption.';
    default:
      return '';
  }
}
