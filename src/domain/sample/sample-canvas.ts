import type { CanvasCommandData, NewEdge, NewNode } from '../canvas/canvas-commands.ts';
import { leanCanvas } from '../canvas-templates/lean-canvas.ts';
import { nodesOfTemplate } from '../canvas-templates/nodes-of-template.ts';

interface SampleNote {
  readonly name: string;
  /** Of the template. */
  readonly cell: string;
  readonly text: string;
  /** From the upper edge of its cell, in scene units. */
  readonly y: number;
  /** The assumption that it stands for. */
  readonly assumption?: string;
}

/** In scene units. */
const margin = 16;
const size = { width: 248, height: 72 };
/** Below the title of a cell; below another note, with space for an arrow; beside the cell of the metrics, which is empty. */
const [first, second, beside] = [48, 152, 304];

const notes: readonly SampleNote[] = [
  { name: 'n1', cell: 'problem', y: first, text: 'Loss found at year end' },
  {
    name: 'n2',
    cell: 'problem',
    y: beside,
    text: 'Owners sell a product at a loss unknowingly',
    assumption: 'A1',
  },
  { name: 'n3', cell: 'solution', y: first, text: 'Photograph invoice, see cost per bake' },
  {
    name: 'n4',
    cell: 'solution',
    y: second,
    text: 'Invoice photos read 95 % of lines correctly',
    assumption: 'A4',
  },
  { name: 'n5', cell: 'value', y: first, text: 'Know before you bake' },
  {
    name: 'n6',
    cell: 'value',
    y: beside,
    text: 'Owners leave e-mail and product count for costings',
    assumption: 'A2',
  },
  { name: 'n7', cell: 'channels', y: first, text: 'Bakers’ forum, Instagram' },
  { name: 'n8', cell: 'segments', y: first, text: 'Owner-bakers, 1–3 shops' },
  { name: 'n9', cell: 'revenue', y: first, text: 'Owners pay £19 monthly by card', assumption: 'A3' },
  { name: 'n10', cell: 'costs', y: first, text: '£0.04 per invoice read' },
];

const arrows: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'n1', to: 'n2' },
  { from: 'n2', to: 'n6' },
  { from: 'n6', to: 'n9' },
  { from: 'n3', to: 'n4' },
];

/** What lies on the canvas of the sample's idea. `idOf` gives the id of a part by its name, the same every time. */
export function sampleCanvas(idOf: (name: string) => string): CanvasCommandData<'PlaceNodes'> {
  const names = leanCanvas.cells.map(({ id }) => id).values();
  const sections = nodesOfTemplate(leanCanvas, { x: 0, y: 0 }, () => idOf(names.next().value ?? ''));
  const placed = notes.flatMap(({ name, cell, y, text, assumption = null }): NewNode[] => {
    const parent = sections.find(({ id }) => id === idOf(cell));
    if (!parent) return [];
    const place = { x: parent.x + margin, y: parent.y + y, ...size };
    return [{ id: idOf(name), kind: 'note', ...place, text, assumption, parent: parent.id }];
  });
  const edges = arrows.map(({ from, to }): NewEdge => {
    const endAt = (name: string) => ({ node: idOf(name), side: 'auto' }) as const;
    return { id: idOf(`${from} ${to}`), from: endAt(from), to: endAt(to) };
  });
  return { nodes: [...sections, ...placed], edges };
}
