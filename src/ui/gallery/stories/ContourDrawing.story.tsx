import { ContourDrawing } from '../../drawings/ContourDrawing.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="usual">
        <ContourDrawing />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Drawings',
  use: 'Closed contours around two summits, one of them staked: where to look next.',
  Example,
};
