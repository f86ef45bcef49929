import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../IconButton.tsx';
import { Toolbar } from '../../Toolbar.tsx';
import { ToolbarRule } from '../../ToolbarRule.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="across">
        <Toolbar label="Size">
          <IconButton label="Smaller" size="small" icon={<Minus aria-hidden="true" />} />
          <ToolbarRule />
          <IconButton label="Larger" size="small" icon={<Plus aria-hidden="true" />} />
        </Toolbar>
      </State>
      <State name="down">
        <Toolbar label="Weight" orientation="vertical">
          <IconButton label="Lighter" size="small" icon={<Minus aria-hidden="true" />} />
          <ToolbarRule orientation="vertical" />
          <IconButton label="Heavier" size="small" icon={<Plus aria-hidden="true" />} />
        </Toolbar>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Actions',
  use: 'Buttons that float over what they work on: one stop of Tab, arrows within.',
  Example,
};
