import { PlotDrawing } from '../../drawings/PlotDrawing.tsx';
import { TileButton } from '../../TileButton.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="with and without a note">
        <TileButton label="Plot" drawing={<PlotDrawing />} onPress={() => {}} />
        <TileButton label="Field" note="A larger plot" drawing={<PlotDrawing />} onPress={() => {}} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Actions',
  use: 'One of a few things to begin with, each with a drawing.',
  Example,
};
