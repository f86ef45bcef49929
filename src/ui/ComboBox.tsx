import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { field, popover } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { DecidedByField, FieldProps } from './field-props.ts';
import { OptionRows } from './OptionRows.tsx';
import type { Option } from './option.ts';

type Decided = DecidedByField | 'value' | 'defaultValue' | 'onChange' | 'selectionMode' | 'items' | 'defaultItems';

export interface ComboBoxProps<Value extends string>
  extends FieldProps,
    Omit<AriaComboBoxProps<Option<Value>>, Decided> {
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  /** `null` when the text was cleared. */
  readonly onChange: (value: Value | null) => void;
  readonly placeholder?: string;
}

/** A select whose options are narrowed by typing. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, isLabelHidden, description, error, options, onChange, placeholder, ...rest } = props;
  const styles = field();
  return (
    <AriaComboBox
      {...rest}
      onChange={(chosen) => onChange(options.find(({ value }) => value === chosen)?.value ?? null)}
      allowsEmptyCollection
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={styles.frame}>
        <Input className={styles.input} {...(placeholder !== undefined && { placeholder })} />
        <Button className={styles.button}>
          <ChevronDown aria-hidden="true" />
        </Button>
      </div>
      <FieldNotes description={description} error={error} />
      <Popover className={popover({ padding: 'list' })}>
        <OptionRows options={options} />
      </Popover>
    </AriaComboBox>
  );
}
