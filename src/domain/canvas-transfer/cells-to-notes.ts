import { canvasLimits } from '../canvas/canvas.ts';
import type { NewNode } from '../canvas/canvas-commands.ts';
import type { CanvasFile } from './canvas-file.ts';
import { canvasFormat } from './canvas-format.ts';
import { partIds } from './foreign-canvas.ts';

/** A note and the room beside it, in scene units. */
const note = { width: 200, height: 96 } as const;
const gap = 24;

/** A note for each cell of a table that says something, where it stands in the table. */
export function cellsToNotes(rows: readonly (readonly string[])[]): CanvasFile {
  const idOf = partIds();
  const nodes = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): NewNode[] => {
      const text = cell.toWellFormed().replaceAll('\u0000', '').trim().slice(0, canvasLimits.text);
      if (text === '') return [];
      const at = { x: column * (note.width + gap), y: row * (note.height + gap) };
      return [{ id: idOf(`${row} ${column}`), kind: 'note', ...at, ...note, text }];
    }),
  );
  return { ...canvasFormat, canvas: '', nodes, edges: [] };
}

/** A text with the title above the address, which opens by a press. */
export function linkToText(title: string, address: string): CanvasFile {
  const text = (title === '' ? address : `${title}\n${address}`).toWellFormed().slice(0, canvasLimits.text);
  const box = { x: 0, y: 0, width: 320, height: title === '' ? 40 : 64 };
  return { ...canvasFormat, canvas: '', nodes: [{ id: partIds()(''), kind: 'text', ...box, text }], edges: [] };
}

/** About as many columns as rows. */
export function linesToNotes(lines: readonly string[]): CanvasFile {
  const columns = Math.ceil(Math.sqrt(lines.length));
  const rows = Array.from({ length: Math.ceil(lines.length / columns) }, (_, row) =>
    lines.slice(row * columns, (row + 1) * columns),
  );
  return cellsToNotes(rows);
}
