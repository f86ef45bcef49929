import { StakeDrawing } from '#ui/drawings/StakeDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** What home will be, while there is nothing to tell. */
export function Beginning() {
  return (
    <EmptyState title="Three lines make a beginning" drawing={<StakeDrawing />}>
      What you would make, what goes wrong today without it, and who has the problem. From then on this page says each
      day what to do next, and why.
    </EmptyState>
  );
}
