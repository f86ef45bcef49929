import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { listItems } from '#styled-system/recipes';
import type { Option } from './option.ts';

/** The rows of a select or a combo box, inside its popover. */
export function OptionRows({ options }: { readonly options: readonly Option<string>[] }) {
  const styles = listItems();
  return (
    <ListBox className={styles.root} renderEmptyState={() => <p className={styles.empty}>Nothing matches.</p>}>
      {options.map((option) => (
        <ListBoxItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          isDisabled={option.isDisabled ?? false}
          className={styles.item}
        >
          {({ isSelected }) => (
            <>
              {option.icon !== undefined && <span className={styles.icon}>{option.icon}</span>}
              <span className={styles.text}>
                <span className={styles.label}>{option.label}</span>
                {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
              </span>
              <span className={styles.end}>{isSelected && <Check aria-hidden="true" />}</span>
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
