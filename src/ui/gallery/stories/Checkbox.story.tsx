import { Checkbox } from '../../Checkbox.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="not chosen">
        <Checkbox label="Sign out on all devices" />
      </State>
      <State name="chosen, with a description">
        <Checkbox label="Keep a copy on this device" defaultSelected description="So that you can work offline." />
      </State>
      <State name="partly chosen">
        <Checkbox label="Some of the ideas" isIndeterminate />
      </State>
      <State name="focused" focused="label">
        <Checkbox label="Send me the weekly mail" />
      </State>
      <State name="invalid">
        <Checkbox label="I have read the terms" error="Needed to go on." />
      </State>
      <State name="disabled">
        <Checkbox label="Sealed" isDisabled defaultSelected />
      </State>
      <State name="long text">
        <Checkbox label={longText} description={longText} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Choices',
  use: 'Waits for the button of its form; a switch acts at once.',
  Example,
};
