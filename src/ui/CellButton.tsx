import { type ReactNode, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { css, cx } from '#styled-system/css';
import { useRights } from './rights.ts';

export interface CellButtonProps {
  /** Names the cell for those who look for it, as `data-cell`. */
  readonly cell: string;
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly className?: string;
}

/**
 * A cell of a row that can be pressed to edit it there. Keys on the row do the same, so Tab passes it by. Just the cell for
 * those who may not edit.
 */
export function CellButton({ cell, children, onPress, className }: CellButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { edit } = useRights();
  const { buttonProps } = useButton({ onPress, excludeFromTabOrder: true, preventFocusOnPress: true }, ref);
  if (!edit) {
    return (
      <span data-cell={cell} className={cx(look, className)}>
        {children}
      </span>
    );
  }
  return (
    <button {...buttonProps} ref={ref} data-cell={cell} className={cx(look, className)}>
      {children}
    </button>
  );
}

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  minWidth: '24',
  // Its margins let it stand out on both sides.
  maxWidth: '[calc(100% + {spacing.8})]',
  minHeight: { base: '24', _coarse: 'touch' },
  paddingInline: '4',
  marginInline: '[calc({spacing.4} * -1)]',
  borderRadius: 'control',
  textAlign: 'start',
  '&:is(button)': { cursor: 'pointer', background: { base: 'transparent', _hover: 'hover' } },
});
