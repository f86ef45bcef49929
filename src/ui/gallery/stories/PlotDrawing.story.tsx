import { PlotDrawing } from '../../drawings/PlotDrawing.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="usual">
        <PlotDrawing />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Drawings',
  use: 'A plot with a corner that is not staked yet: something is missing here.',
  Example,
};
