import { Breadcrumbs } from '../../Breadcrumbs.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="stack">
      <State name="usual">
        <Breadcrumbs trail={[{ label: 'Resources', href: '#Breadcrumbs' }]} current="Talk to five people first" />
      </State>
      <State name="long text">
        <Breadcrumbs
          trail={[
            { label: 'Resources', href: '#Breadcrumbs' },
            { label: 'Interviews', href: '#Popover' },
          ]}
          current={longText}
        />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Structure', use: 'The way back up.', Example };
