import { ToastQueue, useToastQueue } from '@react-stately/toast';
import { useState } from 'react';
import { css } from '#styled-system/css';
import { Toast, type ToastItem } from '../../Toast.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';
import { toneSamples, tones } from '../tone-samples.ts';

function createQueue(): ToastQueue<ToastItem> {
  const queue = new ToastQueue<ToastItem>({ maxVisibleToasts: tones.length + 1 });
  for (const tone of tones) {
    const action = tone === 'success' ? { action: { label: 'Take back' } } : {};
    queue.add({ id: tone, tone, message: toneSamples[tone], ...action });
  }
  queue.add({ id: 'long', tone: 'info', message: longText });
  return queue;
}

function Example() {
  const [queue] = useState(createQueue);
  const state = useToastQueue(queue);
  return (
    <States>
      {state.visibleToasts.map((toast) => (
        <State key={toast.key} name={toast.content.id}>
          <div data-theme="light" className={css({ width: 'drawer', maxWidth: 'full' })}>
            <Toast toast={toast} state={state} onAct={() => state.close(toast.key)} />
          </div>
        </State>
      ))}
    </States>
  );
}

export const story: Story = { group: 'Messages', use: 'One message of the region, in light colors always.', Example };
