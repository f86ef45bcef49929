import { DateDisplay } from '../../DateDisplay.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      {(['day', 'moment', 'recent'] as const).map((form) => (
        <State key={form} name={form}>
          <DateDisplay at="2026-03-14T09:26:00Z" form={form} timeZone="UTC" />
        </State>
      ))}
    </States>
  );
}

export const story: Story = { group: 'Measures', use: 'A date for people to read.', Example };
