import { Avatar } from '../../Avatar.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2L0 2z"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawn)}`;

function Example() {
  return (
    <States>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <State key={size} name={size}>
          <Avatar name="Mira Lindqvist" size={size} />
        </State>
      ))}
      <State name="from an address">
        <Avatar name="tomas@example.org" />
      </State>
      <State name="a picture">
        <Avatar name="Mira Lindqvist" picture={picture} size="large" />
      </State>
      <State name="a picture that cannot be shown">
        <Avatar name="Mira Lindqvist" picture="data:image/png;base64,broken" size="large" />
      </State>
      <State name="one letter">
        <Avatar name="Q" />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Words',
  use: 'A person: their picture, or initials on a note, colored by the name.',
  Example,
};
