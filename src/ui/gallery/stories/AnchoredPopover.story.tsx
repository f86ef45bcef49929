import { useRef, useState } from 'react';
import { AnchoredPopover } from '../../AnchoredPopover.tsx';
import { Button } from '../../Button.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <States>
      <State name="usual">
        <Button ref={button} aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          Anchored popover
        </Button>
      </State>
      {isOpen && (
        <AnchoredPopover label="Your changes" triggerRef={button} onClose={() => setOpen(false)}>
          <p>Three changes wait for a network.</p>
        </AnchoredPopover>
      )}
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'A popover whose code is fetched when its button is pressed.',
  Example,
};
