import { Heading } from '../Heading.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

function Example() {
  return (
    <States as="stack">
      <Heading level={2} size="display">
        Prove the idea before you build it
      </Heading>
      <Heading level={2} size="headline">
        Eighteen of 120 looks good
      </Heading>
      <Heading level={2} size="title">
        Nobody has paid: the riskiest assumption, 35
      </Heading>
      <Heading level={2}>Idea vault</Heading>
      <Heading level={3}>Assumptions by risk</Heading>
      <Heading level={4}>Sealed on 14 March</Heading>
    </States>
  );
}

export const story: Story = { title: 'Heading', use: 'Levels follow the outline, sizes follow the design.', Example };
