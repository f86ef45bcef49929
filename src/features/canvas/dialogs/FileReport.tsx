import type { CanvasFileReport } from '#domain/canvas-transfer/report-file.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { droppedLabel } from '../transfer/dropped-label.ts';
import { kindWords } from '../transfer/file-labels.ts';
import { importLabels } from './labels.ts';

export interface FileReportProps {
  readonly name: string;
  readonly report: CanvasFileReport;
}

/** Contents of a file to import, and the parts that arrive changed. */
export function FileReport({ name, report: { parts, counts, cards, images, tool, dropped = {} } }: FileReportProps) {
  if (parts === 0) return <InlineMessage tone="info">{importLabels.empty(name)}</InlineMessage>;
  const left = droppedLabel(dropped);
  return (
    <>
      {tool && <p>{importLabels.tools[tool]}</p>}
      <section aria-label={importLabels.contents}>
        <p className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{importLabels.contains(name, parts)}</p>
        <ul className={list}>
          {counts.map(({ kind, count }) => (
            <li key={kind}>{kindWords(kind, count)}</li>
          ))}
        </ul>
        <p className={css({ color: 'ink.muted' })}>{importLabels.undo}</p>
      </section>
      {left !== '' && <InlineMessage tone="info">{left}</InlineMessage>}
      {cards > 0 && <InlineMessage tone="info">{importLabels.cards(cards)}</InlineMessage>}
      {images > 0 && <InlineMessage tone="info">{importLabels.images}</InlineMessage>}
    </>
  );
}

const list = css({
  listStyleType: 'disc',
  paddingInlineStart: '16',
  paddingBlock: '4',
  fontVariantNumeric: 'tabular-nums',
});
