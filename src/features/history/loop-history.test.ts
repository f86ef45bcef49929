import { describe, expect, test } from 'vitest';
import type { ExperimentFact } from '#domain/experiment/experiment-facts.ts';
import { experimentStream } from '#domain/experiment/experiment-stream.ts';
import { ideaStream } from '#domain/idea/idea-stream.ts';
import type { InterviewFact } from '#domain/interview/interview-facts.ts';
import { interviewStream } from '#domain/interview/interview-stream.ts';
import type { LedgerFact } from '#domain/ledger/ledger-facts.ts';
import { ledgerStream } from '#domain/ledger/ledger-stream.ts';
import type { StreamKind } from '#domain/log/define-stream.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { projectStream } from '#domain/project/project-stream.ts';
import { idOf, LoopLog, noon, projectId } from '../../../tests/fixtures/loop-log.ts';
import { changeTitle } from './change-title.ts';
import { fieldLabel, fieldText } from './field-labels.ts';

type LoopFact = Exclude<LedgerFact | ExperimentFact | InterviewFact, { readonly type: 'MomentNamed' }>;

const words = { status: (status: string) => status, criterion: (id: string) => id, member: () => 'Jonas' };

/** A fact of each type, what history calls it, and what it calls that which takes it back. */
const told: Readonly<Record<LoopFact['type'], readonly [data: JsonObject, title: string, undone: string]>> = {
  AssumptionStated: [{ text: 'They pay' }, 'Stated “They pay”', 'state “They pay”'],
  AssumptionReworded: [{ text: 'All pay' }, 'Reworded an assumption to “All pay”', 'reword an assumption to “All pay”'],
  AssumptionWeighed: [
    { importance: 4, critical: true },
    'Weighed an assumption: importance 4, critical',
    'weigh an assumption: importance 4, critical',
  ],
  AssumptionRetired: [{ reason: 'Vague' }, 'Retired an assumption: Vague', 'retire an assumption: Vague'],
  AssumptionRevived: [{ reason: '' }, 'Revived an assumption', 'revive an assumption'],
  AssumptionAssigned: [{ accountId: 'jonas' }, 'Assigned an assumption to Jonas', 'assign an assumption to Jonas'],
  EvidenceRecorded: [{ direction: 1, text: 'Paid' }, 'Recorded evidence for: “Paid”', 'record evidence for: “Paid”'],
  EvidenceCarried: [
    { direction: 0, text: 'Paid' },
    'Carried evidence for neither side over: “Paid”',
    'carry evidence for neither side over: “Paid”',
  ],
  EvidenceSuperseded: [{ reason: 'Misheard' }, 'Withdrew evidence: Misheard', 'withdraw evidence: Misheard'],
  EvidenceReinstated: [{}, 'Counted evidence again', 'count evidence again'],
  DecisionRecorded: [{ kind: 'pivot' }, 'Decided to pivot', 'decide to pivot'],
  ExperimentDesigned: [{ question: 'Do they?' }, 'Designed “Do they?”', 'design “Do they?”'],
  ExperimentRevised: [{}, 'Changed an experiment', 'change an experiment'],
  ExperimentDiscarded: [{}, 'Discarded an experiment', 'discard an experiment'],
  ExperimentRestored: [{}, 'Restored an experiment', 'restore an experiment'],
  ExperimentStarted: [{ criterion: 0.1, n: 1200 }, 'Locked: 10% of 1,200', 'lock: 10% of 1,200'],
  LockWitnessed: [{}, 'Witnessed the lock', 'witness the lock'],
  ResultRecorded: [{ k: 18, n: 1200 }, 'Reported 18 of 1,200', 'report 18 of 1,200'],
  ExperimentStopped: [{ reason: 'Late' }, 'Stopped an experiment: Late', 'stop an experiment: Late'],
  ExperimentReassigned: [{}, 'Moved an experiment to another idea', 'move an experiment to another idea'],
  ExperimentAssigned: [{ accountId: null }, 'Assigned an experiment to no one', 'assign an experiment to no one'],
  LearningRecorded: [{ text: 'We wait' }, 'Learned: “We wait”', 'learn: “We wait”'],
  SampleClosed: [{ for: 'complete' }, 'Closed the sample', 'close the sample'],
  ExperimentJudged: [
    { verdict: 'supports', k: 1000, n: 1200 },
    'Judged: supports (1,000 of 1,200)',
    'judge: supports (1,000 of 1,200)',
  ],
  InterviewLogged: [{ person: 'Ada' }, 'Logged an interview', 'log an interview'],
  InterviewEdited: [{ person: 'Ada' }, 'Edited an interview', 'edit an interview'],
  QuoteMarked: [{ mark: -1, text: 'Ada said' }, 'Marked a quote against', 'mark a quote against'],
  QuoteUnmarked: [{}, 'Unmarked a quote', 'unmark a quote'],
  QuoteProposed: [{ mark: 1, text: 'Ada said' }, 'Proposed a quote for', 'propose a quote for'],
  ProposalDismissed: [{}, 'Dismissed a proposed quote', 'dismiss a proposed quote'],
  InterviewRemoved: [{}, 'Removed an interview', 'remove an interview'],
  InterviewRestored: [{}, 'Restored an interview', 'restore an interview'],
  PersonErased: [{}, 'Erased a person', 'erase a person'],
};

