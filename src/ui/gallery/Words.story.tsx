import { Badge } from '../Badge.tsx';
import { StatusWord } from '../StatusWord.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

const tones = ['neutral', 'brand', 'success', 'info', 'warning', 'danger'] as const;
const signs = {
  empty: 'Inbox',
  quarter: 'Exploring',
  half: 'Testing',
  full: 'Building',
  resting: 'Paused',
  struck: 'Killed',
} as const;

function Example() {
  return (
    <States as="stack">
      <States>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </States>
      <States>
        {(Object.keys(signs) as (keyof typeof signs)[]).map((sign) => (
          <StatusWord key={sign} sign={sign}>
            {signs[sign]}
          </StatusWord>
        ))}
      </States>
    </States>
  );
}

export const story: Story = { title: 'Words about things', use: 'A word first; colour only supports it.', Example };
