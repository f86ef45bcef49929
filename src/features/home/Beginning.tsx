import type { ReactNode } from 'react';
import { StakeDrawing } from '#ui/drawings/StakeDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export interface BeginningProps {
  /** The way to a finished example. */
  readonly children: ReactNode;
}

/** What home will be, while there is nothing to tell. */
export function Beginning({ children }: BeginningProps) {
  return (
    <EmptyState title="Three lines to get started" drawing={<StakeDrawing />} actions={children}>
      What you’d build, what goes wrong today without it, and who has the problem. From then on, this page tells you
      what to do next, and why.
    </EmptyState>
  );
}
