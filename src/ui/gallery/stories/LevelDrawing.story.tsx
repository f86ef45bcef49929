import { LevelDrawing } from '../../drawings/LevelDrawing.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="usual">
        <LevelDrawing />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Drawings',
  use: 'A level sighting a rod that is out of reach: no connection, or an error.',
  Example,
};
