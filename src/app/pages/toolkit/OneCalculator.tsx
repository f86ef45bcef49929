import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { scenarioDraft } from '#domain/log/command-draft.ts';
import { sameJson } from '#domain/log/same-json.ts';
import type { Scenario } from '#domain/scenario/scenario.ts';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import { inputsAsText, inputsOfText, longestLink } from '#domain/toolkit/link-inputs.ts';
import { plainInputs } from '#domain/toolkit/read-inputs.ts';
import { calculatorChart } from '#drawing/charts/calculator-chart.ts';
import { CalculatorFrame } from '#features/toolkit/CalculatorFrame.tsx';
import { FormulaPanel } from '#features/toolkit/FormulaPanel.tsx';
import { InputFields } from '#features/toolkit/InputFields.tsx';
import { calculatorLabels as labels, scenarioLabels } from '#features/toolkit/labels.ts';
import { ResultActions } from '#features/toolkit/ResultActions.tsx';
import { ResultPanel } from '#features/toolkit/ResultPanel.tsx';
import { calculatorMachine } from '#machines/toolkit/calculator.machine.ts';
import { openReportsOf } from '#machines/toolkit/select-open-reports.ts';
import { Chart } from '#ui/Chart.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { compute } from './compute-actor.ts';
import { exportResults } from './export-results.ts';
import { FirstReport } from './FirstReport.tsx';
import { useScenarioActions } from './SavedScenarios.tsx';
import { ScenariosOf } from './ScenariosOf.tsx';
import { toolkitHref } from './toolkit-href.ts';
import { UseInReport } from './UseInReport.tsx';
import { useRecordResult } from './use-record-result.tsx';

export interface OneCalculatorProps {
  readonly calculator: Calculator;
  /** The inputs that the address carries. */
  readonly linked: string | undefined;
  readonly scenario: Scenario | undefined;
  readonly isScenarioMissing: boolean;
}

/** A calculator with what is typed into it, and everything that can be done with what comes out. */
export function OneCalculator({ calculator, linked, scenario, isScenarioMissing }: OneCalculatorProps) {
  const { services } = useApp();
  const { id } = calculator;
  const saved = useMemo(() => scenario && plainInputs(calculator, scenario.inputs), [calculator, scenario]);
  const flow = useFlow(
    calculatorMachine.provide({
      actors: { compute },
      actions: { keepInputs: (_, { inputs }) => keep(inputs) },
    }),
    { calculator: id, inputs: linked === undefined && saved ? saved : inputsOfText(calculator, linked) },
  );
  const { inputs, result } = useSelector(flow, ({ context }) => context);
  const isFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const plain = useMemo(() => plainInputs(calculator, inputs), [calculator, inputs]);
  const isChanged = saved !== undefined && !sameJson(plain, saved);
  const link = toolkitHref({ calculator: id, inputs: inputsAsText(calculator, inputs) });
  const { ask, rename, remove, dialog } = useScenarioActions();
  const record = useRecordResult(calculator, inputs, link.length > longestLink ? null : location.origin + link);
  const report = useReport(id, plain);
  const answer = result?.kind === 'answer' ? result : null;
  const chart = useMemo(() => (answer?.chart ? calculatorChart(answer.chart) : null), [answer]);

  /** The address follows what is typed, so that it is there again after a reload. */
  function keep(typed: Readonly<Record<string, string>>): void {
    const isSaved = saved !== undefined && sameJson(plainInputs(calculator, typed), saved);
    const text = inputsAsText(calculator, typed);
    const fits = toolkitHref({ calculator: id, inputs: text }).length <= longestLink;
    const params = { calculator: id, scenario: scenario?.id, inputs: isSaved || !fits ? undefined : text };
    services.navigate({ name: 'toolkit', params }, { replace: true });
  }

  // Each change of the address gives the page its usual title again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it depends on
  useEffect(() => {
    document.title = `${calculator.name} · Toolkit · Groundwork`;
  }, [calculator, linked]);

  const exportCsv = () => {
    const name = scenario && !isChanged ? scenario.title : labels.result;
    if (result) exportResults(services, calculator, [{ name, result }], chart);
  };
  const saveChanges = () => {
    if (!scenario) return;
    services.dispatch([scenarioDraft('ChangeScenario', scenario.id, { inputs: plain })]);
    services.navigate({ name: 'toolkit', params: { calculator: id, scenario: scenario.id } }, { replace: true });
    services.showToast({ tone: 'success', message: labels.saved(scenario.title) });
  };
  const hasInputs = Object.keys(plain).length > 0;
  return (
    <>
      <CalculatorFrame
        calculator={calculator}
        allHref={toolkitHref()}
        scenario={scenario && { title: scenario.title, isChanged }}
        notice={
          isScenarioMissing && (
            <InlineMessage tone="warning" title={scenarioLabels.missingTitle}>
              {scenarioLabels.missing}
            </InlineMessage>
          )
        }
        onExample={() => flow.send({ type: 'inputs.replaced', inputs: calculator.example.inputs })}
        onClear={hasInputs ? () => flow.send({ type: 'inputs.replaced', inputs: {} }) : undefined}
        fields={<InputFields calculator={calculator} flow={flow} />}
        result={<ResultPanel result={result} isFailed={isFailed} />}
        actions={
          hasInputs && (
            <ResultActions
              link={link.length > longestLink ? null : location.origin + link}
              onSaveChanges={isChanged ? saveChanges : undefined}
              isSaved={scenario !== undefined}
              onSave={() => ask({ named: { kind: 'new', calculator: id, inputs: plain }, title: '' })}
              onExport={answer ? exportCsv : undefined}
              onReport={answer ? report.ask : undefined}
              onRecord={answer && record.isPossible ? () => record.ask(answer) : undefined}
            />
          )
        }
        chart={chart && <Chart name={`${calculator.name}: ${labels.chart}`} data={chart} />}
        formula={<FormulaPanel calculator={calculator} result={result} />}
      >
        <ScenariosOf calculator={calculator} openId={scenario?.id} onRename={rename} onRemove={remove} />
      </CalculatorFrame>
      {dialog}
      {record.dialog}
      {report.dialog}
    </>
  );
}

/** The way of a calculation into a report: one that is there, or the first. */
function useReport(calculator: string, inputs: Readonly<Record<string, string>>) {
  const reports = useAtom(openReportsOf(useApp().services.workspace));
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return {
    ask: () => setAsking(true),
    dialog:
      isAsking &&
      (reports.length > 0 ? (
        <UseInReport {...{ calculator, inputs, reports }} onClose={close} />
      ) : (
        <FirstReport {...{ calculator, inputs }} onClose={close} />
      )),
  };
}
