/** An idea's row in the table, or its card on the board: those that have the focus name it. */
const rows = '[role=row][data-row]';

/** Leads the keyboard to the row that had it last, or else to the first. False where there is none. */
export function focusRow(): boolean {
  const row = document.querySelector<HTMLElement>(`${rows}[tabindex="0"]`) ?? document.querySelector<HTMLElement>(rows);
  row?.focus();
  return row !== null;
}

/** The row that has the focus, or the one around what has it. */
export const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(rows) ?? null;
