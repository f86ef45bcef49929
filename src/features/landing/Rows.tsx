import { css } from '#styled-system/css';
import type { TextRow } from './labels.ts';

export interface RowsProps {
  readonly rows: readonly TextRow[];
  /** Whether their order means something. */
  readonly isNumbered?: boolean;
}

/** Lines of the field book: a hairline above each, its number in the margin. */
export function Rows({ rows, isNumbered = false }: RowsProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={list}>
      {rows.map(({ title, text }, index) => (
        <li key={title} className={row}>
          <h3 className={heading}>
            {isNumbered && (
              <span aria-hidden="true" className={number}>
                {index + 1}
              </span>
            )}
            {title}
          </h3>
          <p className={css({ color: 'ink.muted' })}>{text}</p>
        </li>
      ))}
    </List>
  );
}

const list = css({ borderBottom: 'hairline' });

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 2fr) minmax(0, 5fr)' },
  columnGap: '24',
  rowGap: '4',
  paddingBlock: '16',
  borderTop: 'hairline',
});

const heading = css({ display: 'flex', alignItems: 'baseline', gap: '12', fontWeight: 'strong' });

const number = css({ textStyle: 'figure', color: 'ink.muted' });
