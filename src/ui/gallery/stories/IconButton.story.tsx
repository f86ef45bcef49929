import { Archive } from 'lucide-react';
import { IconButton } from '../../IconButton.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const icon = <Archive aria-hidden="true" />;

function Example() {
  return (
    <States>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <State key={size} name={size}>
          <IconButton label={`Archive, ${size}`} size={size} icon={icon} />
        </State>
      ))}
      <State name="framed">
        <IconButton label="Archive, framed" variant="secondary" icon={icon} />
      </State>
      <State name="focused" focused="button">
        <IconButton label="Archive, focused" icon={icon} />
      </State>
      <State name="disabled">
        <IconButton label="Archive, disabled" icon={icon} isDisabled />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Actions',
  use: 'Where a row repeats the same action. The name is spoken, so it is never left out.',
  Example,
};
