import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { badge } from '#styled-system/recipes';

/** How much of the small plot beside the word is worked: nothing, a quarter to all, at rest, led elsewhere, or given up. */
export type PlotSign = 'empty' | 'quarter' | 'half' | 'full' | 'resting' | 'turned' | 'struck';

export interface StatusWordProps {
  readonly sign: PlotSign;
  readonly children: ReactNode;
}

const plots: Record<PlotSign, ReactNode> = {
  empty: null,
  quarter: <path d="M2 8.5h5.5V14H2z" fill="currentColor" />,
  half: <path d="M2 8h12v6H2z" fill="currentColor" />,
  full: <path d="M2 2h12v12H2z" fill="currentColor" />,
  resting: <path d="M6 5v6M10 5v6" stroke="currentColor" strokeWidth="1.5" />,
  turned: <path d="M5 11V7.5h6M8.5 5L11 7.5 8.5 10" stroke="currentColor" strokeWidth="1.5" />,
  struck: <path d="M2 14L14 2" stroke="currentColor" strokeWidth="1.5" />,
};

/** Where something stands: a word, with a square plot that fills up. */
export function StatusWord({ sign, children }: StatusWordProps) {
  return (
    <span className={badge({ tone: 'plain' })}>
      <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" className={css({ color: 'brand' })}>
        {plots[sign]}
        <rect x="2" y="2" width="12" height="12" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {children}
    </span>
  );
}
