import { useState } from 'react';
import { Button } from '../Button.tsx';
import { InlineMessage } from '../InlineMessage.tsx';
import type { ToastItem } from '../Toast.tsx';
import { ToastRegion } from '../ToastRegion.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

const samples = {
  success: 'Idea captured.',
  info: 'A new version is ready.',
  warning: 'You are offline. Three changes wait on this device.',
  error: 'The server refused the title: it is empty. Your text was kept.',
} as const;
type Tone = keyof typeof samples;
const tones = Object.keys(samples) as Tone[];

function Example() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const [count, setCount] = useState(0);
  const remove = (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id));
  const show = (tone: Tone) => {
    setCount(count + 1);
    const action = tone === 'success' ? { action: { label: 'Undo' } } : {};
    setToasts((all) => [...all, { id: String(count), tone, message: samples[tone], ...action }]);
  };
  return (
    <States as="stack">
      {tones.map((tone) => (
        <InlineMessage key={tone} tone={tone} {...(tone === 'warning' && { title: 'Working offline' })}>
          {samples[tone]}
        </InlineMessage>
      ))}
      <States>
        {tones.map((tone) => (
          <Button key={tone} onPress={() => show(tone)}>
            Show {tone} toast
          </Button>
        ))}
      </States>
      <ToastRegion toasts={toasts} onDismiss={remove} onAct={remove} />
    </States>
  );
}

export const story: Story = {
  title: 'Messages',
  use: 'In the flow where the reader looks anyway; as a toast where something else went on.',
  Example,
};
