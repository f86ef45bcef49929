import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select';
import { css, cx } from '#styled-system/css';
import { type FieldVariantProps, field, popover } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { DecidedByField, FieldProps } from './field-props.ts';
import { OptionRows } from './OptionRows.tsx';
import type { Option } from './option.ts';

type Decided = DecidedByField | 'value' | 'defaultValue' | 'onChange' | 'selectionMode';

export interface SelectProps<Value extends string>
  extends FieldProps,
    Omit<AriaSelectProps<Option<Value>>, Decided | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'> {
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly size?: FieldVariantProps['size'];
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, description, error, options, onChange, size, ...rest } = props;
  const styles = field({ size });
  return (
    <AriaSelect
      {...rest}
      onChange={(chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option) onChange(option.value);
      }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Button className={cx(styles.frame, trigger)}>
        <SelectValue className={value}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <span className={styles.aside}>
          <ChevronDown aria-hidden="true" />
        </span>
      </Button>
      <FieldNotes description={description} error={error} />
      <Popover className={popover({ padding: 'list' })}>
        <OptionRows options={options} />
      </Popover>
    </AriaSelect>
  );
}

const trigger = css({
  alignItems: 'center',
  justifyContent: 'space-between',
  cursor: 'pointer',
  textAlign: 'start',
  fontSize: { base: '14', _coarse: '16' },
  lineHeight: '20',
  _hover: { borderColor: 'ink.muted' },
});
const value = css({
  flex: '1',
  minWidth: '0',
  ps: '12',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  _placeholderShown: { color: 'ink.muted' },
});
