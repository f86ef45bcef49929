import { useState } from 'react';
import { DayField, type TypedDay } from '../../DayField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

const bounds = { min: '2026-01-05', max: '2026-11-27', unfinished: 'Enter the whole day.' };

function Example() {
  const [day, setDay] = useState<TypedDay>('2026-03-01');
  return (
    <States as="grid">
      <State name="usual">
        <DayField label="Day" value={day} onChange={setDay} {...bounds} />
      </State>
      <State name="invalid">
        <DayField
          label="Last day"
          value="2025-12-31"
          onChange={() => {}}
          error="Choose a day from January 5 to November 27, 2026."
          {...bounds}
        />
      </State>
      <State name="focused" focused="input">
        <DayField label="First day" value="" onChange={() => {}} {...bounds} />
      </State>
      <State name="long text">
        <DayField label={`Day: ${longText}`} value={day} onChange={setDay} error={longText} {...bounds} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Fields', use: 'A day between two others, in the browser’s own field.', Example };
