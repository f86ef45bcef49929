import { useState } from 'react';
import { ChoiceMenu } from '../../ChoiceMenu.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const few = [
  { value: 'inbox', label: 'Inbox' },
  { value: 'testing', label: 'Testing' },
] as const;
const many = Array.from({ length: 12 }, (_, n) => ({ value: `${n}`, label: `Tag ${n + 1}`, note: `${n + 1} ideas` }));

const ofFew = () => few;
const ofMany = () => many;

function Example() {
  const [chosen, setChosen] = useState<readonly ('inbox' | 'testing')[]>(['inbox']);
  return (
    <States as="row">
      <State name="one of two is chosen">
        <ChoiceMenu label="Status" optionsOf={ofFew} chosen={chosen} onChange={setChosen} empty="No results." />
      </State>
      <State name="so many that they are searched">
        <ChoiceMenu label="Tags" optionsOf={ofMany} chosen={[]} onChange={() => {}} empty="No results." />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Choices',
  use: 'Any number of several things, where there is no room to show them all.',
  Example,
};
