import { chart } from '#styled-system/recipes';
import type { ChartData } from './chart-data.ts';

/** The numbers of a chart. */
export function ChartTable({ name, columns, rows }: { readonly name: string } & ChartData['table']) {
  const styles = chart();
  return (
    // What scrolls can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section aria-label={`${name}: table`} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be called the same
            <tr key={place}>
              <th scope="row" className={styles.cell}>
                {first}
              </th>
              {others.map((cell, number) => (
                <td key={columns[number + 1]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
