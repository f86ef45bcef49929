import { Slider } from '../../Slider.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="usual">
        <Slider label="Sign-ups" defaultValue={18} minValue={0} maxValue={120} />
      </State>
      <State name="at its end">
        <Slider label="Importance" defaultValue={5} minValue={1} maxValue={5} />
      </State>
      <State name="focused" focused="[data-rac]:has(> * > input)">
        <Slider label="Confidence" defaultValue={0.4} maxValue={1} step={0.01} formatOptions={{ style: 'percent' }} />
      </State>
      <State name="disabled">
        <Slider
          label="Share"
          defaultValue={0.15}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
          isDisabled
        />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Choices', use: 'For a value that is felt rather than typed.', Example };
