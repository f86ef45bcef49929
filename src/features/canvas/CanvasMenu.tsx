import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { namedExport } from '#ui/named-export.ts';
import type { CanvasPlace } from './CanvasEntries.tsx';
import { canvasMenuLabels } from './labels.ts';

const CanvasEntries = lazy(namedExport(() => import('./opened.ts'), 'CanvasEntries'));

export interface CanvasMenuProps {
  readonly isEmpty: boolean;
  readonly onOpen: (place: CanvasPlace) => void;
}

/** Actions on a whole canvas. */
export function CanvasMenu({ isEmpty, onOpen }: CanvasMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={canvasMenuLabels.menu}
        size="small"
        icon={<Ellipsis aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      />
      <Suspense fallback={null}>
        {isOpen && (
          <CanvasEntries triggerRef={button} isEmpty={isEmpty} onOpen={onOpen} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
