import { AnchoredMenu, type AnchoredMenuProps } from '#ui/AnchoredMenu.tsx';
import { Keys } from '#ui/Keys.tsx';
import type { ZoomControlsProps } from './ZoomControls.tsx';

export interface ZoomEntriesProps
  extends Pick<AnchoredMenuProps, 'triggerRef' | 'onClose'>,
    Pick<ZoomControlsProps, 'hasSelection' | 'isEmpty' | 'onZoom'> {}

export default function ZoomEntries({ triggerRef, hasSelection, isEmpty, onZoom, onClose }: ZoomEntriesProps) {
  return (
    <AnchoredMenu
      label="Zoom"
      placement="top end"
      triggerRef={triggerRef}
      onClose={onClose}
      groups={[
        [
          {
            id: 'whole',
            label: 'Zoom to 100 %',
            end: <Keys keys={['Ctrl', '0']} />,
            onAction: () => onZoom('whole'),
          },
          {
            id: 'fit',
            label: 'Fit everything',
            end: <Keys keys={['Shift', '1']} />,
            isDisabled: isEmpty,
            onAction: () => onZoom('fit'),
          },
          {
            id: 'selection',
            label: 'Zoom to the selection',
            end: <Keys keys={['Shift', '2']} />,
            isDisabled: !hasSelection,
            onAction: () => onZoom('selection'),
          },
        ],
      ]}
    />
  );
}
