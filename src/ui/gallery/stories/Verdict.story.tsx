import { Verdict } from '../../Verdict.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      {(['supports', 'inconclusive', 'refutes'] as const).map((verdict) => (
        <State key={verdict} name={verdict}>
          <Verdict verdict={verdict} />
        </State>
      ))}
    </States>
  );
}

export const story: Story = {
  group: 'Measures',
  use: 'A word and a flag: up, at half, down. Never to be pressed.',
  Example,
};
