import type { ReactNode } from 'react';
import type { ReportContent, ReportSection } from '#domain/report/report-content.ts';
import { reportLabels as labels } from '#drawing/report/report-labels.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { HowToCheck } from './HowToCheck.tsx';
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

/** A report on the screen, as it is read by link: the title block, the blocks, and at the end how to check it. */
export function ReportSheet({ report, tools, seal, after }: ReportSheetProps) {
  const { title, sections } = report;
  return (
    <article aria-label={title} className={sheet}>
      <TitleBlock report={report} seal={seal} />
      {sections.map((section, index) => (
        <section key={section.id} aria-label={section.heading} className={block}>
          <div className={head}>
            <Heading level={2}>{section.heading}</Heading>
            {tools?.(section, index)}
          </div>
          {section.parts.map((part, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own
            <SheetPart key={number} part={part} />
          ))}
        </section>
      ))}
      {after}
      <HowToCheck report={report} />
    </article>
  );
}

function TitleBlock({ report, seal }: Pick<ReportSheetProps, 'report' | 'seal'>) {
  return (
    <header className={titleBlock}>
      <div className={css({ flexGrow: '1', flexBasis: '192', minWidth: '0' })}>
        <p className={wrap}>{report.idea}</p>
        <p className={small}>{labels.stateOf(report)}</p>
      </div>
      {seal}
    </header>
  );
}

const wrap = css({ overflowWrap: 'anywhere' });
const small = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20', overflowWrap: 'anywhere' });
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
