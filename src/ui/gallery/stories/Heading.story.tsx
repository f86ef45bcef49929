import { Heading } from '../../Heading.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

const sizes = {
  display: 'Prove the idea before you build it',
  headline: 'Eighteen of 120 looks good',
  title: 'No one has paid: the riskiest assumption, 35',
  heading: 'Idea vault',
  subheading: 'Assumptions by risk',
  label: 'Sealed on March 14',
} as const;

function Example() {
  return (
    <States as="stack">
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <State key={size} name={size}>
          <Heading level={4} size={size}>
            {sizes[size]}
          </Heading>
        </State>
      ))}
      <State name="long text">
        <Heading level={4} size="title">
          {longText}
        </Heading>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Words', use: 'Levels follow the outline, sizes follow the design.', Example };
