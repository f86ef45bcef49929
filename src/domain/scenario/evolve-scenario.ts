import { ignoreUnknown } from '../log/define-stream.ts';
import type { Dated } from '../log/recorded-event.ts';
import type { Scenario } from './scenario.ts';
import type { ScenarioFact } from './scenario-facts.ts';
import { scenarioIdOf } from './scenario-kind.ts';

/** Folds one fact into a scenario. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolveScenario(
  before: Scenario | undefined,
  fact: Dated<ScenarioFact>,
  stream: string,
): Scenario | undefined {
  const { at } = fact;
  if (!before) {
    if (fact.type !== 'ScenarioSaved') return undefined;
    return { ...fact.data, id: scenarioIdOf(stream), removed: false, savedAt: at, changedAt: at };
  }
  switch (fact.type) {
    case 'ScenarioChanged':
      return { ...before, ...fact.data, changedAt: at };
    case 'ScenarioRemoved':
      return { ...before, removed: true, changedAt: at };
    case 'ScenarioRestored':
      return { ...before, removed: false, changedAt: at };
    case 'ScenarioSaved':
      return before;
    default:
      return ignoreUnknown(fact, before);
  }
}
