import type { CanvasCommandData, NewEdge, NewNode } from '../canvas/canvas-commands.ts';
import type { NodeFill } from '../canvas/canvas-node.ts';
import { leanCanvas } from '../canvas-templates/lean-canvas.ts';
import { nodesOfTemplate } from '../canvas-templates/nodes-of-template.ts';

interface SampleNote {
  readonly name: string;
  /** Id of a cell of the template. */
  readonly cell: string;
  readonly text: string;
  /** From the upper edge of its cell, in scene units. */
  readonly y: number;
  /** The assumption that it stands for. */
  readonly assumption?: string;
}

interface SampleContent {
  readonly notes: readonly SampleNote[];
  /** Names of notes, from and to. */
  readonly arrows: readonly { readonly from: string; readonly to: string }[];
}

/** The result of a test of the first idea, as a note in the frame below. */
interface SampleResult {
  readonly name: string;
  readonly text: string;
  readonly fill: NodeFill;
}

/** In scene units. */
const margin = 16;
const size = { width: 248, height: 72 };
/** Below the title of a cell; below another note, with space for an arrow; beside the cell of the metrics, which is empty. */
const [first, second, beside] = [48, 152, 304];

const ideaNotes: readonly SampleNote[] = [
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
    text: 'Invoice photos read 95% of lines correctly',
    assumption: 'A4',
  },
  { name: 'n5', cell: 'value', y: first, text: 'Know before you bake' },
  {
    name: 'n6',
    cell: 'value',
    y: beside,
    text: 'Owners leave email and product count for costings',
    assumption: 'A2',
  },
  { name: 'n7', cell: 'channels', y: first, text: 'Bakers’ forum, Instagram' },
  { name: 'n8', cell: 'segments', y: first, text: 'Owner-bakers, 1–3 shops' },
  { name: 'n9', cell: 'revenue', y: first, text: 'Owners pay £19 monthly by card', assumption: 'A3' },
  { name: 'n10', cell: 'costs', y: first, text: '£0.04 per invoice read' },
];

const ideaArrows: SampleContent['arrows'] = [
  { from: 'n1', to: 'n2' },
  { from: 'n2', to: 'n6' },
  { from: 'n6', to: 'n9' },
  { from: 'n3', to: 'n4' },
];

const forkNotes: readonly SampleNote[] = [
  { name: 'n1', cell: 'problem', y: first, text: 'Loss found at year end' },
  { name: 'n2', cell: 'problem', y: beside, text: 'Owners sell a product at a loss unknowingly', assumption: 'A1' },
  { name: 'n3', cell: 'solution', y: first, text: 'One costing of every bake, from a month of invoices' },
  { name: 'n4', cell: 'solution', y: second, text: 'Invoice photos read 95% of lines correctly', assumption: 'A4' },
  { name: 'n5', cell: 'metrics', y: first, text: 'Costings sold each week' },
  { name: 'n6', cell: 'value', y: first, text: 'Know what each bake costs, once, for £49' },
  { name: 'n7', cell: 'channels', y: first, text: 'Bakers’ forum, Instagram' },
  { name: 'n8', cell: 'segments', y: first, text: 'Owner-bakers, 1–3 shops' },
  { name: 'n9', cell: 'revenue', y: first, text: 'Owners pay £49 once by card', assumption: 'B3' },
  { name: 'n10', cell: 'costs', y: first, text: '£0.04 per invoice read' },
];

const forkArrows: SampleContent['arrows'] = [
  { from: 'n1', to: 'n2' },
  { from: 'n2', to: 'n6' },
  { from: 'n6', to: 'n9' },
  { from: 'n3', to: 'n4' },
];

/** From the tests of the first idea to the decision that led to this one. */
const results: readonly SampleResult[] = [
  { name: 'r1', fill: 'sage', text: 'Interviews support it: 10 of 12 owners sold a product at a loss' },
  { name: 'r2', fill: 'sage', text: 'Landing page supports it: 38 of 240 left email and product count' },
  { name: 'r3', fill: 'sage', text: 'Prototype supports it: 391 of 400 invoice lines read correctly' },
  { name: 'r4', fill: 'clay', text: 'Pre-order refutes it: 2 of 150 paid £19 monthly by card' },
  { name: 'r5', fill: 'straw', text: 'Decision: pivot. Wanted, readable, not worth £19 monthly; two paid once' },
];
const resultsFrame = { x: 0, y: 728, width: 1400, height: 176 };
const resultGap = (resultsFrame.width - results.length * size.width) / (results.length + 1);

/** Gives an id by its name, the same every time. */
type IdOf = (name: string) => string;

interface SampleCanvasIds {
  /** Gives the id of a part of the canvas. */
  readonly idOf: IdOf;
  /** Gives the id of an assumption of its idea. */
  readonly assumptionOf: IdOf;
}

/** Returns the content of the canvas of the sample's first idea. */
export const sampleIdeaCanvas = (ids: SampleCanvasIds): CanvasCommandData<'PlaceNodes'> =>
  onLeanCanvas({ notes: ideaNotes, arrows: ideaArrows }, ids);

/** The same of the idea that it was turned into, with what the tests had shown. */
export function sampleForkCanvas(ids: SampleCanvasIds): CanvasCommandData<'PlaceNodes'> {
  const { idOf } = ids;
  const { nodes, edges } = onLeanCanvas({ notes: forkNotes, arrows: forkArrows }, ids);
  const frame: NewNode = { id: idOf('results'), kind: 'frame', ...resultsFrame, text: 'What the first tests showed' };
  const shown = results.map(({ name, text, fill }, n): NewNode => {
    const place = { x: resultGap + n * (size.width + resultGap), y: resultsFrame.y + first };
    return { id: idOf(name), kind: 'note', ...place, ...size, height: 96, text, fill, parent: frame.id };
  });
  return { nodes: [...nodes, frame, ...shown], edges };
}

function onLeanCanvas({ notes, arrows }: SampleContent, { idOf, assumptionOf }: SampleCanvasIds) {
  const names = leanCanvas.cells.map(({ id }) => id).values();
  const sections = nodesOfTemplate(leanCanvas, { x: 0, y: 0 }, () => idOf(names.next().value ?? ''));
  const placed = notes.flatMap(({ name, cell, y, text, assumption: stands }): NewNode[] => {
    const parent = sections.find(({ id }) => id === idOf(cell));
    if (!parent) return [];
    const place = { x: parent.x + margin, y: parent.y + y, ...size };
    const assumption = stands === undefined ? null : assumptionOf(stands);
    return [{ id: idOf(name), kind: 'note', ...place, text, assumption, parent: parent.id }];
  });
  const edges = arrows.map(({ from, to }): NewEdge => {
    const endAt = (name: string) => ({ node: idOf(name), side: 'auto' }) as const;
    return { id: idOf(`${from} ${to}`), from: endAt(from), to: endAt(to) };
  });
  return { nodes: [...sections, ...placed], edges };
}
