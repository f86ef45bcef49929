import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { css } from '#styled-system/css';
import { segments } from '#styled-system/recipes';
import type { Option } from './option.ts';

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
  /** On phones the icons stand for the labels, which stay the names. Every option needs one then. */
  readonly isShortOnPhones?: boolean;
}

/** Two to five views of the same thing, one of which is always chosen. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, isDisabled = false, isShortOnPhones = false } = props;
  const styles = segments({ kind: 'control' });
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const option = options.find((candidate) => keys.has(candidate.value));
        if (option) onChange(option.value);
      }}
      className={styles.list}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          id={option.value}
          isDisabled={option.isDisabled ?? false}
          className={styles.item}
        >
          {option.icon}
          {isShortOnPhones ? <span className={word}>{option.label}</span> : option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const word = css({ srOnly: { base: true, tablet: false } });
