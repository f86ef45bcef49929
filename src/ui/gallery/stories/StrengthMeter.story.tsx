import { type Strength, StrengthMeter } from '../../StrengthMeter.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const levels: readonly Strength[] = [
  { level: 0, word: 'Empty' },
  { level: 1, word: 'Weak' },
  { level: 2, word: 'Fair' },
  { level: 3, word: 'Good' },
  { level: 4, word: 'Strong' },
];

function Example() {
  return (
    <States as="grid">
      {levels.map((strength) => (
        <State key={strength.level} name={`level ${strength.level}`}>
          <StrengthMeter strength={strength} />
        </State>
      ))}
    </States>
  );
}

export const story: Story = {
  group: 'Fields',
  use: 'Under a new password. The word says what the line shows.',
  Example,
};
