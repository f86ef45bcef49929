import { FieldLabel } from '../../FieldLabel.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="shown">
        <FieldLabel label="Title" />
      </State>
      <State name="for screen readers alone">
        <FieldLabel label="Hidden label" isLabelHidden />
      </State>
      <State name="long text">
        <FieldLabel label={longText} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Fields',
  use: 'Part of every field. A field without one does not compile.',
  Example,
};
