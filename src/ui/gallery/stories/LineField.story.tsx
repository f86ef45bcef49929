import { LineField } from '../../LineField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

const keep = () => {};

function Example() {
  return (
    <States as="grid">
      <State name="empty">
        <LineField label="Who’s asking" value="" onSet={keep} />
      </State>
      <State name="filled, with a description">
        <LineField label="Address" value="crumb" description="At most 60 characters." onSet={keep} />
      </State>
      <State name="focused" focused="input">
        <LineField label="Title" value="Know what each bake costs" onSet={keep} />
      </State>
      <State name="long">
        <LineField label="Description" value={longText} onSet={keep} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Fields',
  use: 'For a line of text that is saved when the field is left or taken away, or by Enter. Text that can’t be saved stays in it, with its error.',
  Example,
};
