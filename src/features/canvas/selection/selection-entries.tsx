import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  CopyPlus,
  Flag,
  Group,
  Image,
  Link2,
  Lock,
  LockOpen,
  type LucideIcon,
  Move,
  Pencil,
  Scissors,
  Share2,
  Spline,
  StretchHorizontal,
  StretchVertical,
  Trash2,
  Ungroup,
  ZoomIn,
} from 'lucide-react';
import type { Alignment, Axis, SelectionChange } from '#machines/canvas/canvas-change.ts';
import { Keys } from '#ui/Keys.tsx';
import type { MenuEntry } from '#ui/MenuRows.tsx';
import type { Selected } from './selected.ts';

export interface SelectionCalls {
  readonly onChange: (change: SelectionChange) => void;
  readonly onEdit: (id: string) => void;
  readonly onConnect: (id: string) => void;
  readonly onReroute: (id: string) => void;
  readonly onMove: () => void;
  readonly onCopy: (form: 'own' | 'png') => void;
  readonly onCut: () => void;
  readonly onDuplicate: () => void;
  readonly onZoom: () => void;
  readonly onShare: (id: string) => void;
  readonly onCard: (id: string, isCard: boolean) => void;
}

type Groups = readonly (readonly MenuEntry[])[];

const alignments: readonly { readonly to: Alignment; readonly label: string; readonly Icon: LucideIcon }[] = [
  { to: 'left', label: 'Align left', Icon: AlignStartVertical },
  { to: 'center', label: 'Align centres', Icon: AlignCenterVertical },
  { to: 'right', label: 'Align right', Icon: AlignEndVertical },
  { to: 'top', label: 'Align tops', Icon: AlignStartHorizontal },
  { to: 'middle', label: 'Align middles', Icon: AlignCenterHorizontal },
  { to: 'bottom', label: 'Align bottoms', Icon: AlignEndHorizontal },
];

const distributions: readonly { readonly along: Axis; readonly label: string; readonly Icon: LucideIcon }[] = [
  { along: 'horizontal', label: 'Distribute across', Icon: StretchHorizontal },
  { along: 'vertical', label: 'Distribute down', Icon: StretchVertical },
];

const orders = [
  { to: 'front', label: 'Bring to the front', Icon: ArrowUpToLine },
  { to: 'forward', label: 'Bring forward', Icon: ArrowUp },
  { to: 'backward', label: 'Send backward', Icon: ArrowDown },
  { to: 'back', label: 'Send to the back', Icon: ArrowDownToLine },
] as const;

/** All that can be done with what is selected: what can be dragged can be chosen here too. */
export function selectionEntries({ nodes, edges }: Selected, calls: SelectionCalls): Groups {
  const parts = [...nodes, ...edges];
  const isLocked = parts.length > 0 && parts.every(({ locked }) => locked);
  const one = parts.length === 1 ? parts[0] : undefined;
  const node = one && nodes[0];
  const edge = one && edges[0];
  const { onChange } = calls;
  const change = (next: SelectionChange) => () => onChange(next);
  const isWritten = one && node?.kind !== 'group';
  const writing = node?.kind === 'image' ? 'Describe it' : 'Edit text';
  const doing: MenuEntry[] = [
    ...(isWritten && !isLocked ? [entry('edit', writing, Pencil, () => calls.onEdit(one.id), ['Enter'])] : []),
    ...(node && node.kind !== 'group' ? [entry('connect', 'Connect to…', Spline, () => calls.onConnect(node.id))] : []),
    ...(edge && !isLocked ? [entry('reroute', 'Connect elsewhere…', Link2, () => calls.onReroute(edge.id))] : []),
    ...(nodes.length > 0 && !isLocked ? [entry('move', 'Move…', Move, calls.onMove)] : []),
    entry('zoom', 'Zoom to it', ZoomIn, calls.onZoom, ['Shift', '2']),
  ];
  const copying: MenuEntry[] = [
    entry('copy', 'Copy', Copy, () => calls.onCopy('own'), ['Ctrl', 'C']),
    ...(isLocked ? [] : [entry('cut', 'Cut', Scissors, calls.onCut, ['Ctrl', 'X'])]),
    entry('copy-picture', 'Copy as a picture', Image, () => calls.onCopy('png')),
    entry('duplicate', 'Duplicate', CopyPlus, calls.onDuplicate, ['Ctrl', 'D']),
  ];
  const grouping: MenuEntry[] = [
    ...(nodes.length > 1 ? [entry('group', 'Group', Group, change({ kind: 'grouped' }), ['Ctrl', 'G'])] : []),
    ...(nodes.some(({ kind }) => kind === 'group')
      ? [entry('ungroup', 'Ungroup', Ungroup, change({ kind: 'ungrouped' }), ['Ctrl', 'Shift', 'G'])]
      : []),
    ...orders.map(({ to, label, Icon }) => entry(to, label, Icon, change({ kind: 'ordered', to }))),
  ];
  const arranging: MenuEntry[] =
    nodes.length < 2
      ? []
      : [
          ...alignments.map(({ to, label, Icon }) =>
            entry(`align-${to}`, label, Icon, change({ kind: 'aligned', to })),
          ),
          ...(nodes.length < 3
            ? []
            : distributions.map(({ along, label, Icon }) =>
                entry(`distribute-${along}`, label, Icon, change({ kind: 'distributed', along })),
              )),
        ];
  const isCard = node?.assumption !== null;
  const meaning: MenuEntry[] = [
    ...(node?.kind === 'note'
      ? [
          entry('card', isCard ? 'Make it a plain note' : 'Make it an assumption', Flag, () =>
            calls.onCard(node.id, !isCard),
          ),
        ]
      : []),
    ...(node && node.kind !== 'group' ? [entry('share', 'Share…', Share2, () => calls.onShare(node.id))] : []),
  ];
  const last: MenuEntry[] = [
    entry(
      'lock',
      isLocked ? 'Unlock' : 'Lock',
      isLocked ? LockOpen : Lock,
      change({ kind: 'locked', locked: !isLocked }),
    ),
    ...(isLocked
      ? []
      : [{ ...entry('remove', 'Delete', Trash2, change({ kind: 'removed' }), ['Del']), isDangerous: true }]),
  ];
  return [doing, copying, grouping, arranging, meaning, last].filter((group) => group.length > 0);
}

function entry(id: string, label: string, Icon: LucideIcon, onAction: () => void, keys?: readonly string[]): MenuEntry {
  return { id, label, icon: <Icon aria-hidden="true" />, onAction, ...(keys && { end: <Keys keys={keys} isHint /> }) };
}
