import type { StreamLabels } from '../log/stream-labels.ts';
import { because } from '../text/because.ts';
import { figureOf } from '../text/figures.ts';
import { quoted } from '../text/quoted.ts';
import { shareText } from '../verdict/share-text.ts';
import type { ExperimentCommand } from './experiment-commands.ts';
import type { ExperimentFact } from './experiment-facts.ts';

/** Labels of facts and commands of an experiment. */
export const experimentLabels: StreamLabels<
  ExperimentFact,
  Exclude<ExperimentCommand['type'], 'ReassignExperiment' | 'CloseSample' | 'JudgeExperiment'>
> = {
  titles: {
    ExperimentDesigned: ({ question }) => (question === '' ? 'Designed an experiment' : `Designed ${quoted(question)}`),
    ExperimentRevised: () => 'Changed an experiment',
    ExperimentDiscarded: () => 'Discarded an experiment',
    ExperimentRestored: () => 'Restored an experiment',
    ExperimentStarted: ({ criterion, n }) => `Locked: ${shareText(criterion)} of ${figureOf(n)}`,
    LockWitnessed: () => 'Witnessed the lock',
    ResultRecorded: ({ k, n }) => `Reported ${figureOf(k)} of ${figureOf(n)}`,
    ExperimentStopped: ({ reason }) => because('Stopped an experiment', reason),
    ExperimentReassigned: () => 'Moved an experiment to another idea',
    ExperimentAssigned: ({ accountId }, { member }) =>
      accountId === null
        ? 'Assigned an experiment to no one'
        : `Assigned an experiment to ${member?.(accountId) ?? 'a member'}`,
    LearningRecorded: ({ text }) => (text === '' ? 'Cleared what was learned' : `Learned: ${quoted(text)}`),
    SampleClosed: () => 'Closed the sample',
    ExperimentJudged: ({ verdict, k, n }) => `Judged: ${verdict} (${figureOf(k)} of ${figureOf(n)})`,
  },
  attempts: {
    DesignExperiment: 'A new experiment',
    ReviseExperiment: 'A change to an experiment',
    DiscardExperiment: 'Discarding an experiment',
    RestoreExperiment: 'Restoring an experiment',
    StartExperiment: 'Starting an experiment',
    WitnessLock: 'Witnessing a lock',
    AssignExperiment: 'Assigning an experiment',
    RecordResult: 'A result',
    StopExperiment: 'Stopping an experiment',
    RecordLearning: 'What you learned',
  },
};
