import type { ReportCount, ReportPart, ReportTable } from '#domain/report/report-content.ts';
import { figureOf } from '#domain/text/figures.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';
import { figureChart } from '#drawing/report/figure-chart.ts';
import { directionSigns, reportLabels as labels } from '#drawing/report/report-labels.ts';
import { css, cx } from '#styled-system/css';
import { Chart } from '#ui/Chart.tsx';

/** One thing that a block says. */
export function SheetPart({ part }: { readonly part: ReportPart }) {
  switch (part.kind) {
    case 'cover':
      return null;
    case 'counts':
      return <Counts counts={part.counts} />;
    case 'steps':
      return <Steps steps={part.steps} />;
    case 'words':
      return (
        <p className={lines} dir="auto">
          {part.text}
        </p>
      );
    case 'claim':
      return (
        <p className={claim} dir="auto">
          <Signed verdict={part.verdict} />
          {part.lead !== undefined && <strong className={css({ fontWeight: 'medium' })}>{part.lead} </strong>}
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
      return <SheetTable table={part} />;
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

/** For those who see no colors, and for all at a glance. */
function Signed({ verdict }: { readonly verdict: Verdict | null }) {
  return (
    verdict && (
      <span aria-hidden="true" className={signStyles[verdict]}>
        {directionSigns[verdict]}{' '}
      </span>
    )
  );
}

/** Numbers that say how much was done. */
export function Counts({ counts }: { readonly counts: readonly ReportCount[] }) {
  return (
    <dl className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '32', rowGap: '12' })}>
      {counts.map(({ count, label }) => (
        <div key={label} className={css({ display: 'flex', flexDirection: 'column-reverse' })}>
          <dt className={small}>{label}</dt>
          <dd className={css({ textStyle: 'heading', fontVariantNumeric: 'tabular-nums' })}>{figureOf(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The next steps. */
export function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ul className={css({ listStyle: 'disc', paddingInlineStart: '16', '& li::marker': { color: 'brand' } })}>
      {steps.map((step) => (
        <li key={step} className={wrap} dir="auto">
          {step}
        </li>
      ))}
    </ul>
  );
}

/** Leads to the footnote of a claim, at the end of the same sheet. */
export function Cited({ note }: { readonly note: number | null }) {
  if (note === null) return null;
  return (
    <sup className={css({ marginInlineStart: '4', fontSize: '12', lineHeight: '16' })}>
      <a href={`#n${note}`} aria-label={labels.note(note)} className={css({ textDecoration: 'underline' })}>
        {note}
      </a>
    </sup>
  );
}

export function SheetTable({ table: { caption, columns, rows } }: { readonly table: ReportTable }) {
  const name = caption || columns.join(', ');
  // On a phone the cells of more columns stand below each other, which takes a table's own roles from it.
  const isWide = columns.length > 2;
  const role = (named: string) => (isWide ? { role: named } : {});
  return (
    // What scrolls can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section aria-label={name} tabIndex={0} className={scrolling}>
      <table {...role('table')} className={cx(grid, isWide && stacking)}>
        {caption !== '' && <caption>{caption}</caption>}
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <th key={column} scope="col" {...role('columnheader')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map(({ id, cells: [first, ...others], verdict = null, note }) => (
            <tr key={id} {...role('row')}>
              <th scope="row" dir="auto" {...role('rowheader')}>
                {first}
                <Cited note={note} />
              </th>
              {others.map((cell, number) => (
                <td
                  key={columns[number + 1]}
                  dir="auto"
                  {...role('cell')}
                  {...(isWide && { 'data-column': `${columns[number + 1]}: ` })}
                >
                  {number === others.length - 1 && <Signed verdict={verdict} />}
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

const scrolling = css({ overflowX: 'auto', _print: { overflow: 'visible' } });
const small = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' });
const signStyles: Readonly<Record<Verdict, string>> = {
  supports: css({ color: 'supports' }),
  inconclusive: css({ color: 'inconclusive' }),
  refutes: css({ color: 'refutes' }),
};
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
  '& thead th': { paddingTop: '0', borderTop: 'none', color: 'ink.muted', fontSize: '13', lineHeight: '20' },
  // The first column holds what a founder wrote, however long its words are.
  '& tbody th': { overflowWrap: 'anywhere', minWidth: '160' },
});
const stacking = css({
  phoneDown: {
    '&, & tbody, & tr, & tbody th': { display: 'block' },
    '& thead': { srOnly: true },
    '& tr': { paddingBottom: '8' },
    '& tbody th': { paddingBottom: '2' },
    '& td': { display: 'inline-block', paddingBlock: '0', borderTop: 'none' },
    '& td::before': { content: 'attr(data-column)', color: 'ink.muted' },
  },
});
