import { Hand, MousePointer2 } from 'lucide-react';
import { useState } from 'react';
import { ToolButton } from '../../ToolButton.tsx';
import { Toolbar } from '../../Toolbar.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [tool, setTool] = useState('select');
  return (
    <States>
      <State name="one in use, keys under the pointer">
        <Toolbar label="Tools" orientation="vertical">
          <ToolButton
            label="Select"
            keys={['V']}
            shortcut="V"
            icon={<MousePointer2 aria-hidden="true" />}
            isSelected={tool === 'select'}
            onSelect={() => setTool('select')}
          />
          <ToolButton
            label="Hand"
            icon={<Hand aria-hidden="true" />}
            isSelected={tool === 'hand'}
            onSelect={() => setTool('hand')}
          />
        </Toolbar>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Actions', use: 'One tool of several, of which exactly one is in use.', Example };
