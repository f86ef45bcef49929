import { useSelector } from '@xstate/react';
import type { PlacedBlock, Report } from '#domain/report/report.ts';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import { calculatorOf } from '#domain/toolkit/calculators.ts';
import { plainInputs } from '#domain/toolkit/read-inputs.ts';
import { EditBlockDialog, type EditBlockDialogProps } from '#features/reports/EditBlockDialog.tsx';
import { InputFields } from '#features/toolkit/InputFields.tsx';
import type { ReportScreenActor } from '#machines/report/report-screen.machine.ts';
import { calculatorMachine } from '#machines/toolkit/calculator.machine.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { compute } from '../toolkit/compute-actor.ts';
import { aboutsFor } from './abouts-for.ts';

export interface EditBlockProps {
  readonly screen: ReportScreenActor;
  readonly block: PlacedBlock;
  readonly report: Report;
}

/** The words of a block, what it asks, and what was typed into its calculator. */
export function EditBlock({ screen, block, report }: EditBlockProps) {
  const { services } = useApp();
  const calculator = block.calculator === null ? undefined : calculatorOf(block.calculator);
  const shared = { screen, block, abouts: aboutsFor(block, report, services) };
  return calculator ? <WithInputs {...shared} calculator={calculator} /> : <EditBlockDialog {...shared} />;
}

function WithInputs({ calculator, ...shared }: EditBlockDialogProps & { readonly calculator: Calculator }) {
  const typed = Object.fromEntries(
    Object.entries(shared.block.inputs ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const before = plainInputs(calculator, typed);
  const flow = useFlow(calculatorMachine.provide({ actors: { compute } }), {
    calculator: calculator.id,
    inputs: before,
  });
  const after = useSelector(flow, ({ context }) => context.inputs);
  return (
    <EditBlockDialog
      {...shared}
      fields={<InputFields calculator={calculator} flow={flow} />}
      inputs={{ before, after: plainInputs(calculator, after) }}
    />
  );
}
