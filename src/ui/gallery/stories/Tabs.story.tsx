import { Tabs } from '../../Tabs.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const tabs = [
  { id: 'texts', label: 'Texts', content: <p>Problem, audience and pitch.</p> },
  { id: 'history', label: 'History', content: <p>Every change, with its date.</p> },
  { id: 'report', label: 'Report', content: null, isDisabled: true },
];

function Example() {
  return (
    <States as="grid">
      <State name="usual, one disabled">
        <Tabs label="Idea" tabs={tabs} />
      </State>
      <State name="focused" focused="[role=tab]">
        <Tabs label="Focused idea" tabs={tabs} />
      </State>
      <State name="more than fit">
        <Tabs
          label="Sections"
          tabs={['Assumptions', 'Experiments', 'Interviews', 'Evidence', 'Decisions'].map((label) => ({
            id: label,
            label,
            content: <p>{label} of this idea.</p>,
          }))}
        />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Structure', use: 'Views of one thing, one of which is seen.', Example };
