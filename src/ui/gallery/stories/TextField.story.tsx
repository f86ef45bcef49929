import { Search } from 'lucide-react';
import { Keys } from '../../Keys.tsx';
import { TextField } from '../../TextField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="empty">
        <TextField label="Email" type="email" autoComplete="email" placeholder="you@example.org" />
      </State>
      <State name="filled, with a description">
        <TextField label="Title" defaultValue="Invoices that chase themselves" description="At most 140 characters." />
      </State>
      <State name="focused" focused="input">
        <TextField label="Audience" defaultValue="Agencies" />
      </State>
      <State name="invalid">
        <TextField label="Name" defaultValue="" error="Give it a name, so that you find it again." />
      </State>
      <State name="disabled">
        <TextField label="Workspace" defaultValue="Sealed" isDisabled />
      </State>
      <State name="read only">
        <TextField label="Hash" defaultValue="7f3a09" isReadOnly />
      </State>
      <State name="with signs">
        <TextField
          label="Find an idea"
          type="search"
          before={<Search aria-hidden="true" />}
          after={<Keys keys={['/']} />}
          placeholder="Title or tag"
        />
      </State>
      <State name="large">
        <TextField label="Your idea" size="large" placeholder="A sentence is enough" />
      </State>
      <State name="bare">
        <TextField label="New idea" look="bare" placeholder="What did you notice?" />
      </State>
      <State name="long text">
        <TextField label={longText} defaultValue={longText} description={longText} error={longText} />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Fields',
  use: 'Every control has its label above it; an error says what to do.',
  Example,
};
