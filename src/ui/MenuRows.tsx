import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { css } from '#styled-system/css';
import { listItems } from '#styled-system/recipes';
import { narrowEntries, typedInto } from './narrow-entries.ts';

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
  /** Text that was typed for it before it was there. */
  readonly typedBefore?: string;
}

/** The entries of a menu, for the inside of a pop-over; typing narrows them. */
export function MenuRows({ label, groups, autoFocus = false, onClose, typedBefore = '' }: MenuRowsProps) {
  const styles = listItems();
  const [typed, setTyped] = useState(() => (narrowEntries(groups, typedBefore).flat().length > 0 ? typedBefore : ''));
  const shown = narrowEntries(groups, typed);
  const type = (event: KeyboardEvent) => {
    const next = typedInto(groups, event, typed);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setTyped(next);
  };
  return (
    <div role="presentation" className={frame} onKeyDownCapture={type}>
      {typed !== '' && <p className={styles.header}>{typed}</p>}
      <AriaMenu
        // Anew with each letter, so that the first that fits has the focus.
        key={typed}
        className={styles.root}
        // Said only where it is wanted: a trigger says by itself whether the keyboard has opened the menu.
        {...((autoFocus || typed !== '') && { autoFocus: 'first' as const })}
        {...(label !== undefined && { 'aria-label': label })}
        {...(onClose && { onClose })}
      >
        {shown.flatMap((entries, group) => [
          ...(group === 0 ? [] : [<Separator key={`before-${entries[0]?.id}`} className={styles.separator} />]),
          ...entries.map((entry) => <Entry key={entry.id} {...entry} />),
        ])}
      </AriaMenu>
    </div>
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

const frame = css({ display: 'flex', flexDirection: 'column', maxHeight: '[inherit]' });
