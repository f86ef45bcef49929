import type { Gesture } from '../gesture.ts';
import { nothingToTell, type ToolReport } from './tool-report.ts';

/** A drawn node is placed; notes and texts are written upon at once. */
export function placing(gesture: Gesture | null): ToolReport {
  if (gesture?.kind !== 'place') return nothingToTell;
  const { node } = gesture;
  return {
    type: 'gesture.ended',
    change: { kind: 'placed', node },
    edits: node.kind === 'text' || node.kind === 'note',
  };
}
