import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { listItems } from '#styled-system/recipes';
import type { Option } from './option.ts';

/** One row of a list to choose from; stands in a react-aria list box. */
export function OptionRow({ option }: { readonly option: Option<string> }) {
  const { value, label, note, icon, isDisabled = false } = option;
  const styles = listItems();
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={styles.item}>
      {({ isSelected }) => (
        <>
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <span className={styles.text}>
            <span className={styles.label}>{label}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </span>
          <span className={styles.end}>{isSelected && <Check aria-hidden="true" />}</span>
        </>
      )}
    </ListBoxItem>
  );
}
