import { ProgressCircle } from '../../ProgressCircle.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="unknown">
        <ProgressCircle label="Sending" />
      </State>
      <State name="known">
        <ProgressCircle label="Mostly sent" percent={70} />
      </State>
      <State name="done">
        <ProgressCircle label="Sent" percent={100} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Measures', use: 'Progress where there is no room for words.', Example };
