import { type DayOrder, dayOrderIn } from './read-date.ts';

/** A question to the founder: no date of the file shows which of its numbers is the day. */
export interface DayQuestion {
  /** One of the dates. */
  readonly example: string;
  readonly order: DayOrder;
}

export interface DayOrders {
  readonly of: (column: number) => DayOrder;
  readonly question: DayQuestion | null;
}

/**
 * Which number is the day in each column of dates, by the column as a whole: one date with a number above 12 decides.
 * A column that leaves it open follows the others of the file, and is asked about if there is none.
 */
export function dayOrders(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  chosen: DayOrder | null,
): DayOrders {
  const found = new Map<number, DayOrder>();
  let example: string | undefined;
  for (const column of columns) {
    const counts = { 'day-first': 0, 'month-first': 0 };
    for (const cells of rows) {
      const cell = cells[column] ?? '';
      const order = dayOrderIn(cell);
      if (order === 'either') example ??= cell.trim();
      else if (order) counts[order]++;
    }
    const { 'day-first': days, 'month-first': others } = counts;
    if (days + others > 0) found.set(column, days >= others ? 'day-first' : 'month-first');
  }
  const [first] = found.values();
  const open = chosen ?? first ?? guessOf(example);
  return {
    of: (column) => found.get(column) ?? open,
    question: example !== undefined && found.size === 0 ? { example, order: open } : null,
  };
}

/** With slashes as in the United States, whose tools write so. */
const guessOf = (example = ''): DayOrder => (example.includes('/') ? 'month-first' : 'day-first');
