import type { PivotEnd } from '#machines/project/select-pivots.ts';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Link } from '#ui/Link.tsx';
import { LinkInRow } from '#ui/LinkInRow.tsx';
import { lineageLabels as labels } from './labels.ts';

export interface PivotNoteProps {
  /** Whether the idea came from the other one, or became it. */
  readonly way: 'from' | 'into';
  readonly end: PivotEnd;
  /** Where the other idea is. */
  readonly href: string;
  /** Within a row that leads elsewhere. */
  readonly isInRow?: boolean;
}

/** "From Turnup, pivoted on Nov 27, 2026 because “too few pay”." Or, of the other one: "Pivoted into Waitlist on …". */
export function PivotNote({ way, end, href, isInRow = false }: PivotNoteProps) {
  const { title, isThere, at, reason } = end;
  const To = isInRow ? LinkInRow : Link;
  return (
    <>
      {way === 'from' ? labels.from : labels.into}
      {isThere ? <To href={href}>{title}</To> : title || labels.removed}
      {way === 'from' ? labels.pivotedOn : labels.on}
      <DateDisplay at={at} form="short" />
      {labels.because(reason)}
    </>
  );
}
