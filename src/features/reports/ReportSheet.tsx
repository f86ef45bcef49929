import type { ReactNode } from 'react';
import type { ReportContent, ReportSection } from '#domain/report/report-content.ts';
import { bodyOf } from '#drawing/report/report-title.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { HowToCheck } from './HowToCheck.tsx';
import { SheetCover } from './SheetCover.tsx';
import { SheetPart } from './SheetPart.tsx';

export interface ReportSheetProps {
  readonly report: ReportContent;
  /** Actions on a block, beside its heading. */
  readonly tools?: (section: ReportSection, index: number) => ReactNode;
  /** Beside the title. */
  readonly seal?: ReactNode;
  /** Prompts for texts that the cover lacks, with the place to write each. */
  readonly prompts?: ReactNode;
  /** After the last block. */
  readonly after?: ReactNode;
}

/** A report on the screen, as it is read by link: the cover, the blocks, and at the end how to check it. */
export function ReportSheet({ report, tools, seal, prompts, after }: ReportSheetProps) {
  const { title, sections } = report;
  const cover = sections.find(({ kind }) => kind === 'cover');
  // Whoever can write sees what waits for words.
  const body = tools ? sections.filter((section) => section !== cover) : bodyOf(report);
  return (
    <article aria-label={title} className={sheet}>
      <SheetCover
        report={report}
        seal={seal}
        prompts={cover && prompts}
        tools={cover && tools?.(cover, sections.indexOf(cover))}
      />
      {body.map((section) => (
        <section key={section.id} aria-label={section.heading} className={block}>
          <div className={head}>
            <Heading level={2} size="subheading">
              {section.heading}
            </Heading>
            {tools?.(section, sections.indexOf(section))}
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
  paddingTop: '16',
  borderTop: 'hairline',
  _print: { display: 'block', marginTop: '32', '& > * + *': { marginTop: '12' } },
});
