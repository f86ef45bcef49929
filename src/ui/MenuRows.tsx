import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { listItems } from '#styled-system/recipes';

export interface MenuEntry {
  readonly id: string;
  /** A verb for an action, a name for a place. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly note?: string;
  /** Shown at the end, such as a key. */
  readonly end?: ReactNode;
  readonly href?: string;
  readonly onAction?: () => void;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
}

export interface MenuRowsProps {
  /** The accessible name, where no button gives it. */
  readonly label?: string;
  /** Groups of entries; a line stands between them. */
  readonly groups: readonly (readonly MenuEntry[])[];
  readonly autoFocus?: boolean;
  readonly onClose?: () => void;
}

/** The entries of a menu, for the inside of a pop-over. */
export function MenuRows({ label, groups, autoFocus = false, onClose }: MenuRowsProps) {
  const styles = listItems();
  return (
    <AriaMenu
      className={styles.root}
      // Said only where it is wanted: a trigger says by itself whether the keyboard has opened the menu.
      {...(autoFocus && { autoFocus: 'first' as const })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(onClose && { onClose })}
    >
      {groups.flatMap((entries, group) => [
        ...(group === 0 ? [] : [<Separator key={`before-${entries[0]?.id}`} className={styles.separator} />]),
        ...entries.map((entry) => <Entry key={entry.id} {...entry} />),
      ])}
    </AriaMenu>
  );
}

function Entry({ id, label, icon, note, end, isDangerous = false, isDisabled = false, href, onAction }: MenuEntry) {
  const styles = listItems({ tone: isDangerous ? 'danger' : 'plain' });
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={styles.item}
      {...(href !== undefined && { href })}
      {...(onAction && { onAction })}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </MenuItem>
  );
}
