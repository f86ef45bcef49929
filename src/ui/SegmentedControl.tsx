import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { css } from '#styled-system/css';
import { segments } from '#styled-system/recipes';
import type { Option } from './option.ts';
import { Tooltip } from './Tooltip.tsx';

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
  /** The icons stand for the labels, which stay the names and are told on hover. Every option needs one then. */
  readonly isShort?: boolean;
  /** On phones the icons stand for the labels, which stay the names. Every option needs one then. */
  readonly isShortOnPhones?: boolean;
}

/** Two to five views of the same thing, one of which is always chosen. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, isDisabled = false, isShort = false, isShortOnPhones = false } = props;
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
      {options.map((option) => {
        const { value: id, icon, label: text } = option;
        const button = (
          <ToggleButton key={id} id={id} isDisabled={option.isDisabled ?? false} className={styles.item}>
            {icon}
            {isShort || isShortOnPhones ? <span className={isShort ? hidden : word}>{text}</span> : text}
          </ToggleButton>
        );
        return isShort ? (
          <Tooltip key={id} text={text} placement="bottom">
            {button}
          </Tooltip>
        ) : (
          button
        );
      })}
    </ToggleButtonGroup>
  );
}

const hidden = css({ srOnly: true });
const word = css({ srOnly: { base: true, tablet: false } });
