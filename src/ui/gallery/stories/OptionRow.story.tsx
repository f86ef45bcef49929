import { Users } from 'lucide-react';
import { ListBox } from 'react-aria-components/ListBox';
import { OptionRow } from '../../OptionRow.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="stack">
      <State name="plain, chosen with a note and a sign, disabled, long text">
        <ListBox aria-label="Rows" selectionMode="single" defaultSelectedKeys={['noted']}>
          <OptionRow option={{ value: 'plain', label: 'Agencies' }} />
          <OptionRow
            option={{
              value: 'noted',
              label: 'Clubs',
              note: 'Kept by volunteers',
              icon: <Users aria-hidden="true" />,
            }}
          />
          <OptionRow option={{ value: 'disabled', label: 'Bakeries', isDisabled: true }} />
          <OptionRow option={{ value: 'long', label: longText, note: longText }} />
        </ListBox>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Lists and tables',
  use: 'One row of a list box, a select or a combo box.',
  Example,
};
