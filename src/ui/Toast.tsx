import { useToast } from '@react-aria/toast';
import type { QueuedToast, ToastState } from '@react-stately/toast';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { toast as recipe } from '#styled-system/recipes';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { type Tone, ToneIcon } from './ToneIcon.tsx';

export interface ToastItem {
  readonly id: string;
  readonly tone: Tone;
  readonly message: string;
  readonly action?: { readonly label: string };
}

export interface ToastProps {
  readonly toast: QueuedToast<ToastItem>;
  readonly state: ToastState<ToastItem>;
  readonly onAct: (id: string) => void;
}

/** One message of the toast region. */
export function Toast({ toast, state, onAct }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { toastProps, contentProps, titleProps } = useToast({ toast }, state, ref);
  const { id, tone, message, action } = toast.content;
  const styles = recipe({ tone });
  return (
    <div {...toastProps} ref={ref} className={styles.root}>
      <ToneIcon tone={tone} className={styles.icon} />
      <div {...contentProps} className={styles.content}>
        <div {...titleProps}>{message}</div>
      </div>
      <div className={styles.actions}>
        {action && (
          <Button variant="quiet" size="small" onPress={() => onAct(id)}>
            {action.label}
          </Button>
        )}
        <IconButton
          label="Dismiss"
          size="small"
          icon={<X aria-hidden="true" />}
          onPress={() => state.close(toast.key)}
        />
      </div>
    </div>
  );
}
