import { useState } from 'react';
import { TagInput } from '../../TagInput.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [tags, setTags] = useState<readonly string[]>(['agencies', 'b2b', 'pricing']);
  const keep = () => {};
  return (
    <States as="grid">
      <State name="filled">
        <TagInput label="Tags" tags={tags} onChange={setTags} maxTags={5} description="Enter adds a tag." />
      </State>
      <State name="empty">
        <TagInput label="First tags" tags={[]} onChange={keep} />
      </State>
      <State name="focused" focused="input">
        <TagInput label="More tags" tags={['clubs']} onChange={keep} />
      </State>
      <State name="full">
        <TagInput label="Few tags" tags={['agencies', 'b2b']} onChange={keep} maxTags={2} />
      </State>
      <State name="invalid">
        <TagInput label="Wrong tags" tags={[]} onChange={keep} error="Add at least one." />
      </State>
      <State name="disabled">
        <TagInput label="Sealed tags" tags={['agencies']} onChange={keep} isDisabled />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Fields',
  use: 'Enter, a comma, or leaving the field adds what is typed; Backspace takes the last tag away.',
  Example,
};
