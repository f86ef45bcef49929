import { Skeleton } from '../../Skeleton.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="stack">
      <States as="grid">
        <State name="text">
          <Skeleton label="Loading text" />
        </State>
        <State name="rows">
          <Skeleton label="Loading ideas" shape="rows" />
        </State>
        <State name="fields">
          <Skeleton label="Loading the form" shape="fields" count={2} />
        </State>
      </States>
      <State name="cards">
        <Skeleton label="Loading cards" shape="cards" />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Waiting and empty', use: 'The final layout while its content loads.', Example };
