import { Avatar } from '../../Avatar.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <State key={size} name={size}>
          <Avatar name="Mira Lindqvist" size={size} />
        </State>
      ))}
      <State name="from an address">
        <Avatar name="tomas@example.org" />
      </State>
      <State name="one letter">
        <Avatar name="Q" />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Words', use: 'Who did it: initials on a note, coloured by the name.', Example };
