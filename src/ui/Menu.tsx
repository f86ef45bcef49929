import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { listItems, popover } from '#styled-system/recipes';

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

export interface MenuProps {
  /** The button that opens it and that gives it its accessible name. */
  readonly trigger: ReactElement;
  /** Groups of entries; a line stands between them. */
  readonly groups: readonly (readonly MenuEntry[])[];
  /** Shown above the entries, such as whose account this is. */
  readonly header?: ReactNode;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right bottom';
}

export function Menu({ trigger, groups, header, placement = 'bottom end' }: MenuProps) {
  const styles = listItems();
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={4} className={popover({ padding: 'list' })}>
        {header !== undefined && <div className={styles.header}>{header}</div>}
        <AriaMenu className={styles.root}>
          {groups.flatMap((entries, group) => [
            ...(group === 0 ? [] : [<Separator key={`before-${entries[0]?.id}`} className={styles.separator} />]),
            ...entries.map((entry) => <Entry key={entry.id} {...entry} />),
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
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
