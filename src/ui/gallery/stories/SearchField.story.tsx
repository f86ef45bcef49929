import { useState } from 'react';
import { Keys } from '../../Keys.tsx';
import { SearchField } from '../../SearchField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [text, setText] = useState('bees');
  return (
    <States as="stack">
      <State name="empty, with the key that leads here; focused" focused="input">
        <SearchField
          label="Search ideas"
          placeholder="Search ideas"
          value=""
          onChange={() => {}}
          hint={<Keys keys={['/']} />}
        />
      </State>
      <State name="with text that can be cleared">
        <SearchField label="Search articles" value={text} onChange={setText} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Fields',
  use: 'Narrows what is on the page while it is typed in.',
  Example,
};
