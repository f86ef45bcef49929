import { scoreFormula, scoreFormulaText } from '#domain/ledger/score.ts';
import { css } from '#styled-system/css';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formulaLabels as labels } from './labels.ts';

/** The published formula of every score on the page. */
export function ScoreFormula() {
  return (
    <Disclosure summary={labels.summary(scoreFormula)}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '8', maxWidth: 'prose' })}>
        <p className={css({ textStyle: 'figure', overflowWrap: 'anywhere' })}>{scoreFormulaText}</p>
        <p className={css({ color: 'ink.muted' })}>{labels.explanation}</p>
      </div>
    </Disclosure>
  );
}
