import { Button } from '../../Button.tsx';
import { Popover } from '../../Popover.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="usual">
        <Popover label="Sync" trigger={<Button>Popover</Button>}>
          <p>All changes are on the server.</p>
        </Popover>
      </State>
      <State name="long text">
        <Popover label="Long sync" trigger={<Button>Long popover</Button>}>
          <p>
            {longText}. {longText}.
          </p>
        </Popover>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'Explains beside a button; for actions there is a menu.',
  Example,
};
