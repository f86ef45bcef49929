import type { SelectionChange, Side } from './canvas-change.ts';
import type { CanvasTool } from './canvas-events.ts';
import type { CanvasIntent, PlainIntent } from './canvas-intent.ts';

/** One row of the shortcuts: what the keys do, in words for the help as well. */
export interface CanvasKey {
  /** `V`, `Shift+1`, `Mod+Shift+Z`, `Mod+Left`; `Mod` is Ctrl, or Cmd on a Mac. */
  readonly keys: string;
  /** Other keys that do the same. */
  readonly otherKeys?: readonly string[];
  readonly label: string;
  readonly group: 'Tools' | 'View' | 'Items' | 'Edit' | 'Order';
  readonly intent: CanvasIntent;
}

/** A gesture with the pointer and a key; only the help uses it. */
export interface CanvasGestureHelp {
  readonly keys: string;
  readonly label: string;
}

/** How far an arrow key moves, in scene units; with Shift a whole step of the grid. */
export const nudgeSteps = { usual: 4, fast: 24 } as const;
/** How far from its original a copy lies, in scene units. */
export const copyOffset = { dx: 24, dy: 24 } as const;

const tool = (keys: string, label: string, chosen: CanvasTool): CanvasKey => ({
  keys,
  label,
  group: 'Tools',
  intent: { kind: 'tool', tool: chosen },
});
const look = (
  keys: string,
  label: string,
  at: Extract<CanvasIntent, { kind: 'look' }>['at'],
  ...otherKeys: readonly string[]
): CanvasKey => ({ keys, otherKeys, label, group: 'View', intent: { kind: 'look', at } });
const change = (
  keys: string,
  label: string,
  group: CanvasKey['group'],
  wanted: SelectionChange,
  ...otherKeys: readonly string[]
): CanvasKey => ({ keys, otherKeys, label, group, intent: { kind: 'change', change: wanted } });
const plain = (
  keys: string,
  label: string,
  group: CanvasKey['group'],
  kind: PlainIntent,
  ...otherKeys: readonly string[]
): CanvasKey => ({ keys, otherKeys, label, group, intent: { kind } });

const directions = [
  ['Left', -1, 0],
  ['Right', 1, 0],
  ['Up', 0, -1],
  ['Down', 0, 1],
] as const;
const sides: Readonly<Record<(typeof directions)[number][0], Side>> = {
  Left: 'left',
  Right: 'right',
  Up: 'top',
  Down: 'bottom',
};
const towards = { Left: 'left', Right: 'right', Up: 'up', Down: 'down' } as const;

/** Every key of the canvas: what is listened to, and what the help shows. */
export const canvasKeys: readonly CanvasKey[] = [
  tool('V', 'Select', 'select'),
  tool('H', 'Hand', 'hand'),
  tool('R', 'Rectangle', 'rectangle'),
  tool('O', 'Ellipse', 'ellipse'),
  tool('D', 'Diamond', 'diamond'),
  tool('A', 'Arrow', 'arrow'),
  tool('L', 'Line', 'line'),
  tool('T', 'Text', 'text'),
  tool('N', 'Note', 'note'),
  tool('F', 'Frame', 'frame'),
  tool('P', 'Pen', 'pen'),
  look('Shift+1', 'Zoom to fit', 'everything'),
  look('Shift+2', 'Zoom to selection', 'selection'),
  look('Mod+0', 'Zoom to 100%', 'full-size'),
  look('Mod+=', 'Zoom in', 'closer', 'Mod++', '+', '='),
  look('Mod+-', 'Zoom out', 'further', '-'),
  plain('Mod+F', 'Find on the canvas', 'View', 'find'),
  { keys: 'Tab', label: 'Next item', group: 'Items', intent: { kind: 'walk', to: 'next' } },
  { keys: 'Shift+Tab', label: 'Previous item', group: 'Items', intent: { kind: 'walk', to: 'previous' } },
  plain('Enter', 'Edit text', 'Items', 'write', 'F2'),
  plain('Escape', 'Finish editing', 'Items', 'escape'),
  ...directions.flatMap(([key, x, y]): CanvasKey[] => [
    {
      keys: key,
      label: `Move ${towards[key]}`,
      group: 'Items',
      intent: { kind: 'nudge', dx: x * nudgeSteps.usual, dy: y * nudgeSteps.usual },
    },
    {
      keys: `Shift+${key}`,
      label: `Move ${towards[key]} faster`,
      group: 'Items',
      intent: { kind: 'nudge', dx: x * nudgeSteps.fast, dy: y * nudgeSteps.fast },
    },
    {
      keys: `Mod+${key}`,
      label: `New connected item ${key === 'Up' ? 'above' : key === 'Down' ? 'below' : `to the ${towards[key]}`}`,
      group: 'Items',
      intent: { kind: 'grow', side: sides[key] },
    },
  ]),
  plain('M', 'Comment', 'Items', 'comment'),
  plain('Shift+F10', 'Open menu', 'Items', 'menu', 'ContextMenu'),
  plain('Alt+F10', 'Go to selection tools', 'Items', 'tools'),
  plain('Mod+Z', 'Undo', 'Edit', 'undo'),
  plain('Mod+Shift+Z', 'Redo', 'Edit', 'redo', 'Mod+Y'),
  plain('Mod+A', 'Select all', 'Edit', 'select-all'),
  plain('Mod+C', 'Copy', 'Edit', 'copy'),
  plain('Mod+X', 'Cut', 'Edit', 'cut'),
  plain('Mod+V', 'Paste', 'Edit', 'paste'),
  change('Mod+D', 'Duplicate', 'Edit', { kind: 'copied', ...copyOffset }),
  change('Delete', 'Delete', 'Edit', { kind: 'removed' }, 'Backspace'),
  change('Mod+G', 'Group', 'Edit', { kind: 'grouped' }),
  change('Mod+Shift+G', 'Ungroup', 'Edit', { kind: 'ungrouped' }),
  change('Mod+]', 'Bring forward', 'Order', { kind: 'ordered', to: 'forward' }),
  change('Mod+[', 'Send backward', 'Order', { kind: 'ordered', to: 'backward' }),
  change(']', 'Bring to front', 'Order', { kind: 'ordered', to: 'front' }),
  change('[', 'Send to back', 'Order', { kind: 'ordered', to: 'back' }),
  plain('?', 'Show shortcuts', 'View', 'keys'),
];

export const canvasGestureHelp: readonly CanvasGestureHelp[] = [
  { keys: 'Space + drag', label: 'Pan (or drag with the middle button)' },
  { keys: 'Scroll', label: 'Pan (with Shift: sideways)' },
  { keys: 'Mod + scroll', label: 'Zoom at the pointer' },
  { keys: 'Mod + click', label: 'Open a link' },
  { keys: 'Shift + click', label: 'Add to or remove from the selection' },
  { keys: 'Alt + drag', label: 'Drag a copy' },
  { keys: 'Shift + drag', label: 'Keep direction or proportions, or rotate in 15° steps' },
];

const byKeys = new Map(
  canvasKeys.flatMap((row) => [row.keys, ...(row.otherKeys ?? [])].map((keys) => [keys, row.intent] as const)),
);

/** Returns the request that the keys stand for; `keys` is written like `keysOf` writes it. */
export const intentOf = (keys: string): CanvasIntent | undefined => byKeys.get(keys);
