import { z } from 'zod';
import { type Canvas, canvasLimits, canvasStreamOf, emptyCanvas } from '#domain/canvas/canvas.ts';
import { liveNodes } from '#domain/canvas/live-parts.ts';
import { canvasOutline } from '../canvas-outline.ts';
import { newPartId } from '../new-part-id.ts';
import { preparingTool, projectId, readingTool, text } from '../tool.ts';

const readCanvas = readingTool({
  name: 'read_canvas',
  title: 'Read the canvas',
  description: 'Reads the canvas of a project as an outline in Markdown: its sections, notes and arrows.',
  input: z.object({ projectId }),
  async run({ projectId: id }, { reader }) {
    const { canvasId } = await reader.requireProject(id);
    const canvas = await reader.stateOf<Canvas>(canvasStreamOf(canvasId));
    const outline = canvas ? canvasOutline(canvas) : '';
    return outline === '' ? 'The canvas is empty.' : outline;
  },
});

/** In scene units. */
const note = { width: 200, height: 96 } as const;
const gap = 24;
const columns = 4;
/** Free room between what is there and the new notes. */
const apart = 96;

/** The place below everything that lies on a canvas. */
function placeBelow(canvas: Pick<Canvas, 'nodes'>): { readonly x: number; readonly y: number } {
  const nodes = [...liveNodes(canvas)].filter(({ kind }) => kind !== 'group');
  if (nodes.length === 0) return { x: 0, y: 0 };
  const x = nodes.reduce((least, node) => Math.min(least, node.x), Number.POSITIVE_INFINITY);
  const y = nodes.reduce((most, node) => Math.max(most, node.y + node.height), Number.NEGATIVE_INFINITY);
  const room = columns * (note.width + gap);
  return { x: Math.min(x, canvasLimits.place - room), y: Math.min(y + apart, canvasLimits.place - room) };
}

const addNotes = preparingTool({
  name: 'add_notes',
  title: 'Add notes to the canvas',
  description:
    'Puts notes on the canvas of a project, below everything that is there. One undo takes all of them back.',
  input: z.object({ projectId, notes: z.array(text(canvasLimits.text)).min(1).max(50) }),
  async run({ projectId: id, notes }, { reader, prepare }) {
    const { canvasId } = await reader.requireProject(id);
    const stream = canvasStreamOf(canvasId);
    const start = placeBelow((await reader.stateOf<Canvas>(stream)) ?? emptyCanvas);
    const nodes = notes.map((words, n) => ({
      ...{ id: newPartId(), kind: 'note' as const, text: words, ...note },
      x: start.x + (n % columns) * (note.width + gap),
      y: start.y + Math.floor(n / columns) * (note.height + gap),
    }));
    await prepare([{ type: 'PlaceNodes', stream, data: { nodes } }]);
    return { added: nodes.map((node) => node.id) };
  },
});

export const canvasTools = [readCanvas, addNotes];
