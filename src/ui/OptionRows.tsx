import { ListBox } from 'react-aria-components/ListBox';
import { listItems } from '#styled-system/recipes';
import { OptionRow } from './OptionRow.tsx';
import type { Option } from './option.ts';

/** The rows of a select or a combo box, inside its popover. */
export function OptionRows({ options }: { readonly options: readonly Option<string>[] }) {
  const styles = listItems();
  return (
    <ListBox className={styles.root} renderEmptyState={() => <p className={styles.empty}>No results.</p>}>
      {options.map((option) => (
        <OptionRow key={option.value} option={option} />
      ))}
    </ListBox>
  );
}
