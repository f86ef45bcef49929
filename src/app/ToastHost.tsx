import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { selectToasts } from '#machines/shell/toasts.machine.ts';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { useApp } from './app-context.ts';

/** The toasts of the application, in the region that the design system draws. */
export default function ToastHost() {
  const toasts = useApp().actorOf('toasts');
  const onDismiss = useCallback((id: string) => toasts.send({ type: 'toast.dismissed', id }), [toasts]);
  return (
    <ToastRegion
      toasts={useSelector(toasts, selectToasts)}
      onDismiss={onDismiss}
      onAct={(id) => toasts.send({ type: 'toast.acted', id })}
    />
  );
}
