import { experimentCommands } from '#domain/experiment/experiment-commands.ts';
import { ledgerCommands } from '#domain/ledger/ledger-commands.ts';
import {
  heldBy,
  isWellFormed,
  type Limit,
  type Message,
  most,
  only,
  stateOf,
  takes,
  times,
  uuid,
  uuidOf,
  x,
} from './limit.ts';

const ledger = `ledger-${uuid}`;
const stated = { assumptionId: uuidOf(1), text: 'They pay', lens: 'viability', importance: 3, critical: false };
const evidence = {
  evidenceId: uuidOf(2),
  assumptionId: uuidOf(1),
  direction: 1,
  rung: 'opinion',
  weight: 0.2,
  text: 'Ada',
};
const begun: readonly Message[] = [
  ['StateAssumption', stated],
  ['RecordEvidence', evidence],
];
const onLedger = (message: Message, changed: object = {}) => takes(ledger, stateOf(ledger, begun, changed), message);
const assumptions = (n: number) => ({
  '0': Object.fromEntries(times(n, (k) => [uuidOf(k), { id: uuidOf(k), retired: false }])),
});
const decision = {
  decisionId: uuidOf(9),
  kind: 'persevere',
  reason: 'Enough',
  reversedBy: 'Nobody pays',
  seenVersion: 2,
};
const fits = (schema: { safeParse(data: unknown): { success: boolean } }, data: object) =>
  schema.safeParse(data).success;
const pivot = {
  ...decision,
  kind: 'pivot',
  successor: { ideaId: uuid, projectId: uuid, canvasId: uuid, title: 'Wasps' },
};
const ongoing = (n: number) => times(n, (k) => ({ kind: 'page', id: uuidOf(k), goesOn: true }));

const experiment = `experiment-${uuid}`;
const design = {
  projectId: uuid,
  assumptionId: uuid,
  method: 'data',
  criterion: 0.5,
  n: 12,
  prediction: 'supports',
  formula: 'wilson-1',
};
const designed = (more: object = {}): Message => ['DesignExperiment', { ...design, ...more }];
const onDesign = (message: Message) => takes(experiment, stateOf(experiment, [designed()]), message);
const startedOne = () => stateOf(experiment, [designed(), ['StartExperiment', {}]]);

const interview = `interview-${uuid}`;
const logged = { projectId: uuid, person: 'Ada', on: '2026-01-01', lastTime: '', commitment: 'none', answer: 'yes' };
const quote = { quoteId: 'q', text: 'Never', assumptionId: uuid, mark: 1 };
const onInterview = (message: Message, changed: object = {}) =>
  takes(interview, stateOf(interview, [['LogInterview', logged]], changed), message);

const report = `report-${uuid}`;
const written: readonly Message[] = [['WriteReport', { projectId: uuid, title: 'March', blocks: [] }]];
const onReport = (message: Message, changed: object = {}) => takes(report, stateOf(report, written, changed), message);
const block = { id: 'b', kind: 'text' };
const grant = x(22);
const open = (n: number) =>
  Object.fromEntries(times(n, (k) => [`g${k}`, { grant: `g${k}`, freeze: null, expiresAt: null, revoked: false }]));

const scenario = `scenario-${uuid}`;
const saved = (data: object): boolean =>
  takes(scenario, undefined, ['SaveScenario', { calculator: 'runway', title: 'Ours', inputs: {}, ...data }]);
const inputs = (n: number, each: (k: number) => string) => Object.fromEntries(times(n, (k) => [`f${k}`, each(k)]));

const thread = `thread-${uuid}`;
const idea = { subject: { kind: 'idea', id: uuidOf(1) }, text: 'Too dear' };
const comments = (n: number) =>
  times(n, (k) => ({ id: uuidOf(k), author: null, text: 'x', removed: false, writtenAt: '', editedAt: null }));

