import { useCallback, useState } from 'react';
import { scenarioDraft } from '#domain/log/command-draft.ts';
import type { Scenario } from '#domain/scenario/scenario.ts';
import { calculatorOf } from '#domain/toolkit/calculators.ts';
import { scenarioLabels as labels, listLabels } from '#features/toolkit/labels.ts';
import { ScenarioList } from '#features/toolkit/ScenarioList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { useApp } from '../../app-context.ts';
import { offerTakingBack } from '../offer-taking-back.ts';
import { NameScenario, type NameScenarioProps } from './NameScenario.tsx';
import { toolkitHref } from './toolkit-href.ts';

/** The saved scenarios of all calculators. */
export function SavedScenarios({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  const { rename, remove, dialog } = useScenarioActions();
  const listed = scenarios.map((scenario) => ({
    scenario,
    note: calculatorOf(scenario.calculator)?.name ?? labels.unknown,
  }));
  return (
    <section>
      <Heading level={2} size="subheading">
        {listLabels.scenarios}
      </Heading>
      <ScenarioList
        label={listLabels.scenarios}
        scenarios={listed}
        hrefOf={({ calculator, id }) => toolkitHref({ calculator, scenario: id })}
        onRename={rename}
        onRemove={remove}
      />
      {dialog}
    </section>
  );
}

/** Returns the actions on a scenario for every list, and the dialog that asks for its name. */
export function useScenarioActions() {
  const { actorOf, services } = useApp();
  const [asked, ask] = useState<NameScenarioProps['asked'] | null>(null);
  const close = useCallback(() => ask(null), []);
  const remove = ({ id, title }: Scenario) => {
    services.dispatch([scenarioDraft('RemoveScenario', id, {})]);
    offerTakingBack(actorOf('toasts'), services, {
      message: labels.removed(title),
      drafts: [scenarioDraft('RestoreScenario', id, {})],
    });
  };
  const rename = ({ id, title }: Scenario) => ask({ named: { kind: 'saved', scenarioId: id }, title });
  const dialog = asked && <NameScenario asked={asked} onClose={close} />;
  return { ask, rename, remove, dialog };
}
