import { expect, test } from 'vitest';
import { withParts } from '#domain/log/parts.ts';
import { canvasOutline } from './canvas-outline.ts';

const node = (id: string, kind: string, text: string, more: object = {}) => ({
  ...{ id, kind, x: 0, y: 0, width: 100, height: 100, rotation: 0, text, fill: 'straw', textSize: 'medium' },
  ...{ textAlign: 'start', z: 'a', parent: null, locked: false, asset: null, cell: null, assumption: null },
  ...{ removed: false, ...more },
});
const edge = (id: string, from: string, to: string, text = '') => ({
  ...{ id, from: { node: from, side: 'right' }, to: { node: to, side: 'left' }, route: 'straight', bend: 0 },
  ...{ heads: 'end', text, z: 'a', locked: false, removed: false },
});
// biome-ignore lint/suspicious/noExplicitAny: parts as the canvas keeps them
const canvas = (nodes: object[], edges: object[] = []): any => ({
  nodes: withParts({}, nodes as { id: string }[]),
  edges: withParts({}, edges as { id: string }[]),
});

test('what is in a frame stands under it, and an arrow under the note where it begins', () => {
  const outline = canvasOutline(
    canvas(
      [
        node('frame0000001', 'frame', 'Who pays'),
        node('note00000001', 'note', 'Bakers:\nmany\n- of them', { parent: 'frame0000001', y: 60 }),
        node('note00000002', 'note', 'Cafés', { y: 400 }),
        node('note00000003', 'note', 'gone', { removed: true }),
      ],
      [edge('edge00000001', 'note00000001', 'note00000002', 'sell to')],
    ),
  );
  expect(outline.split('\n')).toEqual([
    '- Frame: Who pays',
    '  - Note: Bakers: many - of them',
    '    - Arrow “sell to” from “Bakers: many - of them” to “Cafés”',
    '- Note: Cafés',
  ]);
});

test('a note without words, and an empty canvas', () => {
  expect(canvasOutline(canvas([node('note00000001', 'note', ' ')]))).toBe('- Empty note');
  expect(canvasOutline(canvas([]))).toBe('');
});
