import type { ClipboardContent } from '#adapters/clipboard/clipboard-content.ts';
import { canvasLimits } from '#domain/canvas/canvas.ts';
import { canvasFormat } from '#domain/canvas-transfer/canvas-format.ts';
import { type ReadFile, readCanvasFile } from '#domain/canvas-transfer/read-canvas-file.ts';
import { readClipHtml } from '#domain/canvas-transfer/read-clip-html.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { clipboardLabels } from '#features/canvas/labels.ts';
import { type ClipPlace, placeClip } from './place-clip.ts';

export interface PasteTarget {
  readonly place: () => ClipPlace;
  readonly issue: (drafts: readonly CommandDraft[]) => void;
  readonly select: (ids: readonly string[]) => void;
  readonly addNote: (text: string) => void;
  readonly addImages: (files: readonly File[]) => void;
}

export interface Pasted {
  /** Done, or why it was not. */
  readonly outcome: 'pasted' | 'refused';
  /** In words. */
  readonly words: string;
}

const refused = (words: string): Pasted => ({ outcome: 'refused', words });

/** Puts whatever the clipboard holds onto the canvas: parts of a canvas, images, or text, which becomes a note. */
export function pasteContent({ html, text, files }: ClipboardContent, target: PasteTarget): Pasted {
  const own = readClipHtml(html) ?? ownText(text);
  if (own) return pasteOwn(own, target);
  if (files.length > 0) {
    target.addImages(files);
    return { outcome: 'pasted', words: '' };
  }
  const words = text.trim();
  if (words === '') return refused(clipboardLabels.nothing);
  if (words.length > canvasLimits.text) {
    return refused(clipboardLabels.tooLong(words.length, canvasLimits.text));
  }
  target.addNote(words);
  return { outcome: 'pasted', words: clipboardLabels.pastedNote };
}

function pasteOwn(own: ReadFile, { place, issue, select }: PasteTarget): Pasted {
  if (own.kind === 'refused') {
    const [first] = own.problems;
    const where = first?.path ? `“${first.path}”` : 'It';
    return refused(clipboardLabels.unreadable(first ? `${where} ${first.problem}` : clipboardLabels.damaged));
  }
  const { nodes, edges } = own.file;
  const parts = nodes.length + edges.length;
  if (parts === 0) return refused(clipboardLabels.nothing);
  const at = place();
  const lacksRoom =
    (at.canvas?.nodeCount ?? 0) + nodes.length > canvasLimits.nodes ||
    (at.canvas?.edgeCount ?? 0) + edges.length > canvasLimits.edges;
  if (lacksRoom) {
    return refused(clipboardLabels.full(canvasLimits.nodes, canvasLimits.edges));
  }
  const { drafts, ids } = placeClip(own.file, at);
  issue(drafts);
  select(ids);
  return { outcome: 'pasted', words: clipboardLabels.pasted(parts) };
}

/** The text of a file that was exported. */
const ownText = (text: string): ReadFile | undefined =>
  text.trimStart().startsWith('{') && text.includes(`"${canvasFormat.format}"`) ? readCanvasFile(text) : undefined;
