import { useState } from 'react';
import { ComboBox } from '../../ComboBox.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { type Audience, audiences } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  const [audience, setAudience] = useState<Audience | null>(null);
  return (
    <States as="grid">
      <State name="empty">
        <ComboBox label="Audience" options={audiences} value={audience} onChange={setAudience} placeholder="Who?" />
      </State>
      <State name="focused" focused="input">
        <ComboBox label="Next audience" options={audiences} value="agencies" onChange={setAudience} />
      </State>
      <State name="invalid">
        <ComboBox
          label="First audience"
          options={audiences}
          value={null}
          onChange={setAudience}
          error="Choose one from the list."
        />
      </State>
      <State name="disabled">
        <ComboBox label="Sealed audience" options={audiences} value="agencies" onChange={setAudience} isDisabled />
      </State>
      <State name="long text">
        <ComboBox label="Third audience" options={audiences} value="clubs" onChange={setAudience} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Fields', use: 'A select whose options are many: typing narrows them.', Example };
