import { Byline } from '../../Byline.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="who did it">
        <Byline name="Mira Lindqvist" />
      </State>
      <State name="what they did">
        <Byline name="Mira Lindqvist" did="Logged" />
      </State>
      <State name="a long name">
        <Byline name="Wolfeschlegelsteinhausenbergerdorff" did="Logged" />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Words',
  use: 'Says who did something, where several people work.',
  Example,
};
