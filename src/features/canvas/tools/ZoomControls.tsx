import { Minus, Plus } from 'lucide-react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Keys } from '#ui/Keys.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';

export type ZoomWish = 'in' | 'out' | 'whole' | 'fit' | 'selection';

export interface ZoomControlsProps {
  /** 1 is a CSS pixel a scene unit. */
  readonly zoom: number;
  readonly hasSelection: boolean;
  readonly isEmpty: boolean;
  readonly onZoom: (wish: ZoomWish) => void;
}

export function ZoomControls({ zoom, hasSelection, isEmpty, onZoom }: ZoomControlsProps) {
  const percent = `${Math.round(zoom * 100)} %`;
  return (
    <Toolbar label="Zoom">
      <IconButton label="Zoom out" size="small" icon={<Minus aria-hidden="true" />} onPress={() => onZoom('out')} />
      <Menu
        placement="top end"
        trigger={
          <Button variant="quiet" size="small" aria-label={`Zoom: ${percent}`}>
            <span className={figure}>{percent}</span>
          </Button>
        }
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
      <IconButton label="Zoom in" size="small" icon={<Plus aria-hidden="true" />} onPress={() => onZoom('in')} />
    </Toolbar>
  );
}

const figure = css({ minWidth: '40', textStyle: 'figure', textAlign: 'center' });
