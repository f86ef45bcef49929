import { useState } from 'react';
import { Button } from '../../Button.tsx';
import type { ToastItem } from '../../Toast.tsx';
import { ToastRegion } from '../../ToastRegion.tsx';
import type { Tone } from '../../ToneIcon.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';
import { toneSamples, tones } from '../tone-samples.ts';

function Example() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const [count, setCount] = useState(0);
  const remove = (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id));
  const show = (tone: Tone) => {
    setCount(count + 1);
    const action = tone === 'success' ? { action: { label: 'Undo' } } : {};
    setToasts((all) => [...all, { id: String(count), tone, message: toneSamples[tone], ...action }]);
  };
  return (
    <States>
      {tones.map((tone) => (
        <State key={tone} name={tone === 'success' ? 'success, with an action' : tone}>
          <Button onPress={() => show(tone)}>Show {tone} toast</Button>
        </State>
      ))}
      <ToastRegion toasts={toasts} onDismiss={remove} onAct={remove} />
    </States>
  );
}

export const story: Story = {
  group: 'Messages',
  use: 'Where something else went on meanwhile: the newest three, each for ten seconds. F6 leads to them.',
  Example,
};
