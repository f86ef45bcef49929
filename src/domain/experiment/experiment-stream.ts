import { defineStream } from '../log/define-stream.ts';
import { decideExperiment } from './decide-experiment.ts';
import { evolveExperiment } from './evolve-experiment.ts';
import { experimentCommands } from './experiment-commands.ts';
import { experimentFields } from './experiment-fields.ts';
import { experimentKind } from './experiment-kind.ts';

export const experimentStream = defineStream({
  ...experimentKind,
  commands: experimentCommands,
  decide: decideExperiment,
  evolve: evolveExperiment,
  fields: experimentFields,
  unbegun: (experiment) => ({ ...experiment, discarded: true }),
});
