import { useRef, useState } from 'react';
import { AnchoredMenu } from '../../AnchoredMenu.tsx';
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
        <Button ref={button} aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          Anchored menu
        </Button>
      </State>
      {isOpen && (
        <AnchoredMenu
          label="Zoom"
          triggerRef={button}
          groups={[
            [
              { id: 'whole', label: 'Zoom to 100%' },
              { id: 'fit', label: 'Fit everything' },
            ],
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'A menu whose code is fetched when its button is pressed.',
  Example,
};
