import { useRef } from 'react';
import { css } from '#styled-system/css';
import { AnchoredMenu } from './AnchoredMenu.tsx';
import type { MenuEntry } from './MenuRows.tsx';

export interface PointMenuProps {
  /** The accessible name. */
  readonly label: string;
  readonly groups: readonly (readonly MenuEntry[])[];
  /** Where it opens, in CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly onClose: () => void;
}

/** A menu of what is under the pointer, or at the focus; for what has a button of its own there is `Menu`. */
export function PointMenu({ label, groups, x, y, onClose }: PointMenuProps) {
  const point = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={point} aria-hidden="true" className={css({ position: 'fixed' })} style={{ left: x, top: y }} />
      <AnchoredMenu label={label} triggerRef={point} groups={groups} onClose={onClose} />
    </>
  );
}
