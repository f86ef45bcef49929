import { css } from '#styled-system/css';
import { rowNoteStyle, rowStyle } from './rows-style.ts';

export interface FigureRow {
  readonly name: string;
  readonly figure: string;
  /** Its unit, or what it counts. */
  readonly note: string;
}

export interface FigureRowsProps {
  readonly label: string;
  readonly rows: readonly FigureRow[];
}

export function FigureRows({ label, rows }: FigureRowsProps) {
  return (
    <dl aria-label={label} className={css({ borderTop: 'hairline' })}>
      {rows.map(({ name, figure, note }) => (
        <div key={name} className={rowStyle}>
          <dt className={css({ flex: '1', minWidth: '128' })}>{name}</dt>
          <dd className={value}>
            <span className={css({ textStyle: 'figure' })}>{figure}</span> <span className={rowNoteStyle}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const value = css({ flex: '[2]', minWidth: '192' });
