import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from '../../ToggleButton.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [isOn, setOn] = useState(true);
  return (
    <States as="row">
      <State name="on">
        <ToggleButton isSelected={isOn} onChange={setOn} icon={<Hourglass aria-hidden="true" />}>
          Stale
        </ToggleButton>
      </State>
      <State name="off and focused" focused="button">
        <ToggleButton isSelected={false} onChange={() => {}}>
          Mine
        </ToggleButton>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Choices',
  use: 'One thing that is on or off at once, among other buttons. In forms there is the switch.',
  Example,
};
