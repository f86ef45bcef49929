import { useState } from 'react';
import { TagGroup } from '../../TagGroup.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  const [tags, setTags] = useState<readonly string[]>(['agencies', 'b2b', longText]);
  return (
    <States as="grid">
      <State name="to read">
        <TagGroup label="Tags of the idea" tags={['agencies', 'b2b']} />
      </State>
      <State name="to remove, with long text">
        <TagGroup label="Filters" tags={tags} onRemove={(gone) => setTags(tags.filter((tag) => tag !== gone))} />
      </State>
      <State name="focused" focused="[role=row]">
        <TagGroup label="Focused tags" tags={['pricing', 'clubs']} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Lists and tables', use: 'Words that were given to a thing.', Example };
