import { Switch } from '../../Switch.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="on">
        <Switch label="Single-key shortcuts" defaultSelected />
      </State>
      <State name="off, with a description">
        <Switch label="Weekly mail" description="On Mondays, with what changed." />
      </State>
      <State name="focused" focused="label">
        <Switch label="Sounds" />
      </State>
      <State name="disabled">
        <Switch label="Not yours to change" isDisabled />
      </State>
      <State name="long text">
        <Switch label={longText} description={longText} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Choices', use: 'For a setting that takes effect at once.', Example };
