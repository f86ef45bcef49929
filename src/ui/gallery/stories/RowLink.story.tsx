import { RowLink } from '../../RowLink.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="usual">
        <RowLink href="#RowLink">Owners pay £19 monthly by card</RowLink>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Actions',
  use: 'The name of a row that opens something. The row is pressed; the link is for another tab.',
  Example,
};