const titleOf = (type: string, data: JsonObject, undoes?: string): string =>
  changeTitle(
    {
      ...{ changeId: 'c', position: 1, at: noon, recordedAt: noon, undoes },
      facts: [{ type, data } as unknown as RecordedEvent],
    },
    words,
  );

test.each(Object.entries(told))(
  '%s has its words, and as a deed that was taken back',
  (type, [data, title, undone]) => {
    expect([titleOf(type, data), titleOf(type, data, 'c0')]).toEqual([title, `Undid: ${undone}`]);
  },
);

test('What an experiment showed is told apart from a founder’s own word, and nothing is told of an empty text', () => {
  expect([
    titleOf('EvidenceRecorded', { direction: -1, text: '', experimentId: idOf(1) }),
    titleOf('ExperimentDesigned', { question: '' }),
    titleOf('LearningRecorded', { text: '' }),
    titleOf('AssumptionWeighed', { importance: 1, critical: false }),
  ]).toEqual([
    'Recorded what an experiment showed: evidence against',
    'Designed an experiment',
    'Cleared what was learned',
    'Weighed an assumption: importance 1, not critical',
  ]);
});

describe('Every field that an undo can bring back has a name in histories', () => {
  const log = new LoopLog();
  const stated = { assumptionId: idOf(1), text: 'They pay', lens: 'viability', importance: 5, critical: true };
  const said = { evidenceId: idOf(50), assumptionId: idOf(1), direction: 1, rung: 'opinion', weight: 0.1, text: 'Ada' };
  const talk = { projectId, person: 'Ada', on: '2026-03-01', lastTime: '', commitment: 'none', answer: 'no' };
  const sent = [
    [`idea-${idOf(1)}`, 'CaptureIdea', { title: 'Bees' }, ideaStream],
    [`project-${projectId}`, 'StartProject', { ideaId: idOf(1), canvasId: idOf(2) }, projectStream],
    [`ledger-${projectId}`, 'StateAssumption', stated, ledgerStream],
    [`ledger-${projectId}`, 'RecordEvidence', said, ledgerStream],
    [
      `experiment-${idOf(30)}`,
      'DesignExperiment',
      { projectId, assumptionId: idOf(1), method: 'data' },
      experimentStream,
    ],
    [`interview-${idOf(40)}`, 'LogInterview', talk, interviewStream],
    [
      `interview-${idOf(40)}`,
      'MarkQuote',
      { quoteId: 'q', text: 'Never', assumptionId: idOf(1), mark: -1 },
      interviewStream,
    ],
  ] as const;
  const kinds = new Map<string, StreamKind>();
  for (const [stream, type, data, kind] of sent) {
    log.send(stream, type, data);
    kinds.set(stream, kind as StreamKind);
  }

  test.each([...kinds])('%s', (stream, kind) => {
    const fields = Object.entries(kind.fields(log.state(stream)));
    const nameless = fields.filter(([name]) => fieldLabel(name, words, stream.startsWith('project-')) === '');
    // An idea's place in a list is nothing to read, nor which page an experiment counts.
    expect(nameless.map(([name]) => name).filter((name) => name !== 'rank' && name !== 'artefact')).toEqual([]);
    for (const [name, value] of fields) expect(fieldText(name, value, words)).not.toMatch(/object|null|undefined/);
  });

  test('and its value in words', () => {
    expect([
      fieldText('criterion', 0.1, words),
      fieldText('quote:q', { text: 'Never', mark: -1 }, words),
      fieldText(`evidence:${idOf(50)}:counts`, false, words),
      fieldText('artefact', { kind: 'page' }, words),
      fieldText('formula', 'corridor-1', words),
      fieldText('formula', 'wilson-1', words),
    ]).toEqual(['10%', 'Never', 'No', 'Changed', 'As soon as it’s clear', 'Once, at the end']);
  });
});
