import { CellButton } from '../../CellButton.tsx';
import { StatusWord } from '../../StatusWord.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="usual">
        <CellButton cell="status" onPress={() => {}}>
          <StatusWord sign="half">Testing</StatusWord>
        </CellButton>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Actions',
  use: 'What a row shows, as a way to edit it there; keys on the row do the same.',
  Example,
};
