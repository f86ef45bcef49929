import { ledgerLimits } from '../ledger/ledger.ts';
import type { Calculator } from './calculator.ts';
import type { CalculatorAnswer } from './compute-calculator.ts';
import { fieldsOf, plainInputs } from './read-inputs.ts';

/** Returns the direction of a result for an assumption; 0 if it judges nothing. */
export const directionOf = ({ tone }: Pick<CalculatorAnswer, 'tone'>): -1 | 0 | 1 =>
  tone === 'supports' ? 1 : tone === 'refutes' ? -1 : 0;

/** A result as evidence words it: what came out, of which inputs, by which formula. Fits into a ledger. */
export function evidenceText(
  calculator: Calculator,
  inputs: Readonly<Record<string, string>>,
  { headline, meaning, formula, inputs: read }: CalculatorAnswer,
): string {
  const typed = plainInputs(calculator, inputs);
  const fields = fieldsOf(calculator);
  const said = read.map(({ id, label, text }) => {
    const isTable = fields[id]?.kind === 'rows';
    return `${label}: ${isTable ? (typed[id] ?? '').split('\n').join(' / ') : text}`;
  });
  const text = `${calculator.name}: ${headline}. ${meaning}\n${said.join('; ')}\n${formula}`;
  if (text.length <= ledgerLimits.evidenceText) return text;
  // The counts of lines instead of the lines; a link or a scenario has them.
  return `${calculator.name}: ${headline}. ${meaning}\n${read.map(({ label, text: short }) => `${label}: ${short}`).join('; ')}\n${formula}`;
}
