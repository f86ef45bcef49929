import { useState } from 'react';
import { ListBox } from '../../ListBox.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { type Audience, audiences } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  const [audience, setAudience] = useState<Audience | null>(null);
  return (
    <States as="grid">
      <State name="nothing chosen">
        <ListBox label="Audiences" options={audiences} value={audience} onChange={setAudience} />
      </State>
      <State name="chosen, and focused" focused="[role=option]">
        <ListBox label="Chosen audiences" options={audiences} value="freelancers" onChange={setAudience} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Lists and tables',
  use: 'A list of which one row is chosen, always open.',
  Example,
};
