import type { ReportContent, ReportNote, ReportSource } from '#domain/report/report-content.ts';
import { dayText } from '#domain/report/report-words.ts';
import { figureOf } from '#domain/text/figures.ts';
import { directionSigns, reportLabels as labels } from '#drawing/report/report-labels.ts';
import { sourceRuns } from '#drawing/report/source-runs.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';

/** The last page of a report: where the log stood, what stands behind each claim, and the formulas. */
export function HowToCheck({ report }: { readonly report: ReportContent }) {
  const { notes, sources, formulas, hash } = report;
  const facts = [
    [labels.at, dayText(report.at)],
    [labels.position, figureOf(report.position)],
    ...(hash === null ? [] : [[labels.hash, hash]]),
  ] as const;
  return (
    <section aria-label={labels.check} className={page}>
      <Heading level={2} size="subheading">
        {labels.check}
      </Heading>
      <p>{labels.checkLead}</p>
      <dl className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '24', rowGap: '8' })}>
        {facts.map(([term, text]) => (
          <div key={term} className={css({ minWidth: '0' })}>
            <dt className={small}>{term}</dt>
            <dd className={term === labels.hash ? mono : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <>
          <Heading level={3} size="label">
            {labels.notes}
          </Heading>
          <ol className={css({ ...list, listStyle: 'decimal', paddingInlineStart: '32' })}>
            {notes.map((note) => (
              <Note key={note.number} note={note} />
            ))}
          </ol>
        </>
      )}
      <section aria-label={labels.evidence} className={part}>
        <Heading level={3} size="label">
          {labels.evidence}
        </Heading>
        {sources.length === 0 && <p className={css({ color: 'ink.muted' })}>{labels.noEvidence}</p>}
        <ol className={css({ ...list, listStyle: 'none' })}>
          {sources.map((source) => (
            <Source key={source.number} source={source} />
          ))}
        </ol>
      </section>
      <section aria-label={labels.formulas} className={part}>
        <Heading level={3} size="label">
          {labels.formulas}
        </Heading>
        <dl className={css(list)}>
          {formulas.map(({ name, text }) => (
            <div key={name} className={item}>
              <dt className={mono}>{name}</dt>
              <dd className={wrap}>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </section>
  );
}

function Note({ note: { number, text, sources } }: { readonly note: ReportNote }) {
  return (
    <li id={`n${number}`} value={number} tabIndex={-1} className={item}>
      {text}
      {sources.length > 0 && (
        <>
          {text !== '' && ' '}
          {labels.evidence}{' '}
          {sourceRuns(sources).map(({ from, text: run }, index) => (
            <span key={from}>
              {index > 0 && ', '}
              <a href={`#e${from}`} className={css({ textDecoration: 'underline' })}>
                {labels.evidenceNumber(run)}
              </a>
            </span>
          ))}
          .
        </>
      )}
    </li>
  );
}

function Source({ source }: { readonly source: ReportSource }) {
  const { number, direction, text, about, basis, url, position, at } = source;
  return (
    <li id={`e${number}`} tabIndex={-1} className={item}>
      <p className={wrap} dir="auto">
        <span className={css({ color: 'ink.muted' })}>{labels.evidenceNumber(figureOf(number))}</span>{' '}
        <span aria-hidden="true">{directionSigns[direction]} </span>
        {direction}: {text === '' ? labels.erased : text}
      </p>
      <p className={small} dir="auto">
        {about !== '' && `${labels.about(about)}. `}
        {basis}. {labels.source(position, at)}.{' '}
        {url !== null && (
          <Link href={url} rel="noopener noreferrer nofollow" target="_blank">
            {labels.address(url)}
          </Link>
        )}
      </p>
    </li>
  );
}

const wrap = css({ overflowWrap: 'anywhere' });
const small = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20', overflowWrap: 'anywhere' });
const mono = css({ fontFamily: 'figure', fontSize: '13', lineHeight: '20', wordBreak: 'break-all' });
/** Columns of flexible boxes break anywhere on paper: there they are blocks, as far apart. */
const list = { display: 'flex', flexDirection: 'column', gap: '12', _print: { display: 'block' } } as const;
const item = css({ scrollMarginTop: '96', _print: { breakInside: 'avoid', marginBottom: '12' } });
const part = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0' });
const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  minWidth: '0',
  paddingTop: '24',
  borderTop: 'hairline',
  _print: { display: 'block', breakBefore: 'page', borderTop: 'none', '& > * + *': { marginTop: '12' } },
});
