import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Link } from './Link.tsx';

export interface LinkInRowProps {
  readonly href: string;
  readonly children: ReactNode;
}

const keep = (event: SyntheticEvent) => event.stopPropagation();
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.stopPropagation();
};

/** A link within a row that leads elsewhere than the row: a press on it is none on the row. */
export function LinkInRow({ href, children }: LinkInRowProps) {
  return (
    <Link href={href} onPointerDown={keep} onMouseDown={keep} onKeyDown={keepEnter}>
      {children}
    </Link>
  );
}
