import { Meter } from '../../Meter.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="with words">
        <Meter label="Sign-ups so far" value={18} max={120} words="18 of 120, 15% ± 6" />
      </State>
      <State name="without">
        <Meter label="Plan used" value={3} max={10} />
      </State>
      <State name="empty">
        <Meter label="Interviews" value={0} max={5} words="0 of 5" />
      </State>
      <State name="full">
        <Meter label="Ideas" value={50} max={50} words="50 of 50" />
      </State>
      <State name="long text">
        <Meter label={longText} value={1} max={2} words="1 of 2" />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Measures', use: 'A measured value between nothing and a known most.', Example };
