import type { ReactElement, ReactNode } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { listItems, popover } from '#styled-system/recipes';
import { type MenuEntry, MenuRows } from './MenuRows.tsx';

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
        <MenuRows groups={groups} />
      </Popover>
    </MenuTrigger>
  );
}
