import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { css } from '#styled-system/css';

export interface ToolbarProps {
  /** The accessible name. */
  readonly label: string;
  /** Buttons; between groups of them `ToolbarRule`. */
  readonly children: ReactNode;
  readonly orientation?: 'horizontal' | 'vertical';
}

/** Buttons that float over what they work on: one stop of Tab, arrows lead from one to the next. */
export function Toolbar({ label, children, orientation = 'horizontal' }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} orientation={orientation} className={bar}>
      {children}
    </AriaToolbar>
  );
}

const bar = css({
  layerStyle: 'floating',
  display: 'flex',
  gap: '2',
  padding: '4',
  maxWidth: 'full',
  maxHeight: 'full',
  overflow: 'auto',
  scrollbarWidth: '[none]',
  '&[data-orientation=vertical]': { flexDirection: 'column' },
});
