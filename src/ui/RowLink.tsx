import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { link } from '#styled-system/recipes';

export interface RowLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Another tab is the browser's affair, and none of the row's. */
const asksForTab = ({ ctrlKey, metaKey }: MouseEvent | PointerEvent): boolean => ctrlKey || metaKey;

/**
 * The name of a row that opens something, as a link: its address can be copied and opened in another tab. A plain press
 * is the row's own, which is one stop for the keyboard.
 */
export function RowLink({ href, children }: RowLinkProps) {
  return (
    <a
      href={href}
      tabIndex={-1}
      draggable={false}
      className={link({ variant: 'block' })}
      onPointerDown={(event) => {
        if (asksForTab(event)) event.stopPropagation();
      }}
      onClick={(event) => {
        if (asksForTab(event)) event.stopPropagation();
        else event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
