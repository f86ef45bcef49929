import type { ClipboardContent } from '#adapters/clipboard/clipboard-content.ts';
import { canvasLimits } from '#domain/canvas/canvas.ts';
import { canvasFormat } from '#domain/canvas-transfer/canvas-format.ts';
import { type ReadFile, readCanvasFile } from '#domain/canvas-transfer/read-canvas-file.ts';
import { readClipHtml } from '#domain/canvas-transfer/read-clip-html.ts';
import type { Wish } from '#machines/wish.ts';
import { type ClipPlace, placeClip } from './place-clip.ts';

export interface PasteTarget {
  readonly place: () => ClipPlace;
  readonly issue: (wishes: readonly Wish[]) => void;
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
  if (words === '') return refused('There is nothing in the clipboard that a canvas can hold.');
  if (words.length > canvasLimits.text) {
    return refused(
      `This text is too long for a note: ${count(words.length)} signs, and ${count(canvasLimits.text)} are the most. Nothing was pasted.`,
    );
  }
  target.addNote(words);
  return { outcome: 'pasted', words: 'Pasted as a note.' };
}

function pasteOwn(own: ReadFile, { place, issue, select }: PasteTarget): Pasted {
  if (own.kind === 'refused') {
    const [first] = own.problems;
    const where = first?.path ? `“${first.path}” ` : 'It ';
    return refused(`What was copied cannot be read. ${where}${first?.problem ?? 'is damaged'}. Nothing was pasted.`);
  }
  const { nodes, edges } = own.file;
  const parts = nodes.length + edges.length;
  if (parts === 0) return refused('There is nothing in the clipboard that a canvas can hold.');
  const at = place();
  const lacksRoom =
    (at.canvas?.nodeCount ?? 0) + nodes.length > canvasLimits.nodes ||
    (at.canvas?.edgeCount ?? 0) + edges.length > canvasLimits.edges;
  if (lacksRoom) {
    return refused(
      `The canvas would be too full: ${count(canvasLimits.nodes)} nodes and ${count(canvasLimits.edges)} connectors are the most. Nothing was pasted.`,
    );
  }
  const { wishes, ids } = placeClip(own.file, at);
  issue(wishes);
  select(ids);
  return { outcome: 'pasted', words: parts === 1 ? 'Pasted 1 part.' : `Pasted ${count(parts)} parts.` };
}

/** The text of a file that was exported. */
const ownText = (text: string): ReadFile | undefined =>
  text.trimStart().startsWith('{') && text.includes(`"${canvasFormat.format}"`) ? readCanvasFile(text) : undefined;

const count = (of: number): string => of.toLocaleString('en-US');
