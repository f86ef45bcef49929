import type { TransferLine, TransferTable } from './transfer-table.ts';

/** Several tables as one that has the columns of all of them; columns with the same header are one. */
export function mergeTables(tables: readonly TransferTable[]): Pick<TransferTable, 'headers' | 'lines'> {
  const [only] = tables;
  if (only && tables.length === 1) return only;
  const headers = [...new Set(tables.flatMap((table) => table.headers))];
  const lines = tables.flatMap((table) => {
    const columns = headers.map((header) => table.headers.indexOf(header));
    return table.lines.map(
      (line): TransferLine => ({ ...line, cells: columns.map((column) => line.cells[column] ?? '') }),
    );
  });
  return { headers, lines };
}
