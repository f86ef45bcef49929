import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css({ srOnly: true })}>{children}</span>;
}
