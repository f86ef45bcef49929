import { Button } from '../../Button.tsx';
import { ContourDrawing } from '../../drawings/ContourDrawing.tsx';
import { EmptyState } from '../../EmptyState.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="stack">
      <State name="with an action">
        <EmptyState title="No ideas yet" level={3} actions={<Button variant="primary">Capture an idea</Button>}>
          <p>Write down what you noticed. A sentence is enough; the rest can wait.</p>
        </EmptyState>
      </State>
      <State name="with a drawing">
        <EmptyState title="No tests are running" level={3} drawing={<ContourDrawing />}>
          A test shows here as soon as its criterion is locked.
        </EmptyState>
      </State>
      <State name="long text">
        <EmptyState title={longText} level={3}>
          {longText}
        </EmptyState>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Waiting and empty',
  use: 'A reason and a next move where there is nothing, on the survey grid.',
  Example,
};
