import { LinkInRow } from '../../LinkInRow.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="usual">
        <LinkInRow href="#LinkInRow">Another idea</LinkInRow>
      </State>
      <State name="focused" focused="a">
        <LinkInRow href="#LinkInRow">Another idea, focused</LinkInRow>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Actions',
  use: 'A link in a row that leads elsewhere than the row: a press on it is none on the row.',
  Example,
};
