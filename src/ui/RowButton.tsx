import type { ReactNode, Ref } from 'react';
import { type AriaButtonProps, useButton } from 'react-aria/useButton';
import { useObjectRef } from 'react-aria/useObjectRef';
import { button } from '#styled-system/recipes';

export interface RowButtonProps extends Omit<AriaButtonProps<'button'>, 'aria-label' | 'children' | 'elementType'> {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Looks pressed, as while its menu is open. */
  readonly isHeld?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A small quiet icon button, for where every row of a long list has one. It leaves to the browser what `IconButton`
 * follows by itself, such as what the pointer is over, and so takes half the time to draw.
 */
export function RowButton({ label, icon, isHeld = false, ref: given, ...rest }: RowButtonProps) {
  const ref = useObjectRef(given);
  const { buttonProps, isPressed } = useButton({ ...rest, 'aria-label': label }, ref);
  return (
    <button
      {...buttonProps}
      ref={ref}
      className={button({ variant: 'quiet', size: 'small', shape: 'icon' })}
      data-pressed={isPressed || isHeld || undefined}
    >
      {icon}
    </button>
  );
}
