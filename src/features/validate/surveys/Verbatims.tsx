import { useState } from 'react';
import type { MarkTally } from '#machines/survey/mark-verbatims.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { resultLabels as labels } from './labels.ts';

export interface VerbatimsProps {
  readonly texts: readonly { readonly entryId: string; readonly text: string }[];
  /** Asks to mark their sentences. */
  readonly onMark: () => void;
  /** How their sentences were marked. */
  readonly tally: MarkTally;
}

/** Drawn at first, and with each press. */
const page = 20;

/** Written answers, word for word. */
export function Verbatims({ texts, onMark, tally }: VerbatimsProps) {
  const [shown, setShown] = useState(page);
  if (texts.length === 0) return null;
  const isMarked = tally.for + tally.against + tally.neither > 0;
  return (
    <>
      {isMarked && <p className={css({ textStyle: 'figure' })}>{labels.tally(tally)}</p>}
      <ul aria-label={labels.answers} className={list}>
        {texts.slice(0, shown).map(({ entryId, text }) => (
          <li key={entryId} dir="auto" className={item}>
            {text}
          </li>
        ))}
      </ul>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        {texts.length > shown && (
          <Button size="small" onPress={() => setShown(shown + 100)}>
            {labels.moreTexts(Math.min(100, texts.length - shown))}
          </Button>
        )}
        <IfMayEdit>
          <Button size="small" onPress={onMark}>
            {labels.mark}
          </Button>
        </IfMayEdit>
      </div>
    </>
  );
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '8', listStyle: 'none' });
const item = css({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: 'prose',
  paddingInlineStart: '12',
  borderInlineStart: 'hairline',
});
