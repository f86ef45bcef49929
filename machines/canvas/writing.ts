import type { CanvasChange } from './canvas-change.ts';
import type { EditedText, TextEditingInput } from './text-editing.machine.ts';

/** What becomes of the canvas by what was written. */
export function changeWriting({ kind, id, text, base }: EditedText): CanvasChange {
  if (kind === 'empty') return { kind: 'dropped', id };
  return { kind: kind === 'revived' ? 'revived' : 'worded', id, text, base };
}

/** Writing upon what was just placed. */
export function writingAfter(change: CanvasChange, draft: string): TextEditingInput | null {
  if (change.kind !== 'placed') return null;
  const { id, kind, text = '' } = change.node;
  return { id, text, draft: draft || text, isForText: kind === 'text' };
}
