import type { ClipboardContent } from '#adapters/clipboard/clipboard-content.ts';
import { canvasLimits } from '#domain/canvas/canvas.ts';
import { canvasFormat } from '#domain/canvas-transfer/canvas-format.ts';
import { linesToNotes } from '#domain/canvas-transfer/cells-to-notes.ts';
import { readMiroClip } from '#domain/canvas-transfer/miro-clip.ts';
import { type ReadFile, readCanvasFile } from '#domain/canvas-transfer/read-canvas-file.ts';
import { readClipHtml } from '#domain/canvas-transfer/read-clip-html.ts';
import { judged, type ReadForeign, readForeignCanvas } from '#domain/canvas-transfer/read-foreign-canvas.ts';
import { plainText, readMiro } from '#domain/canvas-transfer/read-miro.ts';
import { dropListMarks } from '#domain/idea/drop-list-marks.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { clipboardLabels } from '#features/canvas/labels.ts';
import { droppedLabel } from '#features/canvas/transfer/dropped-label.ts';
import { type ClipPlace, placeClip } from './place-clip.ts';

export interface PasteTarget {
  readonly place: () => ClipPlace;
  readonly issue: (drafts: readonly CommandDraft[]) => void;
  readonly select: (ids: readonly string[]) => void;
  readonly addNote: (text: string) => void;
  readonly addImages: (files: readonly File[]) => void;
  /** Takes the cells of a table, which are still to be parsed. */
  readonly addCells: (text: string) => void;
  /** Asks whether several lines are one note or one each. */
  readonly askLines: (lines: readonly string[], text: string) => void;
  /** Asks for the title of a web address. */
  readonly askTitle: (address: string) => void;
  /** Takes parts whose pictures are still to be sent. */
  readonly addPictures: (foreign: ReadForeign) => void;
  /** Takes the text of an SVG, which is still to be drawn. */
  readonly addSvg: (text: string) => void;
}

type Placing = Pick<PasteTarget, 'place' | 'issue' | 'select'>;

export interface Pasted {
  /** Done, or why it was not. */
  readonly outcome: 'pasted' | 'refused';
  /** In words. */
  readonly words: string;
}

const refused = (words: string): Pasted => ({ outcome: 'refused', words });

/**
 * Puts whatever the clipboard holds onto the canvas: parts of a canvas, also of another tool, images, the cells of a
 * table, or text, which becomes a note.
 */
export function pasteContent({ html, text, files }: ClipboardContent, target: PasteTarget): Pasted {
  const own = readClipHtml(html) ?? ownText(text);
  if (own) return pasteOwn(own, target);
  const words = text.trim();
  const miro = readMiroClip(html);
  if (miro?.kind === 'unknown') return pasteTexts(words || plainText(html), target);
  const fromMiro = miro && judged(readMiro(miro.objects));
  // A picture that was copied in Miro comes as a file beside.
  if (fromMiro && (files.length === 0 || holdsParts(fromMiro))) return pasteForeign(fromMiro, target);
  if (files.length > 0) return later(() => target.addImages(files));
  const foreign = readForeignCanvas(words);
  if (foreign?.pictures) return later(() => target.addPictures(foreign));
  if (foreign) return pasteForeign(foreign, target);
  if (/^(?:<\?xml[^>]*>\s*)?<svg[\s>]/i.test(words) && /<\/svg>$/i.test(words))
    return later(() => target.addSvg(words));
  if (isTable(words, html)) return later(() => target.addCells(text));
  const lines = dropListMarks(words.split(/\r\n?|\n/u).flatMap((line) => line.trim() || []));
  if (words === '') return refused(clipboardLabels.nothing);
  if (words.length > canvasLimits.text) {
    return refused(clipboardLabels.tooLong(words.length, canvasLimits.text));
  }
  if (/^https?:\/\/[^\s.]+\.\S+$/i.test(words) && URL.canParse(words)) return later(() => target.askTitle(words));
  if (lines.length > 1 && lines.length <= askedLines) return later(() => target.askLines(lines, words));
  target.addNote(words);
  return { outcome: 'pasted', words: clipboardLabels.pastedNote };
}

/** More lines than a list would have are a text. */
const askedLines = 200;

/** It is not done yet, and says itself when it is. */
function later(act: () => void): Pasted {
  act();
  return { outcome: 'pasted', words: '' };
}

/** Spreadsheets put tabs between cells, and the same as a table of HTML beside it. */
const isTable = (words: string, html: string): boolean =>
  words.includes('\t') && (words.includes('\n') || /<table[\s>]/i.test(html));

const holdsParts = ({ read }: ReadForeign): boolean =>
  read.kind === 'refused' || read.file.nodes.length + read.file.edges.length > 0;

/** Places the parts of another tool, and says what was left out. */
export function pasteForeign(foreign: ReadForeign, target: Placing): Pasted {
  const pasted = pasteOwn(foreign.read, target);
  const left = droppedLabel(foreign.dropped);
  const isSaid = left !== '' && (pasted.outcome === 'pasted' || !holdsParts(foreign));
  return isSaid ? { ...pasted, words: `${pasted.words} ${left}` } : pasted;
}

/** A note for each line, where nothing else of a board can be read. */
function pasteTexts(words: string, target: PasteTarget): Pasted {
  const lines = words.split(/\r\n?|\n/u).flatMap((line) => line.trim() || []);
  if (lines.length === 0) return refused(clipboardLabels.miroUnread);
  const pasted = pasteOwn({ kind: 'read', file: linesToNotes(lines) }, target);
  return pasted.outcome === 'refused' ? pasted : { ...pasted, words: `${pasted.words} ${clipboardLabels.miroTexts}` };
}

/** Places parts that were read, or says why not. */
export function pasteOwn(own: ReadFile, { place, issue, select }: Placing): Pasted {
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
