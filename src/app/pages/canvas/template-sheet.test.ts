import { expect, test } from 'vitest';
import { canvasCommands } from '#domain/canvas/canvas-commands.ts';
import { leanCanvas } from '#domain/canvas-templates/lean-canvas.ts';
import { templateSheet } from './template-sheet.ts';

const numbered = () => {
  let count = 0;
  return () => String(++count).padStart(12, '0');
};
const sheetWith = (texts: Readonly<Record<string, readonly string[]>>) =>
  templateSheet(leanCanvas, { at: { x: 0, y: 0 }, newId: numbered(), texts });

test('a template that is filled is one command: its frame, its cells, and their notes inside of them', () => {
  const { nodes } = sheetWith({ problem: ['Chairs stay empty', 'Staff call by hand'], segments: ['Clinics'] });
  expect(canvasCommands.PlaceNodes.schema.safeParse({ nodes }).success).toBe(true);
  const [frame, ...parts] = nodes;
  const cells = parts.filter(({ kind }) => kind === 'section');
  expect(cells.map(({ parent }) => parent)).toEqual(leanCanvas.cells.map(() => frame.id));
  const notes = parts.filter(({ kind }) => kind === 'note');
  const problem = { x: 24 + 12, width: 280 - 24, height: 64, parent: cells[0]?.id };
  expect(notes).toMatchObject([
    { ...problem, text: 'Chairs stay empty', y: 52 + 48 },
    { ...problem, text: 'Staff call by hand', y: 52 + 48 + 64 + 12 },
    { text: 'Clinics', x: 24 + 1120 + 12, y: 52 + 48, parent: cells[6]?.id },
  ]);
});

test('long texts are as high as they need to be, and never leave their cell or cover each other', () => {
  const long = 'An appointment that nobody comes to costs the clinic a chair. '.repeat(20);
  for (const problem of [[long], [long, 'Short'], ['Short', long, long]]) {
    const { nodes } = sheetWith({ problem });
    const cell = nodes.find((node) => node.cell === 'lean:problem');
    const notes = nodes.filter(({ kind }) => kind === 'note');
    const edges = notes.map(({ y, height }) => [y, y + height]);
    expect(edges.flat()).toEqual(edges.flat().toSorted((a, b) => a - b));
    expect(Math.max(...edges.flat())).toBeLessThanOrEqual((cell?.y ?? 0) + (cell?.height ?? 0) - 12);
    expect(Math.min(...notes.map(({ height }) => height))).toBeGreaterThanOrEqual(64);
  }
});

test('a template without texts has its frame and its cells', () => {
  expect(sheetWith({}).nodes.map(({ kind }) => kind)).toEqual(['frame', ...leanCanvas.cells.map(() => 'section')]);
});
