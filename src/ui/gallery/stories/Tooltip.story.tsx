import { Button } from '../../Button.tsx';
import { Tooltip } from '../../Tooltip.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <State key={placement} name={placement}>
          <Tooltip text="All changes are on the server" placement={placement}>
            <Button size="small">Synced, {placement}</Button>
          </Tooltip>
        </State>
      ))}
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'A few words about a control, under the pointer or the focus until Escape. Never the only place.',
  Example,
};
