import { StakeDrawing } from '../../drawings/StakeDrawing.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="usual">
        <StakeDrawing />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Drawings',
  use: 'A stake on rising ground: a first idea, a first plot.',
  Example,
};
