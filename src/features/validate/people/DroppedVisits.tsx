import type { Dropped } from '#domain/intake/intake.ts';
import { figureOf } from '#domain/text/figures.ts';
import { css, cx } from '#styled-system/css';
import { table } from '#styled-system/recipes';
import { Disclosure } from '#ui/Disclosure.tsx';
import { droppedLabels as labels } from './labels.ts';

export interface DroppedVisitsProps {
  readonly dropped: Dropped;
}

const styles = table();

/** Visits that were not counted, by reason; null if all were. */
export function DroppedVisits({ dropped }: DroppedVisitsProps) {
  const rows = Object.entries(dropped).sort(([, a], [, b]) => b - a);
  const total = rows.reduce((sum, [, n]) => sum + n, 0);
  if (total === 0) return null;
  return (
    <Disclosure summary={labels.summary(total)}>
      <table aria-label={labels.table} className={cx(styles.root, css({ maxWidth: 'form' }))}>
        <thead>
          <tr>
            <th scope="col" className={styles.column}>
              {labels.reason}
            </th>
            <th scope="col" className={styles.column} data-numeric>
              {labels.requests}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([reason, n]) => (
            <tr key={reason} className={styles.row}>
              <th scope="row" className={cx(styles.cell, css({ fontWeight: 'text' }))}>
                {labels.of(reason)}
              </th>
              <td className={styles.cell} data-numeric>
                {figureOf(n)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
