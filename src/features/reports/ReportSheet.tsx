import { Fragment, type ReactNode } from 'react';
import type { ReportContent, ReportSection } from '#domain/report/report-content.ts';
import { dayText } from '#domain/report/report-words.ts';
import { figureOf } from '#domain/text/figures.ts';
import { directionSigns, reportLabels as labels } from '#drawing/report/report-labels.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { SheetPart } from './SheetPart.tsx';

export interface ReportSheetProps {
  readonly report: ReportContent;
  /** What can be done with a block, beside its heading. */
  readonly tools?: (section: ReportSection, index: number) => ReactNode;
  /** Beside the title block. */
  readonly seal?: ReactNode;
  /** After the last block. */
  readonly after?: ReactNode;
}

/** A report on the screen, as it is read by link: the title block, the blocks, the evidence and the formulas. */
export function ReportSheet({ report, tools, seal, after }: ReportSheetProps) {
  const { title, sections, sources, formulas } = report;
  return (
    <article aria-label={title} className={sheet}>
      <TitleBlock report={report} seal={seal} />
      {sections.map((section, index) => (
        <section key={section.id} aria-label={section.heading} className={block}>
          <div className={head}>
            <Heading level={2}>{section.heading}</Heading>
            {tools?.(section, index)}
          </div>
          <p className={margin}>{labels.margin(report, section.formulas)}</p>
          {section.parts.map((part, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own
            <SheetPart key={number} part={part} />
          ))}
        </section>
      ))}
      {after}
      <section aria-label={labels.evidence} className={block}>
        <Heading level={2}>{labels.evidence}</Heading>
        {sources.length === 0 && <p className={css({ color: 'ink.muted' })}>{labels.noEvidence}</p>}
        <ol className={css({ ...list, listStyle: 'decimal', paddingInlineStart: '32' })}>
          {sources.map(({ number, direction, text, about, basis, url, position, at }) => (
            <li key={number} id={`e${number}`} value={number} tabIndex={-1} className={item}>
              <p className={wrap} dir="auto">
                <span aria-hidden="true">{directionSigns[direction]} </span>
                {direction}: {text === '' ? labels.erased : text}
              </p>
              <p className={small} dir="auto">
                {about !== '' && `${labels.about(about)}. `}
                {basis}. {labels.source(position, at)}.{' '}
                {url !== null && (
                  <Link href={url} rel="noopener noreferrer nofollow" target="_blank">
                    {url}
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={labels.formulas} className={block}>
        <Heading level={2}>{labels.formulas}</Heading>
        <dl className={css(list)}>
          {formulas.map(({ name, text }) => (
            <div key={name} className={item}>
              <dt className={mono}>{name}</dt>
              <dd className={wrap}>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}

function TitleBlock({ report, seal }: Pick<ReportSheetProps, 'report' | 'seal'>) {
  const facts = [
    [labels.idea, report.idea],
    [labels.state, labels.stateOf(report)],
    [labels.at, dayText(report.at)],
    [labels.position, figureOf(report.position)],
    ...(report.hash === null ? [] : [[labels.hash, report.hash]]),
    [labels.formulaNames, formulaNames(report)],
  ] as const;
  return (
    <header className={titleBlock}>
      <dl
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: '24',
          rowGap: '8',
          flexGrow: '1',
          flexBasis: '192',
          minWidth: '0',
        })}
      >
        {facts.map(([term, text]) => (
          <div key={term} className={css({ minWidth: '0' })}>
            <dt className={small}>{term}</dt>
            <dd className={term === labels.hash ? mono : wrap}>{text}</dd>
          </div>
        ))}
      </dl>
      {seal}
    </header>
  );
}

/** A name stays on its line, though it has a hyphen. */
const formulaNames = ({ formulas }: ReportContent) =>
  formulas.map(({ name }, n) => (
    <Fragment key={name}>
      {n > 0 && ', '}
      <span className={css({ whiteSpace: 'nowrap' })}>{name}</span>
    </Fragment>
  ));

const wrap = css({ overflowWrap: 'anywhere' });
const small = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20', overflowWrap: 'anywhere' });
const mono = css({ fontFamily: 'figure', fontSize: '13', lineHeight: '20', wordBreak: 'break-all' });
const margin = css({
  color: 'ink.muted',
  fontFamily: 'figure',
  fontSize: '13',
  lineHeight: '20',
  _print: { breakAfter: 'avoid' },
});
/** Columns of flexible boxes break anywhere on paper: there they are blocks, as far apart. */
const list = { display: 'flex', flexDirection: 'column', gap: '12', _print: { display: 'block' } } as const;
const item = css({ scrollMarginTop: '96', _print: { breakInside: 'avoid', marginBottom: '12' } });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8',
  _print: { display: 'block', breakAfter: 'avoid' },
});
const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '32',
  maxWidth: 'prose',
  width: 'full',
  minWidth: '0',
  padding: { base: '16', tablet: '32' },
  background: 'surface',
  border: 'hairline',
  _print: { display: 'block', maxWidth: 'full', padding: '0', border: 'none' },
});
const block = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  minWidth: '0',
  _print: { display: 'block', marginTop: '32', '& > * + *': { marginTop: '12' } },
});
const titleBlock = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16',
  padding: '16',
  border: 'control',
  _print: { breakInside: 'avoid' },
});
