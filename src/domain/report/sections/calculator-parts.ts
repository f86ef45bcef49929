import { calculatorOf } from '../../toolkit/calculators.ts';
import { compute } from '../../toolkit/compute-calculator.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';

/** The answer of a calculator to what was typed, with its formula, its inputs and what it doesn't say. */
export function calculatorParts(
  { id, calculator: name, inputs }: ReportBlock,
  context: ReportContext,
): readonly ReportPart[] {
  const calculator = calculatorOf(name ?? '');
  if (!calculator) return [{ kind: 'missing', text: 'This version of Groundwork doesn’t know the calculator.' }];
  const result = compute(calculator, inputs ?? {});
  if (result.kind === 'refused') return [{ kind: 'missing', text: result.words }];
  const { headline, meaning, worked, chart, warnings } = result;
  return [
    {
      kind: 'claim',
      id: `calculator:${id}`,
      text: `${headline}: ${meaning}`,
      verdict: result.tone,
      note: context.note([], `Worked out from the inputs by ${calculator.formula.name}.`),
    },
    { kind: 'words', text: worked },
    ...warnings.map(({ says }) => ({ kind: 'words', text: `Note: ${says}` }) as const),
    {
      kind: 'table',
      caption: 'Inputs',
      columns: ['Input', 'Value'],
      rows: result.inputs.map((input) => ({
        id: `input:${id}:${input.id}`,
        cells: [input.label, input.text],
        note: null,
      })),
    },
    ...(chart === null
      ? []
      : [{ kind: 'figure', name: calculator.name, figure: { kind: 'material', material: chart } } as const]),
    { kind: 'words', text: `What this doesn’t say: ${calculator.limits.join(' ')}` },
  ];
}
