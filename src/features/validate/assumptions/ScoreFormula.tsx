import { scoreFormula, scoreFormulaText } from '#domain/ledger/score.ts';
import { Proof } from '#ui/Proof.tsx';
import { formulaLabels as labels } from './labels.ts';

/** The published formula of every score on the page. */
export function ScoreFormula() {
  return (
    <Proof>
      <p>{labels.explanation}</p>
      <p>
        {scoreFormula}: {scoreFormulaText}
      </p>
    </Proof>
  );
}
