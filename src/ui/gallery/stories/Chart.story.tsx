import { Chart } from '../../Chart.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { sampleBars, sampleStart, sampleWalk } from '../sample-charts.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="a walk between two bounds; focused" focused="[role=slider]">
        <Chart name="From pace" data={sampleWalk} />
      </State>
      <State name="bars, one below the other">
        <Chart name="Shares" data={sampleBars} />
      </State>
      <State name="small, beside what leads to it">
        <Chart name="From pace, small" data={sampleWalk} size="small" />
      </State>
      <State name="nothing measured yet">
        <Chart name="From pace, empty" data={sampleStart} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Measures',
  use: 'What was measured against what was locked. It says its finding, arrow keys walk its points, and its table has the numbers.',
  Example,
};
