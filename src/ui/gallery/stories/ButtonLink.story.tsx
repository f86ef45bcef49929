import { ButtonLink } from '../../ButtonLink.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="primary">
        <ButtonLink href="#ButtonLink" variant="primary">
          Open the vault
        </ButtonLink>
      </State>
      <State name="secondary">
        <ButtonLink href="#ButtonLink">Read the formula</ButtonLink>
      </State>
      <State name="quiet">
        <ButtonLink href="#ButtonLink" variant="quiet">
          Back to home
        </ButtonLink>
      </State>
      <State name="focused" focused="a">
        <ButtonLink href="#ButtonLink">Read the formula</ButtonLink>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Actions',
  use: 'A native link for what leads to another page and weighs as much as a button.',
  Example,
};
