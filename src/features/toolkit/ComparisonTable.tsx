import type { ComparedRow } from '#domain/toolkit/compare-results.ts';
import { css, cx } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { compareLabels as labels } from './labels.ts';

export interface ComparisonTableProps {
  readonly columns: readonly { readonly id: string; readonly title: string; readonly href: string }[];
  readonly rows: readonly ComparedRow[];
}

/** Scenarios side by side; what is different says so beside its weight. */
export function ComparisonTable({ columns, rows }: ComparisonTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys that scroll it
    <section aria-label={labels.table} tabIndex={0} className={css({ overflowX: 'auto' })}>
      <table className={table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, title, href }) => (
              <th key={id} scope="col">
                <Link href={href}>{title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, label, cells, isDifferent }) => (
            <tr key={`${part} ${label}`}>
              <th scope="row">
                {label}
                {isDifferent && <span className={note}>{labels.different}</span>}
              </th>
              {columns.map(({ id }, n) => (
                <td key={id} className={cx(part !== 'warning' && figure, part === 'result' && strong)}>
                  {cells[n] || <span className={css({ color: 'ink.muted' })}>{labels.empty}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: '128',
    paddingBlock: '8',
    paddingInlineEnd: '16',
    borderBottom: 'hairline',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 'medium' },
});
const note = css({ display: 'block', textStyle: 'caption', color: 'ink.muted', fontWeight: 'text' });
const figure = css({ textStyle: 'figure' });
const strong = css({ fontWeight: 'strong' });
