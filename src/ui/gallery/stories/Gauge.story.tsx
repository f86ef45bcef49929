import { useState } from 'react';
import { Gauge } from '../../Gauge.tsx';
import { RangeField } from '../../RangeField.tsx';
import { Verdict } from '../../Verdict.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const visitors = 120;
const inPercent = (share: number) => `${Math.round(share * 100)}%`;

/** Good enough to move a picture: the normal approximation, 95%. */
function intervalOf(share: number): [number, number] {
  const reach = 1.96 * Math.sqrt((share * (1 - share)) / visitors);
  return [Math.max(0, share - reach), Math.min(1, share + reach)];
}

function Example() {
  const [signUps, setSignUps] = useState(18);
  const share = signUps / visitors;
  const interval = intervalOf(share);
  const criterion = 0.2;
  const verdict = interval[0] > criterion ? 'supports' : interval[1] < criterion ? 'refutes' : 'inconclusive';
  return (
    <States as="grid">
      <State name="in the colour of its verdict">
        <Gauge
          label="Share of sign-ups"
          estimate={share}
          interval={interval}
          criterion={criterion}
          max={0.5}
          format={inPercent}
          tone={verdict}
        />
        <RangeField
          label="Sign-ups of 120"
          value={signUps}
          onChange={setSignUps}
          min={0}
          max={visitors}
          format={String}
        />
        <Verdict verdict={verdict} />
      </State>
      <State name="without a verdict, the criterion far out">
        <Gauge label="Paid" estimate={0.02} interval={[0, 0.06]} criterion={0.45} max={0.5} format={inPercent} />
      </State>
      <State name="nothing measured yet">
        <Gauge label="Came back" estimate={0} interval={[0, 1]} criterion={0.3} max={1} format={inPercent} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Measures',
  use: 'A value never stands without its uncertainty, nor a verdict without the stake it is judged by.',
  Example,
};
