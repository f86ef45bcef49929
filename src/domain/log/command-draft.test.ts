import { expect, test } from 'vitest';
import { type Experiment, stageOf } from '../experiment/experiment.ts';
import { scoreFormula, scoreFormulaText } from '../ledger/score.ts';
import { type CommandDraft, experimentDraft, interviewDraft, ledgerDraft, reportDraft } from './command-draft.ts';
import './all-kinds.ts';
import { decideCommand } from './decide-command.ts';
import { kindOfStream } from './stream-kinds.ts';

const id = '01234567-89ab-4cde-8f01-23456789abcd';
const at = '2026-03-01T12:00:00.000Z';

const decide = (state: unknown, draft: CommandDraft) => decideCommand(state, { ...draft, id: 'c', at } as never);

test('Drafts of the loop begin the streams that they name', () => {
  const interview = {
    projectId: id,
    person: 'Ada',
    on: '2026-03-01',
    lastTime: '',
    commitment: 'none',
    answer: 'no',
  } as const;
  const drafts = [
    ledgerDraft('StateAssumption', id, {
      assumptionId: id,
      text: ' They  pay ',
      lens: 'viability',
      importance: 5,
      critical: true,
    }),
    experimentDraft('DesignExperiment', id, { projectId: id, assumptionId: id, method: 'interviews' }),
    interviewDraft('LogInterview', id, interview),
    reportDraft('WriteReport', id, { projectId: id, title: 'March', blocks: [] }),
  ];
  expect(
    drafts.map((draft) => {
      const decision = decide(undefined, draft);
      return [draft.stream, decision.kind === 'accepted' ? decision.facts.map(({ type }) => type) : decision.reason];
    }),
  ).toEqual([
    [`ledger-${id}`, ['AssumptionStated']],
    [`experiment-${id}`, ['ExperimentDesigned']],
    [`interview-${id}`, ['InterviewLogged']],
    [`report-${id}`, ['ReportWritten']],
  ]);
});

test('An experiment is a draft, then running, then judged; a draft can be discarded', () => {
  const kind = kindOfStream(`experiment-${id}`);
  const stages: string[] = [];
  let state: unknown;
  const take = (type: string, data: object, by: 'founder' | 'system' = 'founder'): void => {
    const decision = decideCommand(state, { id: 'c', type, stream: `experiment-${id}`, data: data as never, at }, by);
    if (decision.kind === 'rejected') stages.push(decision.reason);
    else for (const fact of decision.facts) state = kind?.evolve(state, { ...fact, at }, `experiment-${id}`);
    stages.push(stageOf(state as Experiment));
  };
  take('DesignExperiment', { projectId: id, assumptionId: id, method: 'interviews' });
  take('DiscardExperiment', {});
  take('RestoreExperiment', {});
  take('StartExperiment', {});
  take('ReviseExperiment', { criterion: 0.5 });
  take('StartExperiment', {});
  take('ReviseExperiment', { prediction: 'supports' });
  take('StartExperiment', {});
  take('ReviseExperiment', { n: 12 });
  take('StartExperiment', {});
  take('ReviseExperiment', { criterion: 0.1 });
  take('DiscardExperiment', {});
  take('CloseSample', { for: 'complete' }, 'system');
  const judged = { verdict: 'supports', k: 10, n: 12, interval: [0.5, 1], formula: 'corridor-1' };
  take('JudgeExperiment', { ...judged, ranges: [], versions: [], sources: [] }, 'system');
  expect({ stages, formula: [scoreFormula, scoreFormulaText.startsWith('score = 50')] }).toEqual({
    stages: [
      ...['draft', 'discarded', 'draft'],
      ...[
        'criterion-missing',
        'draft',
        'draft',
        'prediction-missing',
        'draft',
        'draft',
        'sample-missing',
        'draft',
        'draft',
      ],
      ...['running', 'criterion-locked', 'running', 'criterion-locked', 'running'],
      ...['running', 'judged'],
    ],
    formula: ['score-1', true],
  });
});
