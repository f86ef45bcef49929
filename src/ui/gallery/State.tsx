import { type ReactNode, useEffect, useRef } from 'react';
import { css } from '#styled-system/css';

export interface StateProps {
  /** Name of the state, such as "disabled". */
  readonly name: string;
  readonly children: ReactNode;
  /** Selector of the elements inside that are drawn as if they had the keyboard's focus. */
  readonly focused?: string;
}

/** One state of a component, with its name under it. */
export function State({ name, children, focused }: StateProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused === undefined) return;
    // Rows of lists are drawn only after their list.
    const drawn = requestAnimationFrame(() =>
      frame.current?.querySelector(focused)?.setAttribute('data-focus-visible', 'true'),
    );
    return () => cancelAnimationFrame(drawn);
  }, [focused]);
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0', maxWidth: 'full' })}>
      <div ref={frame} data-shows-focus={focused} className={css({ minWidth: '0' })}>
        {children}
      </div>
      <p className={css({ textStyle: 'figure.small', color: 'ink.muted' })}>{name}</p>
    </div>
  );
}
