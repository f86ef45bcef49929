import { Lock } from 'lucide-react';
import { Badge } from '../../Badge.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

const tones = ['neutral', 'brand', 'success', 'info', 'warning', 'danger'] as const;

function Example() {
  return (
    <States>
      {tones.map((tone) => (
        <State key={tone} name={tone}>
          <Badge tone={tone}>Waiting</Badge>
        </State>
      ))}
      <State name="with a sign">
        <Badge icon={<Lock aria-hidden="true" />}>Locked</Badge>
      </State>
      <State name="long text">
        <Badge>{longText}</Badge>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Words', use: 'A word about a thing. Color only supports it.', Example };
