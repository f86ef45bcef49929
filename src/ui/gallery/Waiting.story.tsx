import { useEffect, useState } from 'react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Splash } from '../Splash.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

const splashMs = 3000;

function Example() {
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLoading(false), splashMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <States as="stack">
      <States as="grid">
        <Skeleton label="Loading text" />
        <Skeleton label="Loading ideas" shape="rows" />
        <Skeleton label="Loading the form" shape="fields" count={2} />
      </States>
      <Skeleton label="Loading cards" shape="cards" />
      <States>
        <Button onPress={() => setLoading(true)}>Show the splash</Button>
      </States>
      {isLoading && <Splash title="Starting the product" />}
      <EmptyState title="No ideas yet" actions={<Button variant="primary">Capture an idea</Button>}>
        <p>Write down what you noticed. A sentence is enough; the rest can wait.</p>
      </EmptyState>
    </States>
  );
}

export const story: Story = {
  title: 'Waiting and empty',
  use: 'The final layout while it loads; a reason and a next move where there is nothing.',
  Example,
};
