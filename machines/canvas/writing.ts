import type { CanvasChange, PlacedNode } from './canvas-change.ts';
import type { Writing } from './canvas-context.ts';
import type { EditedText, TextEditingInput } from './text-editing.machine.ts';
import type { ToolReport } from './tools/tool-report.ts';

type NoteBegun = Extract<ToolReport, { readonly type: 'note.begun' }>;

/** The note with its words. */
export const noteWritten = (node: PlacedNode | undefined, { id, text }: EditedText): CanvasChange =>
  node ? { kind: 'placed', node: { ...node, text } } : { kind: 'dropped', id };

/** Returns the change of the canvas that an edited text makes. */
export function changeWriting({ kind, id, text, base }: EditedText): CanvasChange {
  if (kind === 'empty') return { kind: 'dropped', id };
  return { kind: kind === 'revived' ? 'revived' : 'worded', id, text, base };
}

/** Writing a note that is placed once it has words. */
export const writingAnew = ({ node, isSeries, draft = '' }: NoteBegun): Writing => ({
  id: node.id,
  text: '',
  draft,
  isForText: true,
  node,
  isSeries,
});

/** Writing upon what was just placed. */
export function writingAfter(change: CanvasChange, draft: string): TextEditingInput | null {
  if (change.kind !== 'placed') return null;
  const { id, kind, text = '' } = change.node;
  return { id, text, draft: draft || text, isForText: kind === 'text' };
}
