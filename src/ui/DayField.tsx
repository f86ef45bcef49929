import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { field } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldProps } from './field-props.ts';

export interface DayFieldProps extends FieldProps {
  /** `2026-03-01`; empty while it is no day. */
  readonly value: string;
  /** Told of every number that is typed, so also of years such as 20 on the way to 2026. */
  readonly onChange: (day: string) => void;
  readonly onBlur?: () => void;
  /** The first and the last that the browser offers. */
  readonly min: string;
  readonly max: string;
  readonly isDisabled?: boolean;
}

/** The browser's own field for a day, between two others. */
export function DayField(props: DayFieldProps) {
  const { label, isLabelHidden, description, error, min, max, ...rest } = props;
  const styles = field();
  return (
    <TextField {...rest} type="date" isInvalid={error !== undefined} validationBehavior="aria" className={styles.root}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={styles.frame}>
        <Input min={min} max={max} className={styles.input} />
      </div>
      <FieldNotes description={description} error={error} />
    </TextField>
  );
}
