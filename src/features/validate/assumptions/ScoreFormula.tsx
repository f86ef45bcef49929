import { scoreFormula, scoreFormulaText } from '#domain/ledger/score.ts';
import { Proof } from '#ui/Proof.tsx';
import { formulaLabels as labels } from './labels.ts';

export interface ScoreFormulaProps {
  /** How the risk of one assumption comes about. */
  readonly sum?: string;
}

/** The published formula of every score on the page. */
export function ScoreFormula({ sum }: ScoreFormulaProps) {
  return (
    <Proof>
      <p>{labels.explanation}</p>
      {sum !== undefined && <p>{sum}</p>}
      <p>
        {scoreFormula}: {scoreFormulaText}
      </p>
    </Proof>
  );
}
