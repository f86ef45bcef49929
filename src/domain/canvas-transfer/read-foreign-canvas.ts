import { type ForeignCanvas, isEntry } from './foreign-canvas.ts';
import { isJsonCanvas, readJsonCanvas } from './json-canvas.ts';
import { type ReadFile, readCanvasFile } from './read-canvas-file.ts';
import { isExcalidraw, readExcalidraw } from './read-excalidraw.ts';

export interface ReadForeign extends Pick<ForeignCanvas, 'tool' | 'dropped' | 'pictures'> {
  /** Judged as a file of ours is: parts may lie off the canvas. */
  readonly read: ReadFile;
}

/** A file of another tool as parts of a canvas; undefined if it is of none that is known. Never throws. */
export function readForeignCanvas(text: string): ReadForeign | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  const file = parse(text);
  if (!isEntry(file)) return undefined;
  const foreign = isExcalidraw(file) ? readExcalidraw(file) : isJsonCanvas(file) ? readJsonCanvas(file) : undefined;
  return foreign && judged(foreign);
}

export const judged = ({ file, ...foreign }: ForeignCanvas): ReadForeign => ({
  ...foreign,
  read: readCanvasFile(JSON.stringify(file)),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
