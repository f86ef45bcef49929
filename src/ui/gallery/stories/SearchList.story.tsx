import { House, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../Button.tsx';
import { InlineMessage } from '../../InlineMessage.tsx';
import { Keys } from '../../Keys.tsx';
import { SearchList } from '../../SearchList.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

const places = ['Home', 'Idea vault', 'Canvas', 'Validate', 'Toolkit', 'Reports', 'News', 'Feedback', longText];

function Example() {
  const [opened, setOpened] = useState<'none' | 'usual' | 'failed'>('none');
  const [query, setQuery] = useState('');
  const items = places
    .filter((place) => place.toLowerCase().includes(query.toLowerCase()))
    .map((place, index) => ({
      id: place,
      text: place,
      label: place,
      icon: index === 0 ? <House aria-hidden="true" /> : <Lightbulb aria-hidden="true" />,
      end: index === 0 ? <Keys keys={['G', 'H']} /> : undefined,
    }));
  const close = () => {
    setOpened('none');
    setQuery('');
  };
  return (
    <States>
      <State name="usual; empty when nothing fits">
        <Button onPress={() => setOpened('usual')}>Search list</Button>
      </State>
      <State name="after a failure">
        <Button onPress={() => setOpened('failed')}>Failed search list</Button>
      </State>
      {opened !== 'none' && (
        <SearchList
          title="Places"
          fieldLabel="Search places"
          placeholder="Where to?"
          query={query}
          onQuery={setQuery}
          groups={items.length === 0 ? [] : [{ title: 'Go to', items }]}
          onChoose={close}
          onClose={close}
          empty="No place goes by these words."
          notice={opened === 'failed' && <InlineMessage tone="error">The page could not be loaded.</InlineMessage>}
        />
      )}
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'Everything by its name: type, walk with the arrows, press Enter.',
  Example,
};
