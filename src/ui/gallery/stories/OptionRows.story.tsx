import { ListBoxContext } from 'react-aria-components/ListBox';
import { OptionRows } from '../../OptionRows.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { audiences } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="filled">
        <ListBoxContext value={{ 'aria-label': 'Options' }}>
          <OptionRows options={audiences} />
        </ListBoxContext>
      </State>
      <State name="empty">
        <ListBoxContext value={{ 'aria-label': 'No options' }}>
          <OptionRows options={[]} />
        </ListBoxContext>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Lists and tables',
  use: 'What a select and a combo box open; it says so when nothing matches.',
  Example,
};
