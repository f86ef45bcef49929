import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

export interface StatesProps {
  readonly children: ReactNode;
  /** `row` for small things, `grid` for fields, `stack` for what takes the whole width. */
  readonly as?: 'row' | 'grid' | 'stack';
}

const looks = {
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '24' }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, {sizes.popover}), 1fr))',
    gap: '24',
  }),
  stack: css({ display: 'flex', flexDirection: 'column', gap: '24' }),
};

/** The states of one component, side by side. */
export function States({ children, as = 'row' }: StatesProps) {
  return <div className={looks[as]}>{children}</div>;
}
