import { ProgressBar } from '../../ProgressBar.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="known">
        <ProgressBar label="Exporting the log" percent={64} />
      </State>
      <State name="unknown">
        <ProgressBar label="Waiting for the server" />
      </State>
      <State name="done">
        <ProgressBar label="Exported" percent={100} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Measures', use: 'How far something is that takes a while.', Example };
