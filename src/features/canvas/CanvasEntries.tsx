import type { LucideIcon } from 'lucide-react';
import { Download, Keyboard, LayoutTemplate, ListTree, Search, Upload } from 'lucide-react';
import type { CanvasOverlay } from '#machines/canvas/canvas-overlay.machine.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '#ui/AnchoredMenu.tsx';
import { Keys } from '#ui/Keys.tsx';
import type { MenuEntry } from '#ui/MenuRows.tsx';

export type CanvasPlace = Extract<
  CanvasOverlay,
  'find' | 'outline' | 'templates' | 'export-file' | 'import-file' | 'keys'
>;

export interface CanvasEntriesProps extends Pick<AnchoredMenuProps, 'triggerRef' | 'onClose'> {
  readonly isEmpty: boolean;
  readonly onOpen: (place: CanvasPlace) => void;
}

export default function CanvasEntries({ triggerRef, isEmpty, onOpen, onClose }: CanvasEntriesProps) {
  const entry = (
    place: CanvasPlace,
    label: string,
    Icon: LucideIcon,
    more: { readonly keys?: readonly string[]; readonly isDisabled?: boolean; readonly note?: string } = {},
  ): MenuEntry => ({
    id: place,
    label,
    icon: <Icon aria-hidden="true" />,
    onAction: () => onOpen(place),
    isDisabled: more.isDisabled ?? false,
    ...(more.note !== undefined && { note: more.note }),
    ...(more.keys && { end: <Keys keys={more.keys} isHint /> }),
  });
  return (
    <AnchoredMenu
      label="Canvas menu"
      triggerRef={triggerRef}
      onClose={onClose}
      groups={[
        [
          entry('find', 'Find…', Search, { keys: ['Ctrl', 'F'], isDisabled: isEmpty }),
          entry('outline', 'Outline', ListTree, { isDisabled: isEmpty }),
          entry('templates', 'Add a template…', LayoutTemplate),
        ],
        [
          entry('export-file', 'Export…', Download, { isDisabled: isEmpty }),
          entry('import-file', 'Import…', Upload),
          entry('keys', 'Keyboard shortcuts', Keyboard),
        ],
      ]}
    />
  );
}
