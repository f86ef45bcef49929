import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useState } from 'react';
import type { ListedPerson, PeopleColumn } from '#machines/people/list-people.ts';
import type { PeopleListActor } from '#machines/people/people-list.machine.ts';
import { css } from '#styled-system/css';
import { table } from '#styled-system/recipes';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useRights } from '#ui/rights.ts';
import { useHasColumns } from '#ui/use-has-columns.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { columnLabels, peopleLabels as labels } from './labels.ts';
import { PersonRow } from './PersonRow.tsx';

export interface PeopleTableProps {
  readonly list: PeopleListActor;
  /** In their order. */
  readonly shown: readonly ListedPerson[];
  /** Ids of entries whose erasure waits for the server. */
  readonly erasing: ReadonlySet<string>;
  readonly isOffline: boolean;
  /** Whether they come from more than one page. */
  readonly namesPage: boolean;
}

/** So many are drawn; more when they are asked for. */
const pageSize = 100;
const styles = table();
const Row = memo(PersonRow);

/** Everybody who is listed, with what can be done with each. */
export function PeopleTable({ list, shown, erasing, isOffline, namesPage }: PeopleTableProps) {
  const [pages, setPages] = useState(1);
  const isNarrow = !useHasColumns();
  const mayEdit = useRights().edit;
  const selected = useSelector(list, ({ context }) => context.selected);
  const chosen = new Set(selected);
  const drawn = shown.slice(0, pages * pageSize);
  const hidden = shown.length - drawn.length;
  const isAll = chosen.size > 0 && chosen.size === shown.length;
  const select = (ids: readonly string[]) => list.send({ type: 'selection.changed', selected: ids });
  return (
    <div>
      <table aria-label={labels.table} className={styles.root}>
        <thead>
          <tr>
            {mayEdit && (
              <td className={box}>
                <Checkbox
                  label={labels.selectAll}
                  isLabelHidden
                  isSelected={isAll}
                  isIndeterminate={!isAll && chosen.size > 0}
                  onChange={(on) => select(on ? shown.map(({ entry }) => entry.id) : [])}
                />
              </td>
            )}
            <SortedColumn list={list} column="person" />
            {!isNarrow && (
              <>
                <SortedColumn list={list} column="source" />
                <SortedColumn list={list} column="version" />
                <SortedColumn list={list} column="received" />
              </>
            )}
            {mayEdit && !isNarrow && (
              <th scope="col" className={styles.column}>
                <VisuallyHidden>{labels.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {drawn.map((person) => (
            <Row
              key={person.entry.id}
              list={list}
              person={person}
              isSelected={chosen.has(person.entry.id)}
              isErasing={erasing.has(person.entry.id)}
              isOffline={isOffline}
              namesPage={namesPage}
              isNarrow={isNarrow}
            />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <p className={css({ paddingBlock: '16' })}>
          <Button onPress={() => setPages(pages + 1)}>{labels.more(Math.min(hidden, pageSize))}</Button>
        </p>
      )}
    </div>
  );
}

interface SortedColumnProps {
  readonly list: PeopleListActor;
  readonly column: PeopleColumn;
}

function SortedColumn({ list, column }: SortedColumnProps) {
  const order = useSelector(list, ({ context }) => context.order);
  const isOn = order.column === column;
  return (
    <th
      scope="col"
      className={styles.column}
      {...(isOn && { 'aria-sort': order.isDescending ? 'descending' : 'ascending' })}
    >
      <button type="button" className={press} onClick={() => list.send({ type: 'order.chosen', column })}>
        {columnLabels[column]}
        {isOn && (order.isDescending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />)}
      </button>
    </th>
  );
}

const box = css({ width: '32', borderBottom: 'control' });
const press = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  minHeight: { base: '24', _coarse: 'touch' },
  fontWeight: 'medium',
  borderRadius: 'control',
  cursor: 'pointer',
  color: { base: 'ink.muted', _hover: 'ink' },
  '& svg': { width: '14', height: '14' },
});
