import { useToastRegion } from '@react-aria/toast';
import { ToastQueue, type ToastState, useToastQueue } from '@react-stately/toast';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast as recipe } from '#styled-system/recipes';
import { Toast, type ToastItem } from './Toast.tsx';

const visibleMax = 3;
const timeoutMs = 10_000;

export interface ToastRegionProps {
  /** Oldest first; the newest three are seen, each for ten seconds while it is neither hovered nor focused. */
  readonly toasts: readonly ToastItem[];
  /** Its time is over, or it was closed. */
  readonly onDismiss: (id: string) => void;
  readonly onAct: (id: string) => void;
}

/** Messages at the bottom right, in light colors under both themes; F6 leads to them. */
export function ToastRegion({ toasts, onDismiss, onAct }: ToastRegionProps) {
  const [{ queue, keys }] = useState(() => ({
    queue: new ToastQueue<ToastItem>({ maxVisibleToasts: visibleMax }),
    keys: new Map<string, string>(),
  }));

  useEffect(() => {
    for (const toast of toasts) {
      if (keys.has(toast.id)) continue;
      const onClose = () => {
        if (keys.delete(toast.id)) onDismiss(toast.id);
      };
      keys.set(toast.id, queue.add(toast, { timeout: timeoutMs, onClose }));
    }
    for (const [id, key] of keys) {
      if (toasts.some((toast) => toast.id === id)) continue;
      keys.delete(id);
      queue.close(key);
    }
  }, [toasts, onDismiss, queue, keys]);

  const state = useToastQueue(queue);
  if (state.visibleToasts.length === 0) return null;
  return createPortal(<Region state={state} onAct={onAct} />, document.body);
}

function Region({ state, onAct }: { readonly state: ToastState<ToastItem>; readonly onAct: (id: string) => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const { regionProps } = useToastRegion({ 'aria-label': 'Notifications' }, state, ref);
  return (
    <div {...regionProps} ref={ref} data-theme="light" className={recipe().region}>
      {state.visibleToasts.map((toast) => (
        <Toast key={toast.key} toast={toast} state={state} onAct={onAct} />
      ))}
    </div>
  );
}
