import { ListBox as AriaListBox } from 'react-aria-components/ListBox';
import { listItems } from '#styled-system/recipes';
import { OptionRow } from './OptionRow.tsx';
import type { Option } from './option.ts';

export interface ListBoxProps<Value extends string> {
  /** The accessible name. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A list of which one row is chosen, always open. */
export function ListBox<Value extends string>({ label, options, value, onChange }: ListBoxProps<Value>) {
  const styles = listItems({ frame: 'card' });
  return (
    <AriaListBox
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const option = options.find((candidate) => keys !== 'all' && keys.has(candidate.value));
        if (option) onChange(option.value);
      }}
      className={styles.root}
    >
      {options.map((option) => (
        <OptionRow key={option.value} option={option} />
      ))}
    </AriaListBox>
  );
}
