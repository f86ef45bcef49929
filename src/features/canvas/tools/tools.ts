import {
  ArrowUpRight,
  Circle,
  Diamond,
  Frame,
  Hand,
  type LucideIcon,
  MousePointer2,
  PenLine,
  Slash,
  Square,
  StickyNote,
  Type,
} from 'lucide-react';
import type { CanvasTool } from '#machines/canvas/canvas-events.ts';

export interface Tool {
  readonly name: CanvasTool;
  readonly label: string;
  /** The letter that takes it up. */
  readonly key?: string;
  readonly Icon: LucideIcon;
}

/** In the order of the toolbar; a rule stands between the groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { name: 'select', label: 'Select', key: 'V', Icon: MousePointer2 },
    { name: 'hand', label: 'Hand', key: 'H', Icon: Hand },
  ],
  [
    { name: 'note', label: 'Note', key: 'N', Icon: StickyNote },
    { name: 'text', label: 'Text', key: 'T', Icon: Type },
    { name: 'rectangle', label: 'Rectangle', key: 'R', Icon: Square },
    { name: 'ellipse', label: 'Ellipse', key: 'O', Icon: Circle },
    { name: 'diamond', label: 'Diamond', key: 'D', Icon: Diamond },
    { name: 'frame', label: 'Frame', key: 'F', Icon: Frame },
  ],
  [
    { name: 'arrow', label: 'Arrow', key: 'A', Icon: ArrowUpRight },
    { name: 'line', label: 'Line', key: 'L', Icon: Slash },
    { name: 'pen', label: 'Pen', key: 'P', Icon: PenLine },
  ],
];
