import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { css, cx } from '#styled-system/css';
import { field } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { DecidedByField, FieldProps } from './field-props.ts';

export interface NumberFieldProps extends FieldProps, Omit<AriaNumberFieldProps, DecidedByField> {
  /** Without buttons, where there is no room: the arrow keys step all the same. */
  readonly isBare?: boolean;
}

/** The unit belongs into the label or into `formatOptions`. */
export function NumberField({ label, isLabelHidden, description, error, isBare = false, ...rest }: NumberFieldProps) {
  const styles = field();
  return (
    <AriaNumberField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={styles.root}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group className={styles.frame}>
        <Input className={cx(styles.input, css({ fontFamily: 'figure', fontVariantNumeric: 'tabular-nums' }))} />
        {!isBare && (
          <>
            <Button slot="decrement" className={styles.button}>
              <Minus aria-hidden="true" />
            </Button>
            <Button slot="increment" className={styles.button}>
              <Plus aria-hidden="true" />
            </Button>
          </>
        )}
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaNumberField>
  );
}
