import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { choices, field } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { DecidedByField, FieldProps } from './field-props.ts';
import type { Option } from './option.ts';

export interface RadioGroupProps<Value extends string>
  extends FieldProps,
    Omit<AriaRadioGroupProps, DecidedByField | 'value' | 'defaultValue' | 'onChange'> {
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, isLabelHidden, description, error, options, onChange, orientation = 'vertical', ...rest } = props;
  const styles = choices({ kind: 'radio', orientation });
  return (
    <AriaRadioGroup
      {...rest}
      orientation={orientation}
      onChange={(chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option) onChange(option.value);
      }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={field().root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={styles.list}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
            <RadioButton className={styles.item}>
              <span className={styles.control} />
              <span className={styles.label}>{option.label}</span>
            </RadioButton>
            {option.note !== undefined && (
              <div className={styles.notes}>
                <Text slot="description" className={styles.note}>
                  {option.note}
                </Text>
              </div>
            )}
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  );
}
