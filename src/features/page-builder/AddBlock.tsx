import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { KindMenu, type KindMenuProps } from './KindMenu.tsx';
import { addLabels as labels } from './labels.ts';

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
      {isOpen && <KindMenu {...props} triggerRef={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}
