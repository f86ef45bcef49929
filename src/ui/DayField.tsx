import { type SyntheticEvent, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { field } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldProps } from './field-props.ts';

/** `2026-03-01`; empty for no day; undefined while a part of a day is missing: it is no day yet, and no empty one either. */
export type TypedDay = string | undefined;

export interface DayFieldProps extends FieldProps {
  readonly value: TypedDay;
  /** Told of every number that is typed, so also of years such as 1020 on the way to 2026. */
  readonly onChange: (day: TypedDay) => void;
  readonly onBlur?: () => void;
  /** Error of a day of which a part is missing, shown once the field is left. */
  readonly unfinished: string;
  /** The first and the last that the browser offers. */
  readonly min?: string;
  readonly max?: string;
  readonly isDisabled?: boolean;
}

/** The browser's own field for a day. */
export function DayField(props: DayFieldProps) {
  const { label, isLabelHidden, description, error, unfinished, min, max, value, onChange, onBlur, ...rest } = props;
  const styles = field();
  /** Text that the browser has for a day that is none yet. */
  const [part, setPart] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const read = (event: SyntheticEvent) => {
    const input = event.target as HTMLInputElement;
    const day = dayIn(input);
    setPart(input.value);
    if (day !== undefined) setWasLeft(false);
    if (day !== value) onChange(day);
  };
  const problem = error ?? (value === undefined && wasLeft ? unfinished : undefined);
  return (
    <TextField
      {...rest}
      type="date"
      value={value ?? part}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      className={styles.root}
      // A browser says nothing of the first part of a day, nor when the last part is taken away again.
      onKeyUp={read}
      onBlur={(event) => {
        read(event);
        setWasLeft(true);
        onBlur?.();
      }}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={styles.frame}>
        <Input
          onChange={read}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
          className={styles.input}
        />
      </div>
      <FieldNotes description={description} error={problem} />
    </TextField>
  );
}

/** A year of which digits are missing is a year to the browser. */
const firstYear = '1000';

function dayIn({ value, validity }: HTMLInputElement): TypedDay {
  return validity.badInput || (value !== '' && value < firstYear) ? undefined : value;
}
