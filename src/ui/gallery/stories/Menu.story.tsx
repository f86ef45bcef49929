import { LogOut, Settings, User } from 'lucide-react';
import { Button } from '../../Button.tsx';
import { Keys } from '../../Keys.tsx';
import { Menu } from '../../Menu.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="groups, notes, keys, disabled and dangerous entries">
        <Menu
          trigger={<Button>Menu</Button>}
          header="mira@example.org"
          placement="bottom start"
          groups={[
            [
              { id: 'profile', label: 'Profile', icon: <User aria-hidden="true" />, href: '#Menu' },
              {
                id: 'settings',
                label: 'Settings',
                icon: <Settings aria-hidden="true" />,
                note: 'Theme, keys, account',
                end: <Keys keys={['G', 'S']} />,
              },
              { id: 'billing', label: 'Billing', isDisabled: true },
            ],
            [{ id: 'out', label: 'Sign out', icon: <LogOut aria-hidden="true" />, isDangerous: true }],
          ]}
        />
      </State>
      <State name="long text">
        <Menu
          trigger={<Button>Long menu</Button>}
          placement="bottom start"
          groups={[[{ id: 'long', label: longText, note: longText }]]}
        />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Over the page', use: 'Actions on one thing, behind one button.', Example };
