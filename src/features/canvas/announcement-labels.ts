import type { CanvasDraft } from './change/canvas-draft.ts';
import { itemCount } from './labels.ts';

const counted = (count: number): string => itemCount(count);
const whole = (length: number): number => Math.round(length);

/** Says what was just done, to be read out. */
export function announcement(drafts: readonly CanvasDraft[]): string {
  const [draft] = drafts;
  switch (draft?.type) {
    case 'PlaceNodes': {
      const counts = drafts.map(({ type, data }) =>
        type === 'PlaceNodes' ? data.nodes.length + (data.edges?.length ?? 0) : 0,
      );
      const taken = drafts.flatMap(({ type, data }) => (type === 'ReparentNodes' ? data.ids : []));
      const holding = taken.length === 0 ? '' : ` It contains ${counted(taken.length)}.`;
      return `Placed ${counted(counts.reduce((sum, count) => sum + count))}.${holding}`;
    }
    case 'MoveNodes': {
      const [first] = draft.data.nodes;
      const place = first ? ` to left ${whole(first.x)}, top ${whole(first.y)}` : '';
      return draft.data.nodes.length === 1 ? `Moved${place}.` : `Moved ${counted(draft.data.nodes.length)}.`;
    }
    case 'ResizeNodes': {
      const [first] = draft.data.nodes;
      return first && draft.data.nodes.length === 1
        ? `Resized to ${whole(first.width)} by ${whole(first.height)}.`
        : `Resized ${counted(draft.data.nodes.length)}.`;
    }
    case 'StyleNodes':
      return `Restyled ${counted(draft.data.ids.length)}.`;
    case 'EditText':
      return 'Text saved.';
    case 'ConnectNodes':
      return 'Connected.';
    case 'RouteEdge':
      return 'Rerouted.';
    case 'ReorderNodes':
      return 'Order changed.';
    case 'GroupNodes':
      return `Grouped ${counted(draft.data.ids.length)}.`;
    case 'ReparentNodes':
      return 'Ungrouped.';
    case 'LockNodes':
      return draft.data.locked ? 'Locked.' : 'Unlocked.';
    case 'RemoveNodes':
      return `Deleted ${counted(draft.data.ids.length)}.`;
    case 'LinkAssumption':
      return draft.data.assumption === null ? 'Converted to a note.' : 'Converted to an assumption.';
    default:
      return '';
  }
}
