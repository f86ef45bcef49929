import { useSelector as useAtom } from '@xstate/store-react';
import type { Params } from '#domain/routes/routes.ts';
import type { Scenario } from '#domain/scenario/scenario.ts';
import { scenarioStreamOf } from '#domain/scenario/scenario-kind.ts';
import { calculatorOf } from '#domain/toolkit/calculators.ts';
import { calculatorLabels as labels, scenarioLabels } from '#features/toolkit/labels.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { OneCalculator } from './OneCalculator.tsx';
import { toolkitHref } from './toolkit-href.ts';

export interface CalculatorViewProps {
  readonly calculatorId: string;
  readonly params: Params;
}

/** One calculator, once it is known what it begins with. */
export function CalculatorView({ calculatorId, params: { inputs, scenario: scenarioId } }: CalculatorViewProps) {
  const { workspace } = useApp().services;
  const calculator = calculatorOf(calculatorId);
  const saved = useAtom(workspace.stream(scenarioStreamOf(scenarioId ?? ''))) as Scenario | undefined;
  const isComplete = useAtom(workspace.isComplete);
  if (!calculator) {
    return (
      <EmptyState
        title={labels.missingTitle}
        drawing={<PlotDrawing />}
        actions={<ButtonLink href={toolkitHref()}>{labels.all}</ButtonLink>}
      >
        {labels.missing}
      </EmptyState>
    );
  }
  const scenario = saved && !saved.removed && saved.calculator === calculatorId ? saved : undefined;
  if (scenarioId && !scenario && !isComplete) return <Skeleton label={scenarioLabels.loading} shape="rows" count={6} />;
  return (
    <OneCalculator
      // One that comes later, from another device, brings its inputs along.
      key={scenarioId && !saved ? 'unknown' : 'known'}
      calculator={calculator}
      linked={inputs}
      scenario={scenario}
      isScenarioMissing={scenarioId !== undefined && !scenario}
    />
  );
}
