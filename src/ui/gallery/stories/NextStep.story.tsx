import { NextStep } from '../../NextStep.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="a link">
        <NextStep href="#NextStep">Talk to five agency owners</NextStep>
      </State>
      <State name="large, sends a form">
        <NextStep type="submit" size="large">
          Start with this idea
        </NextStep>
      </State>
      <State name="focused" focused="button">
        <NextStep onClick={() => {}}>Decide</NextStep>
      </State>
      <State name="disabled">
        <NextStep type="submit" isDisabled>
          Lock the criterion
        </NextStep>
      </State>
      <State name="long text">
        <NextStep href="#NextStep">Ask the three clubs that wrote back whether they would pay this month</NextStep>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Actions', use: 'The one orange marker of a screen: what to do next.', Example };
