import { createAtom } from '@xstate/store';
import { expect, test } from 'vitest';
import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import { ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { withParts } from '#domain/log/parts.ts';
import { projectStreamOf } from '#domain/project/project.ts';
import type { Report, ReportBlock } from '#domain/report/report.ts';
import { aNode } from '../../../../tests/fixtures/a-canvas.ts';
import { aboutsFor } from './abouts-for.ts';

const ids = ['c1', '91', 'a1', '11'];
const assumptions = ids.map((id, order) => ({ id, text: `Bread ${order}`, order, retired: false }));
const frames = ids.map((id, n) => aNode({ id, kind: 'frame', text: `Frame ${n}`, y: n * 200 }));
const states = new Map<string, unknown>([
  [ledgerStreamOf('p'), { assumptions: withParts({}, assumptions) }],
  [projectStreamOf('p'), { canvasId: 'canvas' }],
  [canvasStreamOf('canvas'), { nodes: withParts({}, frames), edges: {} } as Partial<Canvas>],
]);
const workspace = { peek: (stream: string) => states.get(stream), statesOf: () => createAtom<readonly unknown[]>([]) };
const offered = (kind: ReportBlock['kind']) =>
  aboutsFor({ kind } as ReportBlock, { projectId: 'p' } as Report, { workspace } as never).map(({ label }) => label);

test('assumptions are offered as they were stated, and frames as they are read', () => {
  expect([offered('quotes'), offered('canvas')]).toEqual([
    ['“Bread 0”', '“Bread 1”', '“Bread 2”', '“Bread 3”'],
    ['“Frame 0”', '“Frame 1”', '“Frame 2”', '“Frame 3”'],
  ]);
});
