import { useState } from 'react';
import { PickList } from '../../PickList.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const items = Array.from({ length: 2000 }, (_, n) => ({ id: `row${n}`, textValue: `Change ${2000 - n}` }));

function Example() {
  const [picked, setPicked] = useState('row2');
  return (
    <States as="grid">
      <State name="two thousand rows, one picked">
        <PickList label="Changes" items={items} pickedId={picked} onPick={setPicked}>
          {({ textValue }) => textValue}
        </PickList>
      </State>
      <State name="focused" focused="[role=option]">
        <PickList label="Few changes" items={items.slice(0, 2)} pickedId="row1" onPick={setPicked}>
          {({ textValue }) => textValue}
        </PickList>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Lists and tables',
  use: 'A long list of which one row is looked at. Only the rows in view are drawn.',
  Example,
};
