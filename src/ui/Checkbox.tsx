import { Check, Minus } from 'lucide-react';
import {
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
  CheckboxField,
} from 'react-aria-components/Checkbox';
import { choices, field } from '#styled-system/recipes';
import { FieldNotes } from './FieldNotes.tsx';
import type { DecidedByField, FieldProps } from './field-props.ts';

export interface CheckboxProps
  extends Omit<FieldProps, 'isLabelHidden'>,
    Omit<AriaCheckboxFieldProps, DecidedByField> {}

export function Checkbox({ label, description, error, ...rest }: CheckboxProps) {
  const styles = choices({ kind: 'checkbox' });
  return (
    <CheckboxField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={field().root}>
      <CheckboxButton className={styles.item}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.control}>
              {isIndeterminate ? <Minus aria-hidden="true" /> : isSelected && <Check aria-hidden="true" />}
            </span>
            <span className={styles.label}>{label}</span>
          </>
        )}
      </CheckboxButton>
      <div className={styles.notes}>
        <FieldNotes description={description} error={error} />
      </div>
    </CheckboxField>
  );
}
