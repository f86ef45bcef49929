import { ChevronDown, Search } from 'lucide-react';
import { useMemo } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { css } from '#styled-system/css';
import { button, listItems, popover } from '#styled-system/recipes';
import { OptionRow } from './OptionRow.tsx';
import type { Option } from './option.ts';
import { TextField } from './TextField.tsx';

export interface ChoiceMenuProps<Value extends string> {
  /** Name of the choice, such as "Status"; the number of chosen options is added. */
  readonly label: string;
  /** Asked for when the menu is opened. */
  readonly optionsOf: () => readonly Option<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** Said where there is nothing to choose. */
  readonly empty: string;
}

/** More are searched. */
const scanned = 10;

/** Any number of several things, behind a button that says how many. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, chosen } = props;
  return (
    <DialogTrigger>
      <Button className={button({ size: 'small' })}>
        {chosen.length === 0 ? label : `${label}: ${chosen.length}`}
        <ChevronDown aria-hidden="true" />
      </Button>
      <Popover placement="bottom start" offset={4} className={popover({ padding: 'list' })}>
        <Dialog aria-label={label} className={frame}>
          <Choices {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Choices<Value extends string>({ label, optionsOf, chosen, onChange, empty }: ChoiceMenuProps<Value>) {
  const options = useMemo(optionsOf, [optionsOf]);
  const { contains } = useFilter({ sensitivity: 'base' });
  const rows = listItems();
  const list = (
    <ListBox
      aria-label={label}
      selectionMode="multiple"
      escapeKeyBehavior="none"
      selectedKeys={chosen}
      onSelectionChange={(keys) =>
        onChange(options.filter(({ value }) => keys === 'all' || keys.has(value)).map(({ value }) => value))
      }
      renderEmptyState={() => <p className={rows.empty}>{empty}</p>}
      className={rows.root}
    >
      {options.map((option) => (
        <OptionRow key={option.value} option={option} />
      ))}
    </ListBox>
  );
  if (options.length <= scanned) return list;
  return (
    <Autocomplete filter={contains}>
      <div className={css({ padding: '4' })}>
        <TextField label={`Find in ${label}`} isLabelHidden before={<Search aria-hidden="true" />} autoFocus />
      </div>
      {list}
    </Autocomplete>
  );
}

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  maxHeight: '[inherit]',
  outline: 'none',
});
