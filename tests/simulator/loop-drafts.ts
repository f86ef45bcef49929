import { decisionKinds, type Ledger, rungs } from '#domain/ledger/ledger.ts';
import { ongoingOf } from '#domain/ledger/ongoing.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { partOf } from '#domain/log/parts.ts';
import { type CommandKind, simply, uuid, type View } from './command-kind.ts';
import type { Dice } from './dice.ts';
import { pageOf } from './page-drafts.ts';
import { wordsAbout } from './people.ts';
import { surveyOf } from './survey-drafts.ts';

/** Few of each, so that commands meet. */
const [projects, assumptions, experiments, interviews, evidence] = [2, 4, 2, 8, 5] as const;
const projectId = (n: number): string => uuid(n, 1);
const assumptionId = (n: number): string => uuid(n, 3);
const experimentId = (n: number): string => uuid(n, 4);
const evidenceId = (n: number): string => uuid(n, 6);
const ledgerOf = (n: number): string => `ledger-${projectId(n)}`;
const experimentOf = (n: number): string => `experiment-${experimentId(n)}`;
const interviewOf = (n: number): string => `interview-${uuid(n, 5)}`;

const texts = ['', 'They pay monthly', 'They pay yearly', 'They never pay monthly', 'quite other'];
/** So far from the middle that a few answers cross the corridor. */
const criteria = [0.05, 0.5, 0.95, null];
const samples = [2, 3, 4, null, 6000];
/** A minute, an hour and days after the beginning, and long before it. */
const ends = [
  ...['2026-01-01T00:01:00.000Z', '2026-01-01T01:00:00.000Z', '2026-01-10T00:00:00.000Z'],
  ...['2025-01-01T00:00:00.000Z', null],
];

const onLedger = (dice: Dice, data: JsonObject): JsonObject => ({ project: dice.below(projects), data });
const onExperiment = (dice: Dice, data: JsonObject): JsonObject => ({ experiment: dice.below(experiments), data });
const onInterview = (dice: Dice, data: JsonObject): JsonObject => ({ interview: dice.below(interviews), data });

/** Makes a kind of command that sends the rolled data as it is. */
function ledgerKind(weight: number, type: string, data: (dice: Dice) => JsonObject): CommandKind {
  return {
    weight,
    roll: (dice) => onLedger(dice, data(dice)),
    draft: ({ project, data: rolled }: { project: number; data: JsonObject }) =>
      simply(type, ledgerOf(project), rolled),
  };
}
function experimentKind(weight: number, type: string, data: (dice: Dice) => JsonObject): CommandKind {
  return {
    weight,
    roll: (dice) => onExperiment(dice, data(dice)),
    draft: ({ experiment, data: rolled }: { experiment: number; data: JsonObject }) =>
      simply(type, experimentOf(experiment), rolled),
  };
}
/** With words that can be told from those about anybody else. */
const personally = (interview: number, data: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (name === 'base') return [name, personally(interview, value as JsonObject)];
      const isPersonal = typeof value === 'string' && ['person', 'lastTime', 'text'].includes(name);
      return [name, isPersonal ? wordsAbout(interview, value) : value];
    }),
  );
function interviewKind(weight: number, type: string, data: (dice: Dice) => JsonObject): CommandKind {
  return {
    weight,
    roll: (dice) => onInterview(dice, data(dice)),
    draft: ({ interview, data: rolled }: { interview: number; data: JsonObject }) =>
      simply(type, interviewOf(interview), personally(interview, rolled)),
  };
}

const assumption = (dice: Dice): string => assumptionId(dice.below(assumptions));
/** Rolls the id of the founder's own evidence, or of a judged experiment's. */
const anyEvidence = (dice: Dice): string =>
  dice.chance(0.3) ? `${experimentId(dice.below(experiments))}-1` : evidenceId(dice.below(evidence));

const assigned = (dice: Dice): JsonObject =>
  dice.chance(0.3)
    ? { accountId: null }
    : { accountId: uuid(dice.below(2), 9), by: dice.pick(['2026-02-01', '2026-02-30']) };

const design = (dice: Dice): JsonObject => ({
  question: dice.pick(texts),
  criterion: dice.pick(criteria),
  n: dice.pick(samples),
  prediction: dice.pick(['supports', 'refutes', null]),
  formula: dice.pick(['corridor-1', 'wilson-1']),
  ...(dice.chance(0.3) ? { endsAt: dice.pick(ends) } : {}),
});
/** With which an experiment can be started. */
const complete = (dice: Dice) => ({
  ...{ criterion: 0.05, n: dice.pick([4, 4, 12, 60]), prediction: 'supports' },
  ...(dice.chance(0.4) ? { endsAt: dice.pick(ends) } : {}),
});

/** Plans that were pinned before it was asked say nothing of `into` and `ongoing`. */
interface DecisionRoll {
  readonly project: number;
  readonly decision: number;
  readonly isStale: boolean;
  readonly into?: number;
  readonly ongoing?: string;
}

