import { countOf, figureOf } from '../text/figures.ts';
import type { Calculator, CalculatorValues, Outcome } from './calculator.ts';
import { calculatorOf } from './calculators.ts';
import type { Field, Fields, NamedRow } from './field.ts';
import { numberText } from './figure-text.ts';
import { moneyText } from './money.ts';
import { type CalculatorInputs, type FieldProblem, fieldsOf, readInputs } from './read-inputs.ts';

/** A calculator's answer to typed inputs, or its refusal. */
export type CalculatorResult = CalculatorAnswer | CalculatorRefusal;

interface Noted {
  readonly calculator: string;
  /** Interpretations of ambiguous inputs, by the name of the field. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface CalculatorAnswer extends Outcome, Noted {
  readonly kind: 'answer';
  /** The name of the formula, as it is stored with results. */
  readonly formula: string;
  /** Inputs in the form in which they were read, each with its unit. */
  readonly inputs: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  /** Inputs that are possible but hardly sensible. */
  readonly warnings: readonly { readonly id: string; readonly says: string }[];
}

export interface CalculatorRefusal extends Noted {
  readonly kind: 'refused';
  /** Why there is no answer. */
  readonly words: string;
  /** By the name of the field. */
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

/** Works out a calculator by its id from inputs as they are typed, saved or linked. Never throws. Undefined: no such calculator. */
export function computeCalculator(id: string, inputs: CalculatorInputs): CalculatorResult | undefined {
  const calculator = calculatorOf(id);
  return calculator && compute(calculator, inputs);
}

export function compute(calculator: Calculator, inputs: CalculatorInputs): CalculatorResult {
  const { values, problems, notes } = readInputs(calculator, inputs);
  const noted = { calculator: calculator.id, notes };
  const refused = (all: CalculatorRefusal['problems']): CalculatorRefusal => ({
    ...{ kind: 'refused', ...noted, words: wordsOf(all, fieldsOf(calculator)), problems: all },
  });
  if (Object.keys(problems).length > 0) return refused(problems);
  const read = values as CalculatorValues<Fields>;
  const outcome = calculator.compute(read);
  if ('words' in outcome) return refused({ [outcome.field]: { isMissing: false, words: outcome.words } });
  if (!outcome.figures.every(({ value }) => isExact(value))) {
    return { kind: 'refused', ...noted, words: tooLarge, problems: {} };
  }
  const figureAt = (name: string): number => outcome.figures.find((each) => each.id === name)?.value ?? Number.NaN;
  return {
    ...outcome,
    ...noted,
    kind: 'answer',
    formula: calculator.formula.name,
    inputs: readTexts(fieldsOf(calculator), read),
    warnings: calculator.sanity.filter(({ when }) => when(read, figureAt)).map(({ id, says }) => ({ id, says })),
  };
}

const tooLarge = 'The result is too large to be exact. Check the inputs.';

/** Infinity is an answer that a calculator has words for. */
const isExact = (value: number): boolean =>
  !Number.isNaN(value) && (Math.abs(value) <= Number.MAX_SAFE_INTEGER || !Number.isFinite(value));

const list = new Intl.ListFormat('en-US');

/** Describes the problems of wrong inputs; names missing inputs only if none is wrong. */
function wordsOf(problems: CalculatorRefusal['problems'], fields: Fields): string {
  const all = Object.entries(problems);
  const wrong = all.filter(([, { isMissing }]) => !isMissing);
  const labelOf = (name: string): string => fields[name]?.label ?? name;
  if (wrong.length === 0) return `Fill in ${list.format(all.map(([name]) => `“${labelOf(name)}”`))} to see a result.`;
  return wrong
    .map(([name, { words }]) => (words.includes(labelOf(name)) ? words : `${labelOf(name)}: ${words}`))
    .join(' ');
}

function readTexts(fields: Fields, values: CalculatorValues<Fields>): CalculatorAnswer['inputs'] {
  return Object.entries(fields).flatMap(([id, field]) => {
    const value = values[id];
    return value === null || value === undefined
      ? []
      : [{ id, label: field.label, text: textOf(field, value, values) }];
  });
}

function textOf(field: Field, value: unknown, { currency }: CalculatorValues<Fields>): string {
  if (field.kind === 'rows') return countOf((value as readonly NamedRow[]).length, 'line');
  if (field.kind === 'choice') return field.options.find(({ id }) => id === value)?.label ?? String(value);
  const amount = Number(value);
  const unit = field.unit === '' ? '' : ` ${field.unit}`;
  if (field.kind === 'money') return `${moneyText(amount, currency)}${unit}`;
  return field.kind === 'percent' ? percentInput(amount) : `${figureOf(amount)}${unit}`;
}

/** Formats a share in the form in which it was typed: 0.025 is "2.5%". */
const percentInput = (share: number): string => `${numberText(Number((share * 100).toFixed(6)))}%`;
