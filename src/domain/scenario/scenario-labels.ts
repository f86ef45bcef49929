import type { StreamLabels } from '../log/stream-labels.ts';
import { quoted } from '../text/quoted.ts';
import type { ScenarioCommand } from './scenario-commands.ts';
import type { ScenarioFact } from './scenario-facts.ts';

/** Labels of facts and commands of a scenario. */
export const scenarioLabels: StreamLabels<ScenarioFact, ScenarioCommand['type']> = {
  titles: {
    ScenarioSaved: ({ title }) => `Saved ${quoted(title)}`,
    ScenarioChanged: ({ title }) =>
      title === undefined ? 'Changed the scenario’s inputs' : `Renamed the scenario to ${quoted(title)}`,
    ScenarioRemoved: () => 'Removed the scenario',
    ScenarioRestored: () => 'Restored the scenario',
  },
  attempts: {
    SaveScenario: 'A saved scenario',
    ChangeScenario: 'A change to a scenario',
    RemoveScenario: 'Removing a scenario',
    RestoreScenario: 'Restoring a scenario',
  },
};
