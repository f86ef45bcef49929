import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import type { Point } from '#domain/canvas/canvas-node.ts';
import type { MenuEntry } from '#ui/MenuRows.tsx';
import { PointMenu } from '#ui/PointMenu.tsx';
import type { CanvasSession } from '../canvas-session.ts';
import { canvasMenuLabels, zoomLabels } from '../labels.ts';
import { selectionMenuLabels as labels, selectionLabels } from './labels.ts';
import { selectedOn } from './selected.ts';
import { selectionCalls } from './selection-calls.ts';
import { selectionEntries } from './selection-entries.tsx';

export interface SelectionMenuProps {
  readonly session: CanvasSession;
  /** In CSS pixels of the window. */
  readonly at: Point;
  readonly onClose: () => void;
}

/** Actions on the selection, or on the canvas if nothing is selected. */
export function SelectionMenu({ session, at, onClose }: SelectionMenuProps) {
  const state = useAtom(session.canvas);
  const selection = useSelector(session.actor, ({ context }) => context.selection);
  const selected = useMemo(() => selectedOn(state, selection), [state, selection]);
  const isNone = selected.nodes.length + selected.edges.length === 0;
  const groups = isNone ? canvasEntries(session) : selectionEntries(selected, selectionCalls(session));
  return (
    <PointMenu
      label={isNone ? selectionLabels.canvas : selectionLabels.region}
      groups={groups}
      x={at.x}
      y={at.y}
      onClose={onClose}
    />
  );
}

function canvasEntries({ controls, overlay, transfer }: CanvasSession): readonly (readonly MenuEntry[])[] {
  return [
    [
      { id: 'note', label: labels.newNote, onAction: () => controls.place('note', '') },
      { id: 'text', label: labels.newText, onAction: () => controls.place('text', '') },
      { id: 'frame', label: labels.newFrame, onAction: () => controls.place('frame', '') },
      { id: 'images', label: labels.images, onAction: transfer.pickImages },
    ],
    [{ id: 'paste', label: labels.paste, onAction: () => transfer.clipboard({ type: 'paste.asked' }) }],
    [
      { id: 'all', label: labels.selectAll, onAction: () => controls.selectAll() },
      { id: 'fit', label: zoomLabels.fit, onAction: () => controls.zoom('fit') },
      {
        id: 'find',
        label: canvasMenuLabels.find,
        onAction: () => overlay.send({ type: 'overlay.opened', overlay: 'find', of: null }),
      },
    ],
  ];
}
