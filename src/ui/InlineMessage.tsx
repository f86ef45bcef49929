import type { ReactNode } from 'react';
import { message } from '#styled-system/recipes';
import { type Tone, ToneIcon } from './ToneIcon.tsx';

export interface InlineMessageProps {
  readonly tone: Tone;
  readonly title?: string;
  /** Says what happened, what was kept and what to do. */
  readonly children: ReactNode;
  /** Buttons or links. */
  readonly actions?: ReactNode;
}

/** A message in the flow of the page. Errors are announced at once, others when there is a pause. */
export function InlineMessage({ tone, title, children, actions }: InlineMessageProps) {
  const styles = message({ tone });
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.root}>
      <ToneIcon tone={tone} className={styles.icon} />
      <div className={styles.text}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
