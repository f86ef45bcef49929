import type { ReactNode } from 'react';
import { badge } from '#styled-system/recipes';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'brand' | 'success' | 'info' | 'warning' | 'danger';
  readonly children: ReactNode;
  readonly icon?: ReactNode;
}

/** A word about a thing. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon}
      {children}
    </span>
  );
}
