import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Table as AriaTable,
  Cell,
  Column,
  Row,
  type SortDescriptor,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { table } from '#styled-system/recipes';

export interface TableColumn<Item> {
  readonly id: string;
  readonly label: string;
  readonly render: (item: Item) => ReactNode;
  /** The cell that names its row; at least one column has it. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
  /** Figures stand at the end, in the monospaced face. */
  readonly isNumeric?: boolean;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableProps<Item> {
  /** The accessible name. */
  readonly label: string;
  readonly columns: readonly TableColumn<Item>[];
  /** Already in the order of `sort`. */
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  /** Said where there are no rows. */
  readonly empty: ReactNode;
}

export function Table<Item>({ label, columns, items, idOf, sort, onSort, empty }: TableProps<Item>) {
  const styles = table();
  const remember = ({ column, direction }: SortDescriptor) => onSort?.({ column: String(column), direction });
  return (
    <div className={styles.scroller}>
      <AriaTable
        aria-label={label}
        className={styles.root}
        onSortChange={remember}
        {...(sort && { sortDescriptor: sort })}
      >
        <TableHeader>
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column.isRowHeader ?? false}
              allowsSorting={column.isSortable ?? false}
              className={styles.column}
              {...(column.isNumeric && { 'data-numeric': true })}
            >
              {({ sortDirection }) => (
                <span className={styles.heading}>
                  {column.label}
                  {sortDirection === 'ascending' && <ArrowUp aria-hidden="true" />}
                  {sortDirection === 'descending' && <ArrowDown aria-hidden="true" />}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <div className={styles.empty}>{empty}</div>}>
          {items.map((item) => (
            <Row key={idOf(item)} id={idOf(item)} className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.id} className={styles.cell} {...(column.isNumeric && { 'data-numeric': true })}>
                  {column.render(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}
