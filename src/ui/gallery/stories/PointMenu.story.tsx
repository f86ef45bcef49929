import { useState } from 'react';
import { Button } from '../../Button.tsx';
import { PointMenu } from '../../PointMenu.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | null>(null);
  return (
    <States>
      <State name="opens at a point">
        <Button
          onPress={({ target }) => {
            const { left, bottom } = target.getBoundingClientRect();
            setPlace({ x: left, y: bottom });
          }}
        >
          Open at the corner
        </Button>
        {place && (
          <PointMenu
            label="At the point"
            x={place.x}
            y={place.y}
            onClose={() => setPlace(null)}
            groups={[[{ id: 'copy', label: 'Copy' }], [{ id: 'remove', label: 'Remove', isDangerous: true }]]}
          />
        )}
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'A menu of what is under the pointer or at the focus.',
  Example,
};
