import { css } from '#styled-system/css';
import type { TextRow } from './labels.ts';

export interface RowsProps {
  readonly rows: readonly TextRow[];
}

/** Lines of the field book, with a hairline above each. */
export function Rows({ rows }: RowsProps) {
  return (
    <ul className={list}>
      {rows.map(({ title, text }) => (
        <li key={title} className={row}>
          <h3 className={css({ fontWeight: 'strong' })}>{title}</h3>
          <p className={css({ color: 'ink.muted' })}>{text}</p>
        </li>
      ))}
    </ul>
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
