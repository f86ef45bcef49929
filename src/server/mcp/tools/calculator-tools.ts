import { z } from 'zod';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import { calculators } from '#domain/toolkit/calculators.ts';
import { compute } from '#domain/toolkit/compute-calculator.ts';
import type { Field } from '#domain/toolkit/field.ts';
import { fieldsOf, longestRows } from '#domain/toolkit/read-inputs.ts';
import { ToolProblem } from '../assistant.ts';
import { readingTool, type Tool } from '../tool.ts';

/** In UTF-16 units, for a number as people write it. */
const longestNumber = 60;

const inputOf = (calculator: Calculator) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fieldsOf(calculator)).map(([name, field]) => {
        const schema = schemaOf(field).describe(describe(field));
        return [
          name,
          field.kind === 'choice' || ('isOptional' in field && field.isOptional) ? schema.optional() : schema,
        ];
      }),
    ),
  );

function schemaOf(field: Field): z.ZodType<string | number> {
  if (field.kind === 'choice') return z.enum(field.options.map(({ id }) => id));
  if (field.kind === 'rows') return z.string().max(longestRows);
  return z.union([z.number(), z.string().max(longestNumber)]);
}

function describe(field: Field): string {
  const { label, hint } = field;
  const says = [label, hint];
  if (field.kind === 'choice') says.push(`${field.options.map(({ id, label: name }) => `${id}: ${name}`).join('; ')}.`);
  else if (field.kind === 'rows') says.push('A row on each line; numbers are separated by semicolons.');
  else if (field.kind === 'percent') says.push('In percent: 5 is 5%.');
  else if (field.kind === 'money') says.push('In whole units of the currency, such as 19.90.');
  return says
    .filter((part) => part !== undefined)
    .join('. ')
    .replaceAll('..', '.');
}

function answerOf(calculator: Calculator, inputs: Readonly<Record<string, string | number | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  const result = compute(calculator, given);
  if (result.kind === 'refused') throw new ToolProblem(result.words);
  const { headline, meaning, figures, worked, formula, inputs: read, warnings, notes } = result;
  return {
    ...{ headline, meaning, worked, formula, notes },
    figures: figures.map(({ label, text }) => ({ label, text })),
    inputs: read.map(({ label, text }) => ({ label, text })),
    warnings: warnings.map(({ says }) => says),
  };
}

/** One tool for each calculator of the toolkit, made of its data. */
export const calculatorTools: readonly Tool[] = calculators.map((calculator) =>
  readingTool({
    name: `calculate_${calculator.id.replaceAll('-', '_')}`,
    title: calculator.name,
    description: `${calculator.about}. ${calculator.formula.name}: ${calculator.formula.text}. Limits: ${calculator.limits.join(' ')}`,
    input: inputOf(calculator),
    run: (inputs) => answerOf(calculator, inputs),
  }),
);
