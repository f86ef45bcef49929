import { Minus, Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { namedExport } from '#ui/named-export.ts';
import { Toolbar } from '#ui/Toolbar.tsx';
import { zoomLabels, zoomPercent } from '../labels.ts';

const ZoomEntries = lazy(namedExport(() => import('../opened.ts'), 'ZoomEntries'));

export type ZoomRequest = 'in' | 'out' | 'whole' | 'fit' | 'selection';

export interface ZoomControlsProps {
  /** 1 is a CSS pixel a scene unit. */
  readonly zoom: number;
  readonly hasSelection: boolean;
  readonly isEmpty: boolean;
  readonly onZoom: (request: ZoomRequest) => void;
}

export function ZoomControls({ zoom, onZoom, ...more }: ZoomControlsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const percent = zoomPercent(zoom);
  return (
    <>
      <Toolbar label={zoomLabels.menu}>
        <IconButton
          label={zoomLabels.out}
          size="small"
          icon={<Minus aria-hidden="true" />}
          onPress={() => onZoom('out')}
        />
        <Button
          ref={button}
          variant="quiet"
          size="small"
          aria-label={zoomLabels.button(percent)}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        >
          <span className={figure}>{percent}</span>
        </Button>
        <IconButton
          label={zoomLabels.in}
          size="small"
          icon={<Plus aria-hidden="true" />}
          onPress={() => onZoom('in')}
        />
      </Toolbar>
      <Suspense fallback={null}>
        {isOpen && <ZoomEntries {...more} triggerRef={button} onZoom={onZoom} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}

const figure = css({ minWidth: '40', textStyle: 'figure', textAlign: 'center' });
