import type { CanvasFileReport } from '#domain/canvas-transfer/report-file.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { kindWords, partsWords } from '../transfer/file-words.ts';

export interface FileReportProps {
  readonly name: string;
  readonly report: CanvasFileReport;
}

/** What a file would bring, and what of it comes otherwise than it was. */
export function FileReport({ name, report: { parts, counts, cards, images } }: FileReportProps) {
  if (parts === 0) return <InlineMessage tone="info">There is nothing in {name}.</InlineMessage>;
  return (
    <>
      <section aria-label="What comes">
        <p className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>
          {name} holds {partsWords(parts)}.
        </p>
        <ul className={list}>
          {counts.map(({ kind, count }) => (
            <li key={kind}>{kindWords(kind, count)}</li>
          ))}
        </ul>
        <p className={css({ color: 'ink.muted' })}>They come as one change: one undo takes them back.</p>
      </section>
      {cards > 0 && (
        <InlineMessage tone="info">
          {cards === 1 ? 'One card stands' : `${cards} cards stand`} for assumptions of another idea. Here they are
          plain notes.
        </InlineMessage>
      )}
      {images > 0 && (
        <InlineMessage tone="info">
          The file names its images and does not hold them. They are seen where they belong to this account.
        </InlineMessage>
      )}
    </>
  );
}

const list = css({
  listStyleType: 'disc',
  paddingInlineStart: '16',
  paddingBlock: '4',
  fontVariantNumeric: 'tabular-nums',
});
