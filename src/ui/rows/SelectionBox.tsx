import { Check } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import type { AriaCheckboxProps } from 'react-aria/useCheckbox';
import { css, cx } from '#styled-system/css';
import { choices } from '#styled-system/recipes';

export interface SelectionBoxProps
  extends Pick<AriaCheckboxProps, 'id' | 'aria-label' | 'aria-labelledby' | 'isSelected' | 'isDisabled' | 'onChange'> {
  readonly className?: string | undefined;
}

/**
 * The box by which a row is chosen. It is the browser's own, as every row of a long list has one, and one that
 * react-aria follows takes eight times as long to draw.
 */
export function SelectionBox({ isSelected = false, isDisabled, onChange, className, ...named }: SelectionBoxProps) {
  const styles = choices({ kind: 'checkbox' });
  return (
    <label
      className={cx(styles.item, box, className)}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      {...keptFromRow}
    >
      <input
        {...named}
        type="checkbox"
        className={css({ srOnly: true })}
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <span className={cx(styles.control, ring)}>{isSelected && <Check aria-hidden="true" />}</span>
    </label>
  );
}

const keep = (event: SyntheticEvent) => event.stopPropagation();
// A press on the row opens what stands in it.
const keptFromRow = { onPointerDown: keep, onMouseDown: keep, onClick: keep };

const box = css({ padding: { base: '8', _coarse: '12' } });
const ring = css({ 'input:focus-visible + &': { outline: 'ring', outlineOffset: '2' } });
