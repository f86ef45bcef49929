import { Button } from '../../Button.tsx';
import { Sheet } from '../../Sheet.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="usual">
        <Sheet title="Filter" done="Show 12 ideas" trigger={<Button>Controls in a sheet</Button>}>
          <p>Controls that work at once.</p>
        </Sheet>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'Holds controls on phones that have no room on the page.',
  Example,
};