export const theLoop: readonly Limit[] = [
  most('ledger/ledgerLimits.text', 500, (n) =>
    takes(ledger, undefined, ['StateAssumption', { ...stated, text: x(n) }]),
  ),
  most('ledger/ledgerLimits.evidenceText', 2000, (n) =>
    onLedger(['RecordEvidence', { ...evidence, evidenceId: uuid, text: x(n) }]),
  ),
  most('ledger/ledgerLimits.reason', 2000, (n) =>
    onLedger(['WithdrawEvidence', { evidenceId: uuidOf(2), reason: x(n) }]),
  ),
  most('ledger/ledgerLimits.url', 2000, (n) =>
    onLedger(['RecordEvidence', { ...evidence, evidenceId: uuid, url: `https://${x(n - 8)}` }]),
  ),
  most('ledger/ledgerLimits.title', 140, (n) =>
    fits(ledgerCommands.RecordDecision.schema, { ...pivot, successor: { ...pivot.successor, title: x(n) } }),
  ),
  most('ledger/ledgerLimits.assumptions', 200, (n) =>
    onLedger(['StateAssumption', { ...stated, assumptionId: uuidOf(999) }], { assumptions: assumptions(n - 1) }),
  ),
  most('ledger/ledgerLimits.evidence', 20_000, (n) =>
    onLedger(['RecordEvidence', { ...evidence, evidenceId: uuid }], { evidenceCount: n - 1 }),
  ),
  most('ledger/ledgerLimits.decisions', 200, (n) =>
    onLedger(['RecordDecision', decision], { decisions: times(n - 1, (k) => ({ id: uuidOf(k + 100) })) }),
  ),
  most('ledger/ledgerLimits.ongoing', 1000, (n) =>
    fits(ledgerCommands.RecordDecision.schema, { ...pivot, ongoing: ongoing(n) }),
  ),

  most('experiment/experimentLimits.question', 500, (n) => takes(experiment, undefined, designed({ question: x(n) }))),
  most('experiment/experimentLimits.yesWhen', 500, (n) => takes(experiment, undefined, designed({ yesWhen: x(n) }))),
  most('experiment/experimentLimits.goal', 200, (n) =>
    takes(experiment, undefined, designed({ artefact: { kind: 'page', id: uuid, goal: x(n) } })),
  ),
  most('experiment/experimentLimits.n', 1_000_000, (n) => takes(experiment, undefined, designed({ n }))),
  most('experiment/experimentLimits.reason', 2000, (n) =>
    takes(experiment, startedOne(), ['StopExperiment', { reason: x(n) }]),
  ),
  most('experiment/experimentLimits.note', 2000, (n) =>
    fits(experimentCommands.RecordResult.schema, { k: 1, n: 12, note: x(n) }),
  ),
  ...(
    [
      ['file', 200],
      ['question', 500],
      ['counted', 1000],
    ] as const
  ).map(([field, value]) =>
    most(`responses/importedLimits.${field}`, value, (n) => {
      const imported = { file: 'may.csv', question: 'Would you pay?', counted: 'Yes', [field]: x(n) };
      return fits(experimentCommands.RecordResult.schema, { k: 1, n: 12, note: '', imported });
    }),
  ),
  most('experiment/experimentLimits.learning', 500, (n) => onDesign(['RecordLearning', { text: x(n) }])),
  most('verdict/sampleAtMost', 5000, (n) =>
    takes(experiment, stateOf(experiment, [designed({ n })]), ['StartExperiment', {}]),
  ),

  most('interview/interviewLimits.person', 140, (n) =>
    takes(interview, undefined, ['LogInterview', { ...logged, person: x(n) }]),
  ),
  most('interview/interviewLimits.lastTime', 5000, (n) =>
    takes(interview, undefined, ['LogInterview', { ...logged, lastTime: x(n) }]),
  ),
  most('interview/interviewLimits.quote', 2000, (n) => onInterview(['MarkQuote', { ...quote, text: x(n) }])),
  most('interview/interviewLimits.proposer', 60, (n) => onInterview(['ProposeQuote', { ...quote, by: x(n) }])),
  most('interview/interviewLimits.quotes', 500, (n) => onInterview(['MarkQuote', quote], { quoteCount: n - 1 })),

  most('report/reportLimits.title', 140, (n) => onReport(['RetitleReport', { title: x(n) }])),
  most('report/reportLimits.heading', 200, (n) => onReport(['AddToReport', { blocks: [{ ...block, heading: x(n) }] }])),
  most('report/reportLimits.text', 20_000, (n) => onReport(['AddToReport', { blocks: [{ ...block, text: x(n) }] }])),
  most('report/reportLimits.blocks', 200, (n) => onReport(['AddToReport', { blocks: [block] }], { blockCount: n - 1 })),
  most(
    'report/reportLimits.blocks',
    200,
    (n) => isWellFormed(report, stateOf(report, written), ['RemoveReportBlocks', { blocks: times(n, (k) => `b${k}`) }]),
    'named',
  ),
  most('report/reportLimits.freezes', 1000, (n) =>
    onReport(['FreezeReport', {}], { frozen: times(n - 1, () => ({})) }),
  ),
  most('report/reportLimits.shares', 100, (n) => onReport(['ShareReport', { grant }], { shares: open(n - 1) })),
  most('report/reportLimits.inputs', 60, (n) =>
    onReport([
      'AddToReport',
      { blocks: [{ ...block, kind: 'calculator', calculator: 'runway', inputs: inputs(n, () => '1') }] },
    ]),
  ),

  most('scenario/scenarioLimits.title', 140, (n) => saved({ title: x(n) })),
  most('scenario/scenarioLimits.fields', 20, (n) => saved({ inputs: inputs(n, () => '1') })),
  most('scenario/scenarioLimits.inputs', 21_000, (n) => saved({ inputs: { rows: x(n - 1), other: '1' } })),

  most('thread/threadLimits.text', 5000, (n) => takes(thread, undefined, ['StartThread', { ...idea, text: x(n) }])),
  most('thread/threadLimits.comments', 500, (n) =>
    takes(thread, stateOf(thread, [['StartThread', idea]], { comments: comments(n - 1) }), [
      'Reply',
      { commentId: uuidOf(9999), text: 'Yes' },
    ]),
  ),

  heldBy(
    'transcript/transcriptLimits.bytes',
    10_000_000,
    'src/adapters/transcript/read-transcript.test.ts',
    'new Uint8Array(10_000_001)',
  ),
  heldBy(
    'transcript/transcriptLimits.characters',
    2_000_000,
    'src/adapters/transcript/read-transcript.test.ts',
    'that unpacks to far more than it is, is left before memory runs out',
  ),
  heldBy(
    'transcript/transcriptLimits.sentences',
    20_000,
    'src/adapters/transcript/read-transcript.test.ts',
    'repeat(20_001)',
  ),
  only('verdict/knownAtMost', 1000, 'what is worked out is kept in memory for the next time'),
];
