import { expect, test } from 'vitest';
import { ledgerLimits } from '../ledger/ledger.ts';
import { calculatorOf, calculators } from './calculators.ts';
import { type CalculatorAnswer, computeCalculator } from './compute-calculator.ts';
import { directionOf, evidenceText } from './evidence-text.ts';
import { comparedAsText, comparedOfText, inputsAsText, inputsOfText } from './link-inputs.ts';
import { plainInputs } from './read-inputs.ts';

const wilson = calculatorOf('wilson');
if (!wilson) throw new Error('no such calculator');

function answerOf(id: string, inputs: Readonly<Record<string, string>>): CalculatorAnswer {
  const result = computeCalculator(id, inputs);
  if (result?.kind !== 'answer') throw new Error(result?.words);
  return result;
}

test.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
  'A link of %s says the same inputs again',
  (_, calculator) => {
    const { inputs } = calculator.example;
    expect(inputsOfText(calculator, inputsAsText(calculator, inputs))).toEqual(plainInputs(calculator, inputs));
  },
);

test('A field that a link has emptied is empty', () => {
  expect(inputsOfText(wilson, 'yes=&asked=5')).toEqual({ yes: '', asked: '5' });
});

test('A link says what no field is called in vain, and one without inputs says nothing', () => {
  expect(inputsOfText(wilson, 'yes=1&constructor=2&__proto__=3&asked=%00')).toEqual({ yes: '1', asked: '\u0000' });
  expect([inputsOfText(wilson, undefined), inputsOfText(wilson, '&&=&%')]).toEqual([{}, {}]);
});

test('A link of several says each name with its inputs, in their order', () => {
  const compared = [
    { title: 'Lean & mean=yes', inputs: { yes: '1', asked: '5', target: '' } },
    { title: 'Lean & mean=yes', inputs: { yes: '2', asked: '5' } },
  ];
  const text = comparedAsText(wilson, compared);
  expect(comparedOfText(wilson, text)).toEqual([
    { title: 'Lean & mean=yes', inputs: { yes: '1', asked: '5' } },
    { title: 'Lean & mean=yes', inputs: { yes: '2', asked: '5' } },
  ]);
  expect([comparedOfText(wilson, undefined), comparedOfText(wilson, `${'x'.repeat(200)}=no`)]).toEqual([
    [],
    [{ title: 'x'.repeat(140), inputs: {} }],
  ]);
});

test('Evidence says what came out, of which inputs, by which formula', () => {
  const inputs = { yes: '15', asked: '50', target: '50' };
  const answer = answerOf('wilson', inputs);
  expect([evidenceText(wilson, inputs, answer).split('\n'), directionOf(answer)]).toEqual([
    [`Wilson: ${answer.headline}. ${answer.meaning}`, 'Said yes: 15 people; Asked: 50 people; Target: 50%', 'wilson-1'],
    -1,
  ]);
  expect([directionOf({ tone: 'supports' }), directionOf({ tone: null })]).toEqual([1, 0]);
});

test.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
  'Evidence of %s fits into a ledger, also with as many lines as there is room for',
  (_, calculator) => {
    const { id, example, fields } = calculator;
    const many = Object.fromEntries(
      Object.entries(fields).flatMap(([name, { kind }]) =>
        kind === 'rows' ? [[name, Array(120).fill(example.inputs[name]?.split('\n')[0]).join('\n')]] : [],
      ),
    );
    for (const inputs of [example.inputs, { ...example.inputs, ...many }]) {
      const text = evidenceText(calculator, inputs, answerOf(id, inputs));
      expect(text.length).toBeLessThanOrEqual(ledgerLimits.evidenceText);
      expect(text).toContain(calculator.formula.name);
    }
  },
);

test('Lines of a table are told one by one where there is room', () => {
  const cohorts = calculatorOf('cohort-retention');
  const inputs = { cohorts: 'May; 100; 62\nJune; 90; 50' };
  expect(cohorts && evidenceText(cohorts, inputs, answerOf('cohort-retention', inputs))).toContain(
    'Cohorts: May; 100; 62 / June; 90; 50\n',
  );
});
