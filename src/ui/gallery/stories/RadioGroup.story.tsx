import { useState } from 'react';
import { RadioGroup } from '../../RadioGroup.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { type Audience, audiences } from '../sample-options.ts';
import type { Story } from '../story.ts';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System', note: 'Follows the setting of your device' },
] as const;

const answers = [
  { value: 'yes', label: 'Yes', letter: 'y' },
  { value: 'no', label: 'No', letter: 'n' },
] as const;

function Example() {
  const [answer, setAnswer] = useState<(typeof answers)[number]['value'] | null>(null);
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system');
  const [audience, setAudience] = useState<Audience | null>(null);
  return (
    <States as="grid">
      <State name="chosen">
        <RadioGroup label="Appearance" options={themes} value={theme} onChange={setTheme} />
      </State>
      <State name="in a row">
        <RadioGroup
          label="Paper"
          orientation="horizontal"
          options={themes.slice(0, 2)}
          value="light"
          onChange={setTheme}
        />
      </State>
      <State name="focused" focused="label">
        <RadioGroup label="Print" options={themes.slice(0, 2)} value="dark" onChange={setTheme} />
      </State>
      <State name="with letters that choose">
        <RadioGroup label="Answer" orientation="horizontal" options={answers} value={answer} onChange={setAnswer} />
      </State>
      <State name="invalid, with long text and an option that cannot be chosen">
        <RadioGroup
          label="Who is it for?"
          options={audiences}
          value={audience}
          onChange={setAudience}
          error="Choose one; you can change it later."
        />
      </State>
      <State name="disabled">
        <RadioGroup label="Forced theme" options={themes.slice(0, 2)} value="light" onChange={setTheme} isDisabled />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Choices', use: 'One of a few, all of which should be seen.', Example };
