import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { segments } from '#styled-system/recipes';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  /** Without it the tabs remember their own choice. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const styles = segments({ kind: 'tabs' });
  return (
    <AriaTabs
      className={styles.root}
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false} className={styles.item}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
