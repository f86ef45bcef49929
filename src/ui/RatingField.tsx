import { Eraser } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { css } from '#styled-system/css';
import { field, segments } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldProps } from './field-props.ts';
import { IconButton } from './IconButton.tsx';

export interface RatingFieldProps extends FieldProps {
  /** 1 to `max`; null while there is none. */
  readonly value: number | null;
  readonly max: number;
  /** Null takes the rating away. */
  readonly onChange: (value: number | null) => void;
  readonly isDisabled?: boolean;
  /** Has the focus as it appears. */
  readonly autoFocus?: boolean;
}

/** A whole number on a short scale, which may stay open. */
export function RatingField(props: RatingFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    error,
    value,
    max,
    onChange,
    isDisabled = false,
    autoFocus = false,
  } = props;
  const styles = segments({ kind: 'scale' });
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const radios = group.current;
    if (autoFocus) (radios?.querySelector<HTMLElement>('input:checked') ?? radios?.querySelector('input'))?.focus();
  }, [autoFocus]);
  const clear = () => {
    onChange(null);
    // The button goes with the rating.
    group.current?.querySelector('input')?.focus();
  };
  return (
    <RadioGroup
      ref={group}
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={field().root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={css({ display: 'flex', alignItems: 'center', gap: '4' })}>
        <div className={styles.list}>
          {Array.from({ length: max }, (_, n) => String(n + 1)).map((rating) => (
            <RadioField key={rating} value={rating}>
              <RadioButton className={styles.item}>{rating}</RadioButton>
            </RadioField>
          ))}
        </div>
        {value !== null && !isDisabled && (
          <IconButton
            label={`Clear the rating: ${label}`}
            size="small"
            icon={<Eraser aria-hidden="true" />}
            onPress={clear}
          />
        )}
      </div>
      <FieldNotes description={description} error={error} />
    </RadioGroup>
  );
}