/** Lists the states that a founder sees of streams that can be ongoing. */
const statesIn = (view: View, kind: string): readonly unknown[] =>
  [0, 1]
    .map((n) => view.shown(kind === 'experiment' ? experimentOf(n) : kind === 'page' ? pageOf(n) : surveyOf(n)))
    .filter((state) => state !== undefined);

type Words = { readonly text: string; readonly base: string };
const baseOf = ({ base }: Words, seen: string): { readonly base?: string } =>
  ({ seen: { base: seen }, stale: { base: 'They pay monthly' }, none: {} })[base as 'seen'];

/** Every kind of command that a founder sends to ledgers, experiments and interviews, valid and not. */
export const loopCommandKinds = {
  state: ledgerKind(6, 'StateAssumption', (dice) => ({
    ...{ assumptionId: assumption(dice), text: dice.pick(texts), lens: dice.pick(['viability', 'desirability']) },
    ...{ importance: dice.pick([1, 5, 5, 6]), critical: dice.chance(0.5) },
    ...(dice.chance(0.3) ? { successorOf: assumption(dice) } : {}),
  })),
  reword: {
    weight: 4,
    roll: (dice) => ({
      ...{ project: dice.below(projects), assumption: dice.below(assumptions), text: dice.pick(texts) },
      base: dice.pick(['seen', 'stale', 'none']),
    }),
    draft({ project, assumption, ...words }: Words & { project: number; assumption: number }, view: View) {
      const id = assumptionId(assumption);
      const seen = partOf((view.shown(ledgerOf(project)) as Ledger | undefined)?.assumptions ?? {}, id)?.text ?? '';
      return simply('RewordAssumption', ledgerOf(project), {
        assumptionId: id,
        text: words.text,
        ...baseOf(words, seen),
      });
    },
  },
  weigh: ledgerKind(3, 'WeighAssumption', (dice) => ({
    ...{ assumptionId: assumption(dice), importance: dice.pick([1, 3, 5]), critical: dice.chance(0.5) },
  })),
  retire: ledgerKind(2, 'RetireAssumption', (dice) => ({ assumptionId: assumption(dice), reason: dice.pick(texts) })),
  revive: ledgerKind(2, 'ReviveAssumption', (dice) => ({ assumptionId: assumption(dice) })),
  assign: ledgerKind(1.5, 'AssignAssumption', (dice) => ({ assumptionId: assumption(dice), ...assigned(dice) })),
  evidence: ledgerKind(5, 'RecordEvidence', (dice) => ({
    ...{ evidenceId: evidenceId(dice.below(evidence)), assumptionId: assumption(dice), text: dice.pick(texts) },
    ...{ direction: dice.pick([-1, 0, 1]), rung: dice.pick(rungs), weight: dice.pick([0.01, 0.2, 1, 10]) },
  })),
  withdraw: ledgerKind(3, 'WithdrawEvidence', (dice) => ({
    ...{ evidenceId: anyEvidence(dice), reason: dice.pick(['Misheard', '']) },
  })),
  carry: ledgerKind(2, 'CarryEvidence', (dice) => ({
    ...{ evidenceId: evidenceId(dice.below(evidence)), assumptionId: assumption(dice) },
    from: { projectId: projectId(dice.below(projects)), evidenceId: anyEvidence(dice) },
  })),
  decide: {
    weight: 2,
    roll: (dice) => ({
      ...{ project: dice.below(projects), decision: dice.below(3), kind: dice.pick(decisionKinds) },
      ...{ reason: dice.pick(texts), reversedBy: dice.pick(texts), isStale: dice.chance(0.3) },
      ...{ into: dice.below(projects + 1), ongoing: dice.pick(['unsaid', 'ends', 'goes on', 'goes on']) },
    }),
    draft({ project, decision, isStale, into, ongoing, ...data }: JsonObject & DecisionRoll, view: View) {
      const seen = (view.shown(ledgerOf(project)) as Ledger | undefined)?.version ?? 0;
      const target = into === undefined || into >= projects ? uuid(decision, 9) : projectId(into);
      const successor = { ideaId: uuid(decision, 8), projectId: target, canvasId: uuid(90 + decision, 2) };
      const goesOn = ongoing === 'goes on';
      const parts = ongoingOf(projectId(project), { statesOf: (kind) => statesIn(view, kind) });
      const after = parts.map(({ kind, id }) => ({
        ...{ kind, id, goesOn },
        ...(goesOn && kind === 'experiment' ? { assumptionId: assumptionId(0) } : {}),
      }));
      const pivot = {
        successor: { ...successor, title: 'Bread by post' },
        ...(ongoing === undefined || ongoing === 'unsaid' ? {} : { ongoing: after }),
      };
      const decided = { ...data, decisionId: uuid(decision, 7), seenVersion: isStale ? 0 : seen };
      return simply('RecordDecision', ledgerOf(project), { ...decided, ...(data['kind'] === 'pivot' ? pivot : {}) });
    },
  },
  nameLedgerMoment: ledgerKind(1, 'NameMoment', (dice) => ({ version: 1 + dice.below(4), name: 'Before the talks' })),
  design: experimentKind(4, 'DesignExperiment', (dice) => ({
    ...{ projectId: projectId(dice.below(projects)), assumptionId: assumption(dice) },
    method: dice.pick(['interviews', 'interviews', 'prototype', 'page']),
    ...(dice.chance(0.6) ? complete(dice) : design(dice)),
    ...(dice.chance(0.1) ? { sample: true } : {}),
  })),
  revise: experimentKind(4, 'ReviseExperiment', (dice) =>
    dice.chance(0.2) ? { method: dice.pick(['interviews', 'data', 'survey']) } : design(dice),
  ),
  fileExperiment: {
    weight: 1,
    roll: (dice) => ({
      experiment: dice.below(experiments),
      type: dice.pick(['DiscardExperiment', 'RestoreExperiment']),
    }),
    draft: ({ experiment, type }: { experiment: number; type: string }) => simply(type, experimentOf(experiment)),
  },
  startExperiment: experimentKind(4, 'StartExperiment', () => ({})),
  result: experimentKind(2, 'RecordResult', (dice) => ({
    k: dice.pick([0, 2, 2.5]),
    n: dice.pick([2, 4, 9]),
    note: '',
  })),
  stop: experimentKind(0.5, 'StopExperiment', (dice) => ({ reason: dice.pick(['Wrong people', '']) })),
  assignExperiment: experimentKind(1.5, 'AssignExperiment', assigned),
  learn: {
    weight: 2,
    roll: (dice) => ({
      experiment: dice.below(experiments),
      text: dice.pick(texts),
      base: dice.pick(['stale', 'none']),
    }),
    draft: ({ experiment, ...words }: Words & { experiment: number }) =>
      simply('RecordLearning', experimentOf(experiment), { text: words.text, ...baseOf(words, '') }),
  },
  log: interviewKind(10, 'LogInterview', (dice) => ({
    projectId: projectId(dice.below(projects)),
    ...(dice.chance(0.9) ? { experimentId: experimentId(dice.below(experiments)) } : {}),
    ...{ person: dice.pick(['Ada', 'Grace', '']), on: '2026-01-01', lastTime: dice.pick(texts) },
    ...{ commitment: dice.pick(['none', 'money']), answer: dice.pick(['yes', 'yes', 'no', 'unclear']) },
  })),
  edit: interviewKind(4, 'EditInterview', (dice) =>
    dice.pick([
      { answer: dice.pick(['yes', 'no', 'perhaps']) },
      { lastTime: dice.pick(texts), base: { lastTime: 'They pay monthly' } },
      { person: dice.pick(['Ada', 'Grace']), commitment: 'time' },
    ]),
  ),
  quote: interviewKind(3, 'MarkQuote', (dice) => ({
    ...{ quoteId: dice.pick(['q1', 'q2']), text: dice.pick(texts), assumptionId: assumption(dice) },
    mark: dice.pick([-1, 0, 1]),
  })),
  propose: interviewKind(2, 'ProposeQuote', (dice) => ({
    ...{ quoteId: dice.pick(['q1', 'q2', 'q3']), text: dice.pick(texts), assumptionId: assumption(dice) },
    ...{ mark: dice.pick([-1, 0, 1]), by: 'Claude' },
  })),
  settleProposal: {
    weight: 2,
    roll: (dice) => ({
      interview: dice.below(interviews),
      type: dice.pick(['AcceptQuote', 'DismissQuote']),
      quoteId: dice.pick(['q1', 'q2', 'q3']),
    }),
    draft: ({ interview, type, quoteId }: { interview: number; type: string; quoteId: string }) =>
      simply(type, interviewOf(interview), { quoteId }),
  },
  unquote: interviewKind(1, 'UnmarkQuote', (dice) => ({ quoteId: dice.pick(['q1', 'q2']) })),
  fileInterview: {
    weight: 6,
    roll: (dice) => ({ interview: dice.below(interviews), type: dice.pick(['RemoveInterview', 'RestoreInterview']) }),
    draft: ({ interview, type }: { interview: number; type: string }) => simply(type, interviewOf(interview)),
  },
  erase: interviewKind(2, 'ErasePerson', () => ({})),
} satisfies Record<string, CommandKind>;

/** An assumption under test and answers to it, so that there is something to judge. */
export const firstLoop = (dice: Dice) => {
  const experiment = dice.below(experiments);
  const stated = { assumptionId: assumptionId(0), text: 'They pay monthly', lens: 'viability', importance: 5 };
  const said = { person: 'Ada', on: '2026-01-01', lastTime: '', commitment: 'none', answer: 'yes' };
  const talk = { projectId: projectId(0), ...said };
  const designed = { projectId: projectId(0), assumptionId: assumptionId(0), method: 'interviews', ...complete(dice) };
  return [
    { name: 'state', rolled: { project: 0, data: { ...stated, critical: true } } },
    { name: 'design', rolled: { experiment, data: designed } },
    { name: 'startExperiment', rolled: { experiment, data: {} } },
    ...Array.from({ length: dice.below(6) }, (_, interview) => ({
      name: 'log' as const,
      rolled: { interview, data: { ...talk, experimentId: experimentId(experiment) } },
    })),
  ] as const;
};
