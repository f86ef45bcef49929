import type { KeyboardEvent } from 'react';
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
import { Keys } from './Keys.tsx';
import type { Option } from './option.ts';

export interface RadioGroupProps<Value extends string>
  extends FieldProps,
    Omit<AriaRadioGroupProps, DecidedByField | 'value' | 'defaultValue' | 'onChange'> {
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** In two columns if there is room. */
  readonly columns?: 'one' | 'two';
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    isLabelHidden,
    description,
    error,
    options,
    onChange,
    orientation = 'vertical',
    columns,
    ...rest
  } = props;
  const styles = choices({ kind: 'radio', orientation, columns });
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the letters are heard on their way from the radio buttons */}
      <div
        role="presentation"
        className={styles.list}
        onKeyDown={(event) => {
          const option = letterOf(event, options);
          if (!option) return;
          event.preventDefault();
          const place = options.indexOf(option);
          event.currentTarget.querySelectorAll('input')[place]?.focus();
          onChange(option.value);
        }}
      >
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
            <RadioButton
              className={styles.item}
              {...(option.icon !== undefined && option.note === undefined && { 'data-icon': '' })}
            >
              <span className={styles.control} />
              {option.icon}
              <span className={styles.label}>{option.label}</span>
              {option.letter !== undefined && (
                <span aria-hidden="true">
                  <Keys keys={[option.letter.toUpperCase()]} isHint />
                </span>
              )}
            </RadioButton>
            {option.note !== undefined && (
              <div className={styles.notes} data-icon={option.icon === undefined ? undefined : ''}>
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

function letterOf<Value extends string>(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  options: readonly Option<Value>[],
): Option<Value> | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return options.find(({ letter, isDisabled }) => letter !== undefined && !isDisabled && letter === key.toLowerCase());
}
