import { defineStream } from '../log/define-stream.ts';
import { decideScenario } from './decide-scenario.ts';
import { evolveScenario } from './evolve-scenario.ts';
import { scenarioCommands } from './scenario-commands.ts';
import { scenarioFields } from './scenario-fields.ts';
import { scenarioKind } from './scenario-kind.ts';

export const scenarioStream = defineStream({
  ...scenarioKind,
  commands: scenarioCommands,
  decide: decideScenario,
  evolve: evolveScenario,
  fields: scenarioFields,
  unbegun: (scenario) => ({ ...scenario, removed: true }),
});
