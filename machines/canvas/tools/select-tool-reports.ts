import type { CanvasChange } from '../canvas-change.ts';
import type { Gesture } from '../gesture.ts';
import type { PointerPressed } from '../pointer.ts';
import { nodeAt } from './drawn-node.ts';
import { nothingToTell, type ToolReport } from './tool-report.ts';

/** Reports the selection that a press asks for: a member of a group stands for its group. */
export function choiceOf(press: PointerPressed | null, mode: 'replace' | 'toggle'): ToolReport {
  const target = press?.target;
  if (target?.kind !== 'node' && target?.kind !== 'edge') return nothingToTell;
  return { type: 'selection.changed', ids: [target.owner], mode };
}

/** Asks to edit the text of the part that was pressed twice, also inside a group. */
export function openingOf({ target }: PointerPressed): ToolReport {
  if ((target.kind !== 'node' && target.kind !== 'edge') || target.text === null) return nothingToTell;
  return { type: 'editing.asked', id: target.id, text: target.text, isForText: target.isForText };
}

/** Where nothing is, a double press writes a note. */
export const noteOf = ({ newId, point, target }: PointerPressed): ToolReport => ({
  type: 'note.begun',
  node: { ...nodeAt('note', newId, point), ...(target.kind === 'canvas' && target.noteBox) },
  isSeries: false,
});

/** Reports the change that a finished gesture of the select tool asks for. */
export function endOf(gesture: Gesture | null): ToolReport {
  if (gesture?.kind === 'marquee') return { type: 'within.asked', box: gesture.box, isAdding: gesture.isAdding };
  const change = gesture && changeOf(gesture);
  return change ? { type: 'gesture.ended', change, edits: false } : nothingToTell;
}

function changeOf(gesture: Gesture): CanvasChange | null {
  switch (gesture.kind) {
    case 'move':
      return { kind: gesture.isCopy ? 'copied' : 'moved', dx: gesture.dx, dy: gesture.dy };
    case 'resize':
      return { kind: 'resized', from: gesture.from, to: gesture.to, rotation: gesture.rotation };
    case 'rotate':
      return { kind: 'rotated', box: gesture.box, degrees: gesture.degrees };
    case 'route':
      return { kind: 'routed', id: gesture.id, [gesture.end]: gesture.to };
    case 'bend':
      return { kind: 'routed', id: gesture.id, bend: gesture.bend };
    default:
      return null;
  }
}
