import { useState } from 'react';
import { Select } from '../../Select.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { type Audience, audiences } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  const [audience, setAudience] = useState<Audience | null>('agencies');
  return (
    <States as="grid">
      <State name="chosen">
        <Select label="Segment" options={audiences} value={audience} onChange={setAudience} />
      </State>
      <State name="nothing chosen">
        <Select label="First segment" options={audiences} value={null} onChange={setAudience} />
      </State>
      <State name="focused" focused="button">
        <Select label="Next segment" options={audiences} value="freelancers" onChange={setAudience} />
      </State>
      <State name="invalid">
        <Select label="Column" options={audiences} value={null} onChange={setAudience} error="Choose a column." />
      </State>
      <State name="disabled">
        <Select label="Sealed segment" options={audiences} value="agencies" onChange={setAudience} isDisabled />
      </State>
      <State name="long text">
        <Select label="Third segment" options={audiences} value="clubs" onChange={setAudience} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Fields', use: 'One of a few options that everyone knows.', Example };
