import { useState } from 'react';
import { CheckField } from '../../CheckField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [isSelected, setIsSelected] = useState(true);
  return (
    <States as="grid">
      <State name="selected">
        <CheckField label="Count friends, too" isSelected={isSelected} onChange={setIsSelected} />
      </State>
      <State name="not selected">
        <CheckField label="Count the team" isSelected={false} onChange={() => {}} />
      </State>
      <State name="focused" focused="input">
        <CheckField label="Count strangers" isSelected onChange={() => {}} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Choices',
  use: 'The checkbox of prerendered pages: it works before any script.',
  Example,
};
