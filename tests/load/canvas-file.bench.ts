import { writeJsonCanvas } from '../../src/domain/canvas-transfer/json-canvas.ts';
import { readForeignCanvas } from '../../src/domain/canvas-transfer/read-foreign-canvas.ts';
import { writeExcalidraw } from '../../src/domain/canvas-transfer/write-excalidraw.ts';

const elements = 2000;
const rounds = 9;

interface Row {
  readonly figure: string;
  readonly ms: number;
  readonly 'at most': number;
}

/** Scenes of other tools with 2,000 elements, read and written: medians, after a round that warms up. */
export async function measure(): Promise<Row[]> {
  const excalidraw = JSON.stringify({ type: 'excalidraw', version: 2, elements: scene() });
  const jsonCanvas = JSON.stringify({ nodes: cards(), edges: [] });
  const read = (text: string) => {
    const foreign = readForeignCanvas(text);
    if (foreign?.read.kind !== 'read') throw new Error('The scene was not read.');
    return foreign.read.file;
  };
  const [drawn, listed] = [read(excalidraw), read(jsonCanvas)];
  return [
    timed('Excalidraw: a scene of 2,000 elements read', () => read(excalidraw)),
    timed('Excalidraw: the same written', () => writeExcalidraw(drawn)),
    timed('JSON Canvas: 2,000 cards read', () => read(jsonCanvas)),
    timed('JSON Canvas: the same written', () => writeJsonCanvas(listed)),
  ];
}

function timed(figure: string, work: () => unknown): Row {
  const took = Array.from({ length: rounds + 1 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  }).slice(1);
  const ms = took.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  return { figure, ms: Number(ms.toFixed(1)), 'at most': 500 };
}

const placed = (n: number) => ({ x: (n % 50) * 220, y: Math.floor(n / 50) * 140, width: 160, height: 80 });

/** Shapes with a text in each, every fourth of them tied to the one before. */
function scene(): object[] {
  const shapes = Array.from({ length: Math.floor((elements * 4) / 9) }, (_, n) => n);
  return shapes.flatMap((n) => [
    { id: `s${n}`, type: 'rectangle', ...placed(n), groupIds: [], backgroundColor: '#ffec99' },
    { id: `t${n}`, type: 'text', ...placed(n), text: `Bakers pay ${n}`, containerId: `s${n}`, fontSize: 20 },
    ...(n > 0 && n % 4 === 0
      ? [
          {
            ...{
              id: `a${n}`,
              type: 'arrow',
              ...placed(n),
              points: [
                [0, 0],
                [60, 0],
              ],
            },
            ...{ startBinding: { elementId: `s${n - 1}` }, endBinding: { elementId: `s${n}` } },
          },
        ]
      : []),
  ]);
}

const cards = (): object[] =>
  Array.from({ length: elements }, (_, n) => ({ id: `c${n}`, type: 'text', ...placed(n), text: `Bakers pay ${n}` }));
