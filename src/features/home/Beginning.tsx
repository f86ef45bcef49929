import type { ReactNode } from 'react';
import { StakeDrawing } from '#ui/drawings/StakeDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { labels } from './labels.ts';

export interface BeginningProps {
  /** The way to a finished example. */
  readonly children: ReactNode;
}

/** Preview of home while there is nothing to tell. */
export function Beginning({ children }: BeginningProps) {
  return (
    <EmptyState title={labels.beginning.title} drawing={<StakeDrawing />} actions={children}>
      {labels.beginning.text}
    </EmptyState>
  );
}
