import { useCallback, useState } from 'react';
import { scenarioDraft } from '#domain/log/command-draft.ts';
import type { Scenario } from '#domain/scenario/scenario.ts';
import { scenarioLabels as labels } from '#features/toolkit/labels.ts';
import { useApp } from '../../app-context.ts';
import { offerTakingBack } from '../offer-taking-back.ts';
import { NameScenario, type NameScenarioProps } from './NameScenario.tsx';

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
