import { defineStream } from '../log/define-stream.ts';
import { decideExperiment } from './decide-experiment.ts';
import { evolveExperiment } from './evolve-experiment.ts';
import { experimentCommands } from './experiment-commands.ts';
import { experimentFields } from './experiment-fields.ts';

/** `experiment-{uuid}`: a test of one assumption. */
export const experimentStream = defineStream({
  name: 'experiment',
  pattern: /^experiment-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: 5,
  commands: experimentCommands,
  decide: decideExperiment,
  evolve: evolveExperiment,
  fields: experimentFields,
  unbegun: (experiment) => ({ ...experiment, discarded: true }),
});
