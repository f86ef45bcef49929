import type { Scenario } from '#domain/scenario/scenario.ts';
import { calculatorOf } from '#domain/toolkit/calculators.ts';
import { listLabels as labels, scenarioLabels } from '#features/toolkit/labels.ts';
import { ScenarioList } from '#features/toolkit/ScenarioList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { toolkitHref } from './toolkit-href.ts';
import { useScenarioActions } from './use-scenario-actions.tsx';

/** The saved scenarios of all calculators. */
export function SavedScenarios({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  const { rename, remove, dialog } = useScenarioActions();
  const listed = scenarios.map((scenario) => ({
    scenario,
    note: calculatorOf(scenario.calculator)?.name ?? scenarioLabels.unknown,
  }));
  return (
    <section>
      <Heading level={2} size="subheading">
        {labels.scenarios}
      </Heading>
      <ScenarioList
        label={labels.scenarios}
        scenarios={listed}
        hrefOf={({ calculator, id }) => toolkitHref({ calculator, scenario: id })}
        onRename={rename}
        onRemove={remove}
      />
      {dialog}
    </section>
  );
}
