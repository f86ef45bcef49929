import type { ReactNode } from 'react';
import type { ReportContent } from '#domain/report/report-content.ts';
import { reportLabels as labels } from '#drawing/report/report-labels.ts';
import { coverOf, coverWords, titleOfReport } from '#drawing/report/report-title.ts';
import { css } from '#styled-system/css';
import { Cited, Counts, SheetTable, Steps } from './SheetPart.tsx';

export interface SheetCoverProps {
  readonly report: ReportContent;
  /** The address of the report as a code, or why there is none. */
  readonly seal?: ReactNode;
  /** Actions on the cover. */
  readonly tools?: ReactNode;
  /** Prompts for texts that the cover lacks, with the place to write each. */
  readonly prompts?: ReactNode;
}

/** The first page of a report on the screen: what it is about, as of when and, with a cover, where it stands. */
export function SheetCover({ report, seal, tools, prompts }: SheetCoverProps) {
  const { above, title } = titleOfReport(report);
  const cover = coverOf(report);
  const words = coverWords(report);
  return (
    <header className={page}>
      <p className={top}>
        <span className={css({ color: 'brand', fontWeight: 'medium' })} dir="auto">
          {above}
        </span>
        <span>{labels.stateOf(report)}</span>
      </p>
      <div className={head}>
        <div className={css({ flexGrow: '1', flexBasis: '192', minWidth: '0' })}>
          <p className={css({ textStyle: 'title', overflowWrap: 'anywhere' })} dir="auto">
            {title}
          </p>
          {cover && cover.texts.pitch !== '' && (
            <p className={pitch} dir="auto">
              {cover.texts.pitch}
            </p>
          )}
          {cover?.founder && <p className={by}>{labels.by(cover.founder)}</p>}
          {cover?.origin && (
            <p className={by} dir="auto">
              {cover.origin}
            </p>
          )}
        </div>
        {seal}
      </div>
      {tools}
      {words !== undefined && (
        <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })} dir="auto">
          {words}
        </p>
      )}
      {prompts}
      {cover && (
        <>
          <p className={standing} dir="auto">
            {cover.standing.text}
            <Cited note={cover.standing.note} />
          </p>
          {cover.counts.length > 0 && <Counts counts={cover.counts} />}
          <About texts={cover.texts} />
          {cover.tested && <SheetTable table={cover.tested} />}
          {cover.next.length > 0 && (
            <div>
              <p className={term}>{labels.next}</p>
              <Steps steps={cover.next} />
            </div>
          )}
        </>
      )}
    </header>
  );
}

function About({ texts: { problem, audience } }: Pick<NonNullable<ReturnType<typeof coverOf>>, 'texts'>) {
  const facts = [
    [labels.problem, problem],
    [labels.audience, audience],
  ].filter(([, text]) => text !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '32', rowGap: '12' })}>
      {facts.map(([label, text]) => (
        <div key={label} className={css({ flexGrow: '1', flexBasis: '192', minWidth: '0' })}>
          <dt className={term}>{label}</dt>
          <dd className={css({ overflowWrap: 'anywhere' })} dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const term = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' });
const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '24',
  minWidth: '0',
  _print: { display: 'block', '& > * + *': { marginTop: '16' } },
});
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '24',
  paddingBottom: '8',
  borderBottom: 'hairline',
  color: 'ink.muted',
  fontSize: '13',
  lineHeight: '20',
  overflowWrap: 'anywhere',
});
const head = css({ display: 'flex', flexWrap: 'wrap', gap: '16', alignItems: 'flex-start' });
const pitch = css({ marginTop: '8', fontSize: '16', lineHeight: '24', overflowWrap: 'anywhere' });
const by = css({ marginTop: '8', color: 'ink.muted' });
const standing = css({
  paddingInlineStart: '12',
  borderInlineStartWidth: 'thick',
  borderInlineStartStyle: 'solid',
  borderInlineStartColor: 'brand',
  fontSize: '16',
  lineHeight: '24',
  fontWeight: 'medium',
});
