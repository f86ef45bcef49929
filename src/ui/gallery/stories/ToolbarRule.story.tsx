import { Bold, Italic } from 'lucide-react';
import { IconButton } from '../../IconButton.tsx';
import { Toolbar } from '../../Toolbar.tsx';
import { ToolbarRule } from '../../ToolbarRule.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="between two groups">
        <Toolbar label="Letters">
          <IconButton label="Bold" size="small" icon={<Bold aria-hidden="true" />} />
          <ToolbarRule />
          <IconButton label="Italic" size="small" icon={<Italic aria-hidden="true" />} />
        </Toolbar>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Actions', use: 'A line between two groups of a toolbar’s buttons.', Example };
