import { countOf } from '../text/figures.ts';
import type { CanvasCommand } from './canvas-commands.ts';

const counted = (count: number): string => countOf(count, 'item');
const whole = (length: number): number => Math.round(length);

/** Says what a change of a canvas has just done, to be read out; empty where something else says so. */
export function announcement(drafts: readonly CanvasCommand[]): string {
  const [draft] = drafts;
  if (!draft) return '';
  switch (draft.type) {
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
    case 'RestoreNodes':
    case 'ShareNode':
    case 'ShareSelection':
    case 'ShareCanvas':
    case 'RevokeShare':
    case 'NameMoment':
    case 'UndoChange':
      return '';
  }
}
