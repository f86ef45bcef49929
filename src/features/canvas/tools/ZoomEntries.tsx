import { AnchoredMenu, type AnchoredMenuProps } from '#ui/AnchoredMenu.tsx';
import { Keys } from '#ui/Keys.tsx';
import { zoomLabels } from '../labels.ts';
import type { ZoomControlsProps } from './ZoomControls.tsx';

export interface ZoomEntriesProps
  extends Pick<AnchoredMenuProps, 'triggerRef' | 'onClose'>,
    Pick<ZoomControlsProps, 'hasSelection' | 'isEmpty' | 'onZoom'> {}

export function ZoomEntries({ triggerRef, hasSelection, isEmpty, onZoom, onClose }: ZoomEntriesProps) {
  return (
    <AnchoredMenu
      label={zoomLabels.menu}
      placement="top end"
      triggerRef={triggerRef}
      onClose={onClose}
      groups={[
        [
          {
            id: 'whole',
            label: zoomLabels.whole,
            end: <Keys keys={['Ctrl', '0']} />,
            onAction: () => onZoom('whole'),
          },
          {
            id: 'fit',
            label: zoomLabels.fit,
            end: <Keys keys={['Shift', '1']} />,
            isDisabled: isEmpty,
            onAction: () => onZoom('fit'),
          },
          {
            id: 'selection',
            label: zoomLabels.selection,
            end: <Keys keys={['Shift', '2']} />,
            isDisabled: !hasSelection,
            onAction: () => onZoom('selection'),
          },
        ],
      ]}
    />
  );
}
