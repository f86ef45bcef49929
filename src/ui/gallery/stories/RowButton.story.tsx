import { Archive } from 'lucide-react';
import { RowButton } from '../../RowButton.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const icon = <Archive aria-hidden="true" />;

function Example() {
  return (
    <States>
      <State name="usual">
        <RowButton label="Archive the row" icon={icon} />
      </State>
      <State name="held, as while its menu is open">
        <RowButton label="Archive the row, held" icon={icon} isHeld />
      </State>
      <State name="focused" focused="button">
        <RowButton label="Archive the row, focused" icon={icon} />
      </State>
      <State name="disabled">
        <RowButton label="Archive the row, disabled" icon={icon} isDisabled />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Actions',
  use: 'An icon button in every row of a long list; it is drawn in half the time.',
  Example,
};
