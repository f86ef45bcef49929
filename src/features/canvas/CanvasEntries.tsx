import type { LucideIcon } from 'lucide-react';
import { BookmarkPlus, Download, Keyboard, LayoutTemplate, ListTree, Search, Share2, Upload } from 'lucide-react';
import type { CanvasOverlay } from '#machines/canvas/canvas-overlay.machine.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '#ui/AnchoredMenu.tsx';
import { Keys } from '#ui/Keys.tsx';
import type { MenuEntry } from '#ui/MenuRows.tsx';
import { canvasMenuLabels } from './labels.ts';

export type CanvasPlace = Extract<
  CanvasOverlay,
  'find' | 'outline' | 'templates' | 'save-template' | 'share' | 'export-file' | 'import-file' | 'keys'
>;

export interface CanvasEntriesProps extends Pick<AnchoredMenuProps, 'triggerRef' | 'onClose'> {
  readonly isEmpty: boolean;
  readonly onOpen: (place: CanvasPlace) => void;
}

export function CanvasEntries({ triggerRef, isEmpty, onOpen, onClose }: CanvasEntriesProps) {
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
      label={canvasMenuLabels.menu}
      triggerRef={triggerRef}
      onClose={onClose}
      groups={[
        [
          entry('find', canvasMenuLabels.find, Search, { keys: ['Ctrl', 'F'], isDisabled: isEmpty }),
          entry('outline', canvasMenuLabels.outline, ListTree, { isDisabled: isEmpty }),
          entry('templates', canvasMenuLabels.templates, LayoutTemplate),
          entry('save-template', canvasMenuLabels.saveTemplate, BookmarkPlus, { isDisabled: isEmpty }),
        ],
        [
          entry('share', canvasMenuLabels.share, Share2, { isDisabled: isEmpty }),
          entry('export-file', canvasMenuLabels.export, Download, { isDisabled: isEmpty }),
          entry('import-file', canvasMenuLabels.import, Upload),
          entry('keys', canvasMenuLabels.keys, Keyboard),
        ],
      ]}
    />
  );
}
