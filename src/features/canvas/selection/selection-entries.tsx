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
  BookmarkPlus,
  Copy,
  CopyPlus,
  ExternalLink,
  Flag,
  Group,
  Image,
  Link2,
  Lock,
  LockOpen,
  type LucideIcon,
  MessageSquare,
  Move,
  Pencil,
  Scale,
  Scissors,
  Share2,
  Spline,
  StretchHorizontal,
  StretchVertical,
  Trash2,
  Ungroup,
  ZoomIn,
} from 'lucide-react';
import { isStoppedByLock, type PartAction } from '#domain/canvas/can-do.ts';
import { linksIn } from '#drawing/links-in.ts';
import type { Alignment, Axis, SelectionChange } from '#machines/canvas/canvas-change.ts';
import { Keys } from '#ui/Keys.tsx';
import type { MenuEntry } from '#ui/MenuRows.tsx';
import { zoomLabels } from '../labels.ts';
import { alignmentLabels, distributionLabels, selectionMenuLabels as labels, orderLabels } from './labels.ts';
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
  /** Null for all that is selected. */
  readonly onShare: (id: string | null) => void;
  readonly onSaveTemplate: () => void;
  readonly onLink: (href: string) => void;
  readonly onCard: (id: string, isCard: boolean) => void;
  /** Leads to the assumption of a card. */
  readonly onAssumption: (id: string) => void;
  readonly onComment: (id: string) => void;
}

type Groups = readonly (readonly MenuEntry[])[];

const alignments: readonly { readonly to: Alignment; readonly label: string; readonly Icon: LucideIcon }[] = [
  { to: 'left', label: alignmentLabels.left, Icon: AlignStartVertical },
  { to: 'center', label: alignmentLabels.center, Icon: AlignCenterVertical },
  { to: 'right', label: alignmentLabels.right, Icon: AlignEndVertical },
  { to: 'top', label: alignmentLabels.top, Icon: AlignStartHorizontal },
  { to: 'middle', label: alignmentLabels.middle, Icon: AlignCenterHorizontal },
  { to: 'bottom', label: alignmentLabels.bottom, Icon: AlignEndHorizontal },
];

const distributions: readonly { readonly along: Axis; readonly label: string; readonly Icon: LucideIcon }[] = [
  { along: 'horizontal', label: distributionLabels.horizontal, Icon: StretchHorizontal },
  { along: 'vertical', label: distributionLabels.vertical, Icon: StretchVertical },
];

const orders = [
  { to: 'front', label: orderLabels.front, Icon: ArrowUpToLine },
  { to: 'forward', label: orderLabels.forward, Icon: ArrowUp },
  { to: 'backward', label: orderLabels.backward, Icon: ArrowDown },
  { to: 'back', label: orderLabels.back, Icon: ArrowDownToLine },
] as const;

/** All that can be done with what is selected: what can be dragged can be chosen here too. */
export function selectionEntries({ nodes, edges }: Selected, calls: SelectionCalls): Groups {
  const parts = [...nodes, ...edges];
  const isLocked = parts.length > 0 && parts.every(({ locked }) => locked);
  const isStopped = (action: PartAction): boolean => isLocked && isStoppedByLock(action);
  const one = parts.length === 1 ? parts[0] : undefined;
  const node = one && nodes[0];
  const edge = one && edges[0];
  const { onChange } = calls;
  const change = (next: SelectionChange) => () => onChange(next);
  const isWritten = one && node?.kind !== 'group';
  const writing = node?.kind === 'image' || node?.kind === 'drawing' ? labels.describe : labels.edit;
  const doing: MenuEntry[] = [
    ...(isWritten && !isStopped('write')
      ? [entry('edit', writing, Pencil, () => calls.onEdit(one.id), ['Enter'])]
      : []),
    ...(node && node.kind !== 'group'
      ? [entry('connect', labels.connect, Spline, () => calls.onConnect(node.id))]
      : []),
    ...(edge && !isStopped('reroute')
      ? [entry('reroute', labels.reconnect, Link2, () => calls.onReroute(edge.id))]
      : []),
    ...(nodes.length > 0 && !isStopped('move') ? [entry('move', labels.move, Move, calls.onMove)] : []),
    entry('zoom', zoomLabels.selection, ZoomIn, calls.onZoom, ['Shift', '2']),
  ];
  const copying: MenuEntry[] = [
    entry('copy', labels.copy, Copy, () => calls.onCopy('own'), ['Ctrl', 'C']),
    ...(isStopped('remove') ? [] : [entry('cut', labels.cut, Scissors, calls.onCut, ['Ctrl', 'X'])]),
    entry('copy-picture', labels.copyImage, Image, () => calls.onCopy('png')),
    entry('duplicate', labels.duplicate, CopyPlus, calls.onDuplicate, ['Ctrl', 'D']),
  ];
  const grouping: MenuEntry[] = [
    ...(nodes.length > 1 ? [entry('group', labels.group, Group, change({ kind: 'grouped' }), ['Ctrl', 'G'])] : []),
    ...(nodes.some(({ kind }) => kind === 'group')
      ? [entry('ungroup', labels.ungroup, Ungroup, change({ kind: 'ungrouped' }), ['Ctrl', 'Shift', 'G'])]
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
  const assumption = node?.assumption ?? null;
  const isCard = assumption !== null;
  const meaning: MenuEntry[] = [
    ...(assumption === null
      ? []
      : [entry('open-assumption', labels.openAssumption, Scale, () => calls.onAssumption(assumption))]),
    ...(node?.kind === 'note' && (isCard || node.text.trim() !== '')
      ? [entry('card', isCard ? labels.toNote : labels.toAssumption, Flag, () => calls.onCard(node.id, !isCard))]
      : []),
    ...(node ? [entry('comment', labels.comment, MessageSquare, () => calls.onComment(node.id), ['M'])] : []),
    ...(node || nodes.length > 1 ? [entry('share', labels.share, Share2, () => calls.onShare(node?.id ?? null))] : []),
    entry('save-template', labels.saveTemplate, BookmarkPlus, calls.onSaveTemplate),
  ];
  const last: MenuEntry[] = [
    entry(
      'lock',
      isLocked ? labels.unlock : labels.lock,
      isLocked ? LockOpen : Lock,
      change({ kind: 'locked', locked: !isLocked }),
    ),
    ...(isStopped('remove')
      ? []
      : [{ ...entry('remove', labels.delete, Trash2, change({ kind: 'removed' }), ['Del']), isDangerous: true }]),
  ];
  const links = linksOf(one?.text ?? '').map(({ href, label }) =>
    entry(`link-${href}`, `${labels.openLink} ${label}`, ExternalLink, () => calls.onLink(href)),
  );
  return [links, doing, copying, grouping, arranging, meaning, last].filter((group) => group.length > 0);
}

/** The web addresses in a text, each once, and how they are named: without what all begin with. */
function linksOf(text: string): readonly { readonly href: string; readonly label: string }[] {
  const hrefs = new Set(linksIn(text).map(({ href }) => href));
  return [...hrefs].slice(0, mostLinks).map((href) => ({
    href,
    label: href
      .replace(/^https?:\/\/(?:www\.)?/u, '')
      .replace(/\/$/u, '')
      .slice(0, mostLetters),
  }));
}

const [mostLinks, mostLetters] = [5, 60];

function entry(id: string, label: string, Icon: LucideIcon, onAction: () => void, keys?: readonly string[]): MenuEntry {
  return { id, label, icon: <Icon aria-hidden="true" />, onAction, ...(keys && { end: <Keys keys={keys} isHint /> }) };
}
