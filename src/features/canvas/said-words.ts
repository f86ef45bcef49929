import type { CanvasWish } from './change/canvas-wish.ts';

const counted = (count: number): string => (count === 1 ? '1 part' : `${count} parts`);
const whole = (length: number): number => Math.round(length);

/** What was just done, to be read out. */
export function saidWords(wishes: readonly CanvasWish[]): string {
  const [wish] = wishes;
  switch (wish?.type) {
    case 'PlaceNodes': {
      const counts = wishes.map(({ type, data }) =>
        type === 'PlaceNodes' ? data.nodes.length + (data.edges?.length ?? 0) : 0,
      );
      return `Placed ${counted(counts.reduce((sum, count) => sum + count))}.`;
    }
    case 'MoveNodes': {
      const [first] = wish.data.nodes;
      const place = first ? ` to left ${whole(first.x)}, top ${whole(first.y)}` : '';
      return wish.data.nodes.length === 1 ? `Moved${place}.` : `Moved ${counted(wish.data.nodes.length)}.`;
    }
    case 'ResizeNodes': {
      const [first] = wish.data.nodes;
      return first && wish.data.nodes.length === 1
        ? `Now ${whole(first.width)} wide and ${whole(first.height)} high.`
        : `Changed the size of ${counted(wish.data.nodes.length)}.`;
    }
    case 'StyleNodes':
      return `Changed the look of ${counted(wish.data.ids.length)}.`;
    case 'EditText':
      return 'Text kept.';
    case 'ConnectNodes':
      return 'Connected.';
    case 'RouteEdge':
      return 'Rerouted.';
    case 'ReorderNodes':
      return 'Changed the order.';
    case 'GroupNodes':
      return `Grouped ${counted(wish.data.ids.length)}.`;
    case 'ReparentNodes':
      return 'Ungrouped.';
    case 'LockNodes':
      return wish.data.locked ? 'Locked.' : 'Unlocked.';
    case 'RemoveNodes':
      return `Removed ${counted(wish.data.ids.length)}.`;
    case 'LinkAssumption':
      return wish.data.assumption === null ? 'It is a plain note now.' : 'It is an assumption now.';
    default:
      return '';
  }
}
