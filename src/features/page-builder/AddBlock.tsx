import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import type { KindMenuProps } from './KindMenu.tsx';
import { addLabels as labels } from './labels.ts';

const KindMenu = lazy(() => import('./KindMenu.tsx'));

/** Opens the kinds of blocks to choose from. */
export function AddBlock(props: Omit<KindMenuProps, 'triggerRef' | 'onClose'>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={trigger} aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        <span className={css({ srOnly: { base: true, phone: false } })}>{labels.add}</span>
      </Button>
      <Suspense fallback={null}>
        {isOpen && <KindMenu {...props} triggerRef={trigger} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
