import { useEffect } from 'react';
import type { InputFrom } from 'xstate';
import { calculatorLabels } from '#features/toolkit/labels.ts';
import { NameScenarioDialog } from '#features/toolkit/NameScenarioDialog.tsx';
import { nameScenarioMachine } from '#machines/toolkit/name-scenario.machine.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';

export interface NameScenarioProps {
  readonly asked: InputFrom<typeof nameScenarioMachine>;
  readonly onClose: () => void;
}

/** Asks what a scenario is called; a new one is shown then. */
export function NameScenario({ asked, onClose }: NameScenarioProps) {
  const { services } = useApp();
  const flow = useFlow(
    nameScenarioMachine.provide({
      actions: {
        open: ({ context: { named, title } }, { scenarioId }) => {
          if (named.kind !== 'new') return;
          services.navigate({ name: 'toolkit', params: { calculator: named.calculator, scenario: scenarioId } });
          services.showToast({ tone: 'success', message: calculatorLabels.saved(title.trim()) });
        },
      },
    }),
    asked,
  );
  useEffect(() => {
    const { unsubscribe } = flow.subscribe({ complete: onClose });
    return unsubscribe;
  }, [flow, onClose]);
  const submit = () => flow.send({ type: 'name.submitted', scenarioId: services.newId() });
  return <NameScenarioDialog flow={flow} onSubmit={submit} />;
}
