import { useToast } from '@react-aria/toast';
import type { QueuedToast, ToastState } from '@react-stately/toast';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { toast as recipe } from '#styled-system/recipes';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Link } from './Link.tsx';
import { type Tone, ToneIcon } from './ToneIcon.tsx';

export interface ToastItem {
  readonly id: string;
  readonly tone: Tone;
  readonly message: string;
  readonly link?: { readonly label: string; readonly href: string };
  readonly action?: { readonly label: string };
}

export interface ToastProps {
  readonly toast: QueuedToast<ToastItem>;
  readonly state: ToastState<ToastItem>;
  readonly onAct: (id: string) => void;
}

const label = 'Notification';

/** One message of the toast region. */
export function Toast({ toast, state, onAct }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { toastProps, contentProps, titleProps } = useToast({ toast }, state, ref);
  const { id, tone, message, link, action } = toast.content;
  // Its text is its description: as its name, "Password updated" would make it one more thing labelled "Password".
  const named = {
    ...toastProps,
    'aria-label': label,
    'aria-labelledby': undefined,
    'aria-describedby': titleProps.id,
  };
  const styles = recipe({ tone });
  return (
    <div {...named} ref={ref} className={styles.root}>
      <ToneIcon tone={tone} className={styles.icon} />
      <div {...contentProps} className={styles.content}>
        <div {...titleProps}>{message}</div>
        {link && <Link href={link.href}>{link.label}</Link>}
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
