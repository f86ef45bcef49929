import { StatusWord } from '../../StatusWord.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const signs = {
  empty: 'Inbox',
  quarter: 'Exploring',
  half: 'Testing',
  full: 'Building',
  resting: 'Paused',
  turned: 'Pivoted',
  struck: 'Killed',
} as const;

function Example() {
  return (
    <States>
      {(Object.keys(signs) as (keyof typeof signs)[]).map((sign) => (
        <State key={sign} name={sign}>
          <StatusWord sign={sign}>{signs[sign]}</StatusWord>
        </State>
      ))}
    </States>
  );
}

export const story: Story = { group: 'Words', use: 'Where an idea stands: a word, and a plot that fills up.', Example };
