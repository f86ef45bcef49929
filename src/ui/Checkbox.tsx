import { Check, Minus } from 'lucide-react';
import {
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
  CheckboxField,
} from 'react-aria-components/Checkbox';
import { css, cx } from '#styled-system/css';
import { choices, field } from '#styled-system/recipes';
import { FieldNotes } from './FieldNotes.tsx';
import type { DecidedByField, FieldProps } from './field-props.ts';

export interface CheckboxProps extends FieldProps, Omit<AriaCheckboxFieldProps, DecidedByField> {}

export function Checkbox({ label, isLabelHidden = false, description, error, ...rest }: CheckboxProps) {
  const styles = choices({ kind: 'checkbox' });
  return (
    <CheckboxField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={field().root}>
      <CheckboxButton className={cx(styles.item, isLabelHidden && alone)}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.control}>
              {isIndeterminate ? <Minus aria-hidden="true" /> : isSelected && <Check aria-hidden="true" />}
            </span>
            <span className={isLabelHidden ? css({ srOnly: true }) : styles.label}>{label}</span>
          </>
        )}
      </CheckboxButton>
      <div className={styles.notes}>
        <FieldNotes description={description} error={error} />
      </div>
    </CheckboxField>
  );
}

// Wide enough to be hit, also without its words; what is hidden stays within it.
const alone = css({ position: 'relative', px: '4' });
