import { NumberField } from '../../NumberField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="filled">
        <NumberField label="Planned visitors" defaultValue={120} minValue={0} description="Until the test is judged." />
      </State>
      <State name="with a unit">
        <NumberField
          label="Criterion"
          defaultValue={0.1}
          minValue={0}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
        />
      </State>
      <State name="focused" focused="input">
        <NumberField label="Interviews" defaultValue={5} />
      </State>
      <State name="invalid">
        <NumberField label="Price" error="A price is needed before the test begins." />
      </State>
      <State name="disabled">
        <NumberField label="Locked visitors" defaultValue={120} isDisabled />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Fields', use: 'A number carries its unit, in the label or behind it.', Example };
