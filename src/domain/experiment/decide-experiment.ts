import * as z from 'zod/mini';
import type { Sent } from '../log/command-type.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { decideMoment } from '../log/name-moment.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { assigningBack } from '../team/assignment.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import { type Experiment, isStoppable } from './experiment.ts';
import { type ExperimentCommand, experimentCommands } from './experiment-commands.ts';
import type { ExperimentFact } from './experiment-facts.ts';
import { experimentFields } from './experiment-fields.ts';
import {
  assignExperiment,
  designExperiment,
  fileExperiment,
  recordLearning,
  recordResult,
  reviseExperiment,
  startExperiment,
  stopExperiment,
} from './experiment-rules.ts';
import { witnessLock } from './witness-lock.ts';

/** Decides an experiment command whose data its schema has accepted. */
export function decideExperiment(
  experiment: Experiment | undefined,
  command: Sent<ExperimentCommand>,
  reads: Reads,
): Decision<ExperimentFact> {
  if (command.type === 'DesignExperiment') {
    return experiment ? reject('id-taken') : designExperiment(command.data, reads);
  }
  if (!experiment) return reject('not-found');
  switch (command.type) {
    case 'ReviseExperiment':
      return reviseExperiment(experiment, command.data);
    case 'DiscardExperiment':
      return fileExperiment(experiment, true);
    case 'RestoreExperiment':
      return fileExperiment(experiment, false);
    case 'StartExperiment':
      return startExperiment(experiment, command.at, reads);
    case 'WitnessLock':
      return witnessLock(experiment, reads);
    case 'RecordResult':
      return recordResult(experiment, command.data);
    case 'StopExperiment':
      return stopExperiment(experiment, command.data.reason);
    case 'RecordLearning':
      return recordLearning(experiment, command.data);
    case 'AssignExperiment':
      return assignExperiment(experiment, command.data, reads);
    case 'ReassignExperiment':
      return isStoppable(experiment) ? accept(fact('ExperimentReassigned', command.data)) : reject('already-closed');
    case 'CloseSample':
      return experiment.lock && !experiment.closed
        ? accept(fact('SampleClosed', command.data))
        : reject('already-closed');
    case 'JudgeExperiment':
      return experiment.closed ? accept(fact('ExperimentJudged', command.data)) : reject('not-started');
    case 'NameMoment':
      return decideMoment(experiment.moments, command.data);
    case 'UndoChange':
      return decideUndo(fieldIn(experimentFields(experiment)), command.data, (wanted) =>
        restore(experiment, wanted, reads),
      );
  }
}

/** Leads fields to wanted values by the rules of the commands that write them: all of them, or none. */
function restore(
  experiment: Experiment,
  wanted: Readonly<Record<string, Json>>,
  reads: Reads,
): Decision<ExperimentFact> {
  const { discarded, learning, assigned, ...design } = wanted;
  const decisions: Decision<ExperimentFact>[] = [];
  const decide = <T>(schema: z.ZodMiniType<T>, data: unknown, rule: (data: T) => Decision<ExperimentFact>): void => {
    const parsed = schema.safeParse(data);
    decisions.push(parsed.success ? rule(parsed.data) : reject('invalid-data'));
  };
  if (Object.keys(design).length > 0) {
    // A method that comes back counts what is counted now, unless that comes back too.
    const { counts } = experiment;
    decide(experimentCommands.ReviseExperiment.schema, { counts, ...design }, (data) =>
      reviseExperiment(experiment, data),
    );
  }
  if (discarded !== undefined) decide(z.boolean(), discarded, (filed) => fileExperiment(experiment, filed));
  if (learning !== undefined) {
    decide(experimentCommands.RecordLearning.schema, { text: learning }, (data) => recordLearning(experiment, data));
  }
  if (assigned !== undefined) {
    const back = assigningBack(assigned);
    decisions.push(back ? assignExperiment(experiment, back, reads) : reject('invalid-data'));
  }
  const facts: ExperimentFact[] = [];
  for (const decision of decisions) {
    if (decision.kind === 'rejected') return decision;
    facts.push(...decision.facts);
  }
  return accept(...facts);
}
