import { TriangleAlert } from 'lucide-react';
import type { CalculatorAnswer, CalculatorResult } from '#domain/toolkit/compute-calculator.ts';
import { css } from '#styled-system/css';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { calculatorLabels as labels } from './labels.ts';

export interface ResultPanelProps {
  /** Null while it is being worked out, and where that failed. */
  readonly result: CalculatorResult | null;
  readonly isFailed: boolean;
}

/** The result, in one line and in figures; or the reason why there is none. */
export function ResultPanel({ result, isFailed }: ResultPanelProps) {
  return (
    <div role="status" aria-label={labels.result} className={panel}>
      {result === null &&
        (isFailed ? <p>{labels.failed}</p> : <Skeleton label={labels.working} shape="rows" count={3} />)}
      {result?.kind === 'refused' && <p className={css({ color: 'ink.muted' })}>{result.words}</p>}
      {result?.kind === 'answer' && (
        <>
          {isJudged(result) && result.tone !== null && (
            <div>
              <Verdict verdict={result.tone} />
            </div>
          )}
          <p className={css({ textStyle: 'heading', overflowWrap: 'anywhere' })}>{result.headline}</p>
          <p className={css({ maxWidth: 'prose', overflowWrap: 'anywhere' })}>{result.meaning}</p>
          {result.warnings.length > 0 && (
            <ul className={warnings}>
              {result.warnings.map(({ id, says }) => (
                <li key={id}>
                  <TriangleAlert aria-hidden="true" />
                  {says}
                </li>
              ))}
            </ul>
          )}
          <dl className={figures}>
            {result.figures.map(({ id, label, text }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** Whether there is a target that it is judged by; other tones are said by the words alone. */
const isJudged = ({ chart }: CalculatorAnswer): boolean =>
  chart?.kind === 'intervals' && chart.rows.some(({ verdict }) => verdict !== null);

const panel = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0', minHeight: '96' });
const warnings = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  '& li': { display: 'flex', gap: '8', padding: '8', background: 'inconclusive.tint', borderRadius: 'control' },
  '& svg': { flex: 'none', width: '16', height: '16', marginBlockStart: '2', color: 'inconclusive' },
});
const figures = css({
  display: 'flex',
  flexDirection: 'column',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '16',
    paddingBlock: '8',
    borderTop: 'hairline',
  },
  '& dt': { color: 'ink.muted' },
  '& dd': { textStyle: 'figure', overflowWrap: 'anywhere' },
});
