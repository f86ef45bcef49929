import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canvasCommand } from '../../../tests/fixtures/canvas/canvas-commands.ts';
import { canvasDraft } from '../../../tests/fixtures/drafts/canvas-drafts.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import type { Canvas } from '../canvas/canvas.ts';
import type { CanvasEdge } from '../canvas/canvas-edge.ts';
import { isEdge, livePart } from '../canvas/live-parts.ts';
import { accessedBy } from './accessed-by.ts';
import type { JsonObject } from './json.ts';

const vault = 'vault-00000000-0000-4000-8000-00000000000f';
const idea = 'idea-00000000-0000-4000-8000-000000000001';
const canvas = 'canvas-00000000-0000-4000-8000-0000000000ca';
const [a, b, c] = ['a'.repeat(12), 'b'.repeat(12), 'c'.repeat(12)] as const;
const at = '2026-01-01T00:00:00.000Z';
const onto = (node: string) => ({ node, side: 'auto' });
const box = { kind: 'note', x: 0, y: 0, width: 200, height: 96 };

const loop: readonly [string, unknown] = [
  'PlaceNodes',
  { nodes: [{ id: c, ...box }], edges: [{ id: a, from: onto(c), to: onto(c) }] },
];

describe('what a command accesses', () => {
  test.each<[string, string, JsonObject, object]>([
    [
      canvas,
      'PlaceNodes',
      {
        nodes: [{ id: a, ...box, parent: b }],
        edges: [{ id: b, from: onto(a), to: onto(c) }],
      },
      { creates: [a, b], requires: [c], overwrites: [] },
    ],
    [canvas, 'EditText', { id: a, text: 'Rent' }, { creates: [], requires: [a], overwrites: [a] }],
    [canvas, 'RouteEdge', { id: a, to: onto(b) }, { creates: [], requires: [a, b], overwrites: [] }],
    [canvas, 'RouteEdge', { id: a, to: { x: 0, y: 0 } }, { creates: [], requires: [a], overwrites: [] }],
    [canvas, 'GroupNodes', { id: a, ids: [b, c] }, { creates: [a], requires: [b, c], overwrites: [] }],
    [canvas, 'ReparentNodes', { ids: [a], parent: b }, { creates: [], requires: [a, b], overwrites: [] }],
    [canvas, 'ReparentNodes', { ids: [a], parent: null }, { creates: [], requires: [a], overwrites: [] }],
    [canvas, 'RestoreNodes', { ids: [a, a] }, { creates: [a], requires: [a], overwrites: [] }],
    [canvas, 'EditText', { id: a, text: 1 }, { creates: [], requires: [], overwrites: [] }],
    [canvas, 'Unheard', {}, { creates: [], requires: [], overwrites: [] }],
    [
      idea,
      'DescribeIdea',
      { pitch: '', problem: 'Wasps' },
      { creates: [], requires: [], overwrites: ['problem', 'pitch'] },
    ],
    [idea, 'RenameIdea', { title: 'Wasps' }, { creates: [], requires: [], overwrites: [] }],
    [
      vault,
      'SaveTemplate',
      { id: 't', name: 'Map', nodes: [], edges: [] },
      { creates: ['template:t'], requires: [], overwrites: [] },
    ],
    [vault, 'RenameTemplate', { id: 't', name: 'Map' }, { creates: [], requires: ['template:t'], overwrites: [] }],
    [vault, 'SetCriteria', { criteria: [], base: [] }, { creates: [], requires: [], overwrites: ['criteria'] }],
  ])('of %s, %s', (stream, type, data, expected) => {
    const command = { id: 'x', type, stream, data, at };
    const ways = ['creates', 'requires', 'overwrites'] as const;
    expect(Object.fromEntries(ways.map((how) => [how, [...accessedBy(command, how)]]))).toEqual(expected);
  });

  test('whatever is issued of a canvas: what is brought is there, and nothing is missing where all that is named is there', () => {
    const kindsOfNone = ['ReparentNodes', 'LinkAssumption', 'GroupNodes', 'ConnectNodes', 'RouteEdge', 'PlaceNodes'];
    fc.assert(
      fc.property(fc.array(canvasDraft, { minLength: 5, maxLength: 30 }), (drafts) => {
        const log = new MemoryLog();
        for (const [n, [type, data]] of drafts.entries()) {
          const command = canvasCommand(`c${n}`, type, data);
          const before = log.state(command.stream) as Canvas | undefined;
          const named = [...accessedBy(command, 'requires')].map((id) => before && livePart(before, id));
          const [result] = log.commit([command]);
          if (result?.status === 'rejected') {
            const isMissing = ['node-missing', 'end-missing'].includes(result.reason);
            // A group, for some a connector, and for RouteEdge any node is there and still not what is asked for.
            const isOther =
              named.some((part) => part && (isEdge(part) || part.kind !== 'frame' || type === 'RouteEdge')) &&
              kindsOfNone.includes(type);
            // A loop, or an edge to a group, that is brought with its end.
            const brought = new Set(accessedBy(command, 'creates'));
            const isOwn = ((data as { edges?: Partial<CanvasEdge>[] }).edges ?? []).some(({ from, to }) =>
              [from, to].some((end) => end && 'node' in end && brought.has(end.node)),
            );
            if (isMissing && type !== 'RestoreNodes' && !isOther && !isOwn) expect(named).toContain(undefined);
            continue;
          }
          const after = log.state(command.stream) as Canvas | undefined;
          for (const id of accessedBy(command, 'creates')) expect(after && livePart(after, id)).toBeDefined();
        }
      }),
      { examples: [[[loop]]] },
    );
  });
});
