import { Proof } from '../../Proof.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="stack">
      <State name="closed">
        <Proof>
          <p>corridor-1, judged at position 412</p>
        </Proof>
      </State>
      <State name="focused" focused="summary">
        <Proof>
          <p>{longText}</p>
        </Proof>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Structure',
  use: 'For those who check a claim: formulas, positions and hashes stand here and nowhere else.',
  Example,
};
