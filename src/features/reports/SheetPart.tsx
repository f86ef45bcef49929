import type { ReportPart, ReportTable } from '#domain/report/report-content.ts';
import { figureChart } from '#drawing/report/figure-chart.ts';
import { directionSigns, reportLabels as labels } from '#drawing/report/report-labels.ts';
import { css } from '#styled-system/css';
import { Chart } from '#ui/Chart.tsx';

/** One thing that a block says. */
export function SheetPart({ part }: { readonly part: ReportPart }) {
  switch (part.kind) {
    case 'words':
      return (
        <p className={lines} dir="auto">
          {part.text}
        </p>
      );
    case 'claim':
      return (
        <p className={claim} dir="auto">
          {part.verdict && <span aria-hidden="true">{directionSigns[part.verdict]} </span>}
          {part.text}
          <Cited note={part.note} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className={quote}>
          <p className={wrap} dir="auto">
            “{part.text}”<Cited note={part.note} />
          </p>
          <p className={css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' })}>{part.mark}</p>
        </blockquote>
      );
    case 'missing':
      return <p className={css({ color: 'ink.muted' })}>{part.text}</p>;
    case 'table':
      return <Table table={part} />;
    case 'figure': {
      if (part.figure.kind === 'canvas')
        return (
          <ul aria-label={labels.canvasWords} className={css({ paddingInlineStart: '24' })}>
            {part.figure.words.map((words, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two notes can say the same
              <li key={number} className={wrap}>
                {words}
              </li>
            ))}
          </ul>
        );
      const chart = figureChart(part.figure);
      return chart && <Chart name={part.name} data={chart} />;
    }
  }
}

/** Leads to the footnote of a claim, at the end of the same sheet. */
function Cited({ note }: { readonly note: number | null }) {
  if (note === null) return null;
  return (
    <sup className={css({ marginInlineStart: '4', fontSize: '12', lineHeight: '16' })}>
      <a href={`#n${note}`} aria-label={labels.note(note)} className={css({ textDecoration: 'underline' })}>
        {note}
      </a>
    </sup>
  );
}

function Table({ table: { caption, columns, rows } }: { readonly table: ReportTable }) {
  return (
    // What scrolls can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section aria-label={caption} tabIndex={0} className={css({ overflowX: 'auto', _print: { overflow: 'visible' } })}>
      <table className={grid}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...others], note }) => (
            <tr key={id}>
              <th scope="row" dir="auto">
                {first}
                <Cited note={note} />
              </th>
              {others.map((cell, number) => (
                <td key={columns[number + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const wrap = css({ overflowWrap: 'anywhere' });
const claim = css({ overflowWrap: 'anywhere', _print: { breakInside: 'avoid' } });
const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const quote = css({ paddingInlineStart: '12', borderInlineStart: 'hairline' });
const grid = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', fontWeight: 'medium', paddingBottom: '4' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'text',
    paddingBlock: '8',
    paddingInlineEnd: '12',
    borderTop: 'hairline',
    overflowWrap: 'break-word',
  },
  // The first column holds what a founder wrote, however long its words are.
  '& tbody th': { overflowWrap: 'anywhere', minWidth: '160' },
});
