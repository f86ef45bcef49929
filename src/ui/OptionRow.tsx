import { Check } from 'lucide-react';
import { listItems } from '#styled-system/recipes';
import type { Option } from './option.ts';

export interface OptionRowProps {
  readonly option: Option<string>;
  readonly isSelected: boolean;
}

/** What stands in one row of a list to choose from. */
export function OptionRow({ option: { label, note, icon }, isSelected }: OptionRowProps) {
  const styles = listItems();
  return (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.end}>{isSelected && <Check aria-hidden="true" />}</span>
    </>
  );
}
