import type { PointerEvent, Target } from '#machines/canvas/pointer.ts';
import { selectToolMachine } from '#machines/canvas/tools/select-tool.machine.ts';
import type { Placed } from '../fixtures/open-canvas.ts';
import { moved, pressed, shift } from '../fixtures/pointer.ts';
import { type ModelPath, pathsOf } from '../models/model.ts';

/** What lies on the canvas on which the select tool is tried. */
export const partIds = {
  group: 'group0000000',
  member: 'member000000',
  mate: 'mate00000000',
  locked: 'locked000000',
  box: 'box000000000',
  plain: 'plain0000000',
  line: 'line00000000',
} as const;

const names: Readonly<Record<string, string>> = {
  [partIds.group]: 'Group',
  [partIds.member]: 'Note: Member',
  [partIds.locked]: 'Note: Locked',
  [partIds.box]: 'Rectangle: Box',
  [partIds.plain]: 'Note: Plain',
  [partIds.line]: 'Arrow from a free point to a free point',
};

/** The accessible name. */
export const nameOf = (id: string): string => names[id] ?? '';

const sized = { width: 120, height: 80 };

/** So far from each other that nothing is drawn in line with anything. */
export const selectScene: Placed = {
  nodes: [
    { id: partIds.member, kind: 'note', x: 40, y: 40, ...sized, text: 'Member' },
    { id: partIds.mate, kind: 'note', x: 200, y: 52, ...sized, text: 'Mate' },
    { id: partIds.locked, kind: 'note', x: 460, y: 67, ...sized, text: 'Locked', locked: true },
    { id: partIds.box, kind: 'rectangle', x: 61, y: 290, width: 160, height: 100, text: 'Box' },
    { id: partIds.plain, kind: 'note', x: 437, y: 480, ...sized, text: 'Plain' },
  ],
  edges: [{ id: partIds.line, from: { x: 420, y: 320 }, to: { x: 640, y: 320 }, route: 'curved', heads: 'end' }],
};

const node = (id: string, more: object = {}): Target => ({
  kind: 'node',
  id,
  owner: id,
  isSelected: false,
  isLocked: false,
  isForText: false,
  text: null,
  ...more,
});
const member = { owner: partIds.group };
const ground = { kind: 'canvas' } as const;
const corner = { kind: 'handle', box: { x: 61, y: 290, width: 160, height: 100 }, rotation: 0 } as const;

const events: readonly PointerEvent[] = [
  pressed(ground),
  pressed({ ...ground, isSecond: true }),
  pressed(ground, { modifiers: shift }),
  pressed(node(partIds.member, member)),
  pressed(node(partIds.member, member), { modifiers: shift }),
  pressed(node(partIds.member, { ...member, isSelected: true })),
  pressed(node(partIds.locked, { isLocked: true })),
  pressed(node(partIds.locked, { isLocked: true, isSelected: true })),
  pressed(node(partIds.plain, { isSelected: true, text: 'Plain' })),
  pressed({ ...corner, handle: 'se' }),
  pressed({ ...corner, handle: 'rotate' }),
  pressed({ kind: 'edge-end', id: partIds.line, end: 'to' }),
  pressed({ kind: 'edge-bend', id: partIds.line, bend: 0, normal: { x: 0, y: 1 } }),
  moved(1, 1),
  moved(48, 36),
  { type: 'pointer.released' },
  { type: 'pointer.cancelled' },
];

/** Every path of the select tool that a pointer can take. */
export const selectPaths: readonly ModelPath[] = pathsOf(selectToolMachine, {
  events,
  key: ({ context }) => [context.press?.target, context.press?.modifiers.shift, context.gesture?.kind],
  // Escape means something else while the pointer is up.
  when: ({ value }, { type }) => type !== 'pointer.cancelled' || value !== 'idle',
});
