import { useState } from 'react';
import { RangeField } from '../../RangeField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const visitors = 120;

function Example() {
  const [signUps, setSignUps] = useState(18);
  return (
    <States as="grid">
      <State name="usual">
        <RangeField
          label="Signed up"
          value={signUps}
          onChange={setSignUps}
          min={0}
          max={visitors}
          format={(count) => `${count} of ${visitors}`}
        />
      </State>
      <State name="focused" focused="input">
        <RangeField label="Visitors" value={40} onChange={() => {}} min={0} max={200} format={String} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Choices',
  use: 'The slider of prerendered pages: it works before any script.',
  Example,
};
