import { Reveal } from '../../Reveal.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="usual">
        <Reveal show="Show the words" hide="Hide the words">
          <p>The words that few need.</p>
        </Reveal>
      </State>
      <State name="focused" focused="button">
        <Reveal show="Show more" hide="Hide more">
          <p>More.</p>
        </Reveal>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Structure',
  use: 'A button whose name says what a press does to what is under it.',
  Example,
};
