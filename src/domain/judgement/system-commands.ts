import { type CitedRange, type Experiment, isReported } from '../experiment/experiment.ts';
import { type Ledger, ledgerStreamOf } from '../ledger/ledger.ts';
import { eachPart } from '../log/parts.ts';
import { sameJson } from '../log/same-json.ts';
import { isSplitBroken } from '../verdict/two-versions.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { Entry } from './entry.ts';
import { judgeEntries, type Outcome, sharesBy } from './judge-entries.ts';
import { weightOf } from './weight-of.ts';

/** A command that the server sends to itself. */
export interface SystemDraft {
  readonly type: 'CloseSample' | 'JudgeExperiment' | 'SupersedeEvidence' | 'RecordJudgedEvidence';
  readonly stream: string;
  readonly data: { readonly [name: string]: unknown };
}

interface Situation {
  readonly experiment: Experiment;
  /** The version of the experiment's stream. */
  readonly version: number;
  readonly ledger: Ledger | undefined;
  /** All that count, in order. */
  readonly entries: readonly Entry[];
  /** The facts that say what came of a page; absent if each entry is a stream of its own. */
  readonly cited?: CitedRange | undefined;
  /** The server's clock. ISO 8601. */
  readonly now: string;
}

/**
 * What the server records when something has happened to an experiment or its entries, or when its time has come: nothing
 * while it goes on, and nothing that it has recorded already. A judgement that an exclusion changes is made anew, and the
 * evidence of the one before superseded.
 */
export function systemCommandsFor({
  experiment,
  version,
  ledger,
  entries,
  cited,
  now,
}: Situation): readonly SystemDraft[] {
  const outcome = judgeEntries(experiment, entries, now);
  if (!outcome) return [];
  const last = experiment.judgements.at(-1);
  if (last && isSame(last, outcome)) return [];
  const stream = `experiment-${experiment.id}`;
  const closing: readonly SystemDraft[] = experiment.closed
    ? []
    : [{ type: 'CloseSample', stream, data: { for: outcome.closes } }];
  if (experiment.method === 'split' && isBroken(entries.slice(0, outcome.n))) return closing;
  const { verdict, k, n, interval } = outcome;
  const judged = experiment.result ? [] : entries.slice(0, n);
  const judging: SystemDraft = {
    type: 'JudgeExperiment',
    stream,
    data: {
      ...{ verdict, k, n, interval: [...interval] },
      formula: experiment.lock?.formula,
      // The experiment up to this, and what it counted.
      ranges: [
        { stream, from: 1, to: version + closing.length },
        ...(cited ? countedIn(cited, experiment) : judged.map((entry) => ({ stream: entry.stream, from: 1, to: 1 }))),
      ],
      versions: sharesBy(judged, 'version'),
      sources: sharesBy(judged, 'source'),
    },
  };
  return [...closing, judging, ...evidenceFor(experiment, ledger, outcome)];
}

/** Nothing of what came of a page, where the founder said what came of it, or nobody has come. */
const countedIn = (cited: CitedRange, { result }: Experiment): readonly CitedRange[] =>
  result || cited.to < cited.from ? [] : [cited];

/** Visitors were not shared out between the versions as planned: whatever it comes to, nothing can be said. */
function isBroken(entries: readonly Entry[]): boolean {
  const ofA = entries.filter(({ version }) => version === 'a').length;
  return isSplitBroken(ofA, entries.length - ofA);
}

const isSame = (last: Pick<Outcome, 'verdict' | 'k' | 'n'>, { verdict, k, n }: Outcome): boolean =>
  sameJson({ verdict: last.verdict, k: last.k, n: last.n }, { verdict, k, n });

function evidenceFor(experiment: Experiment, ledger: Ledger | undefined, outcome: Outcome): readonly SystemDraft[] {
  const stream = ledgerStreamOf(experiment.projectId);
  const drafts: SystemDraft[] = [];
  for (const { id, experimentId, carriedFrom, superseded } of ledger ? eachPart(ledger.evidence) : []) {
    if (experimentId !== experiment.id || carriedFrom !== null || superseded !== null) continue;
    drafts.push({ type: 'SupersedeEvidence', stream, data: { evidenceId: id, reason: 'Judged anew' } });
  }
  const weight = weightOf(experiment, outcome.n);
  const judgement = experiment.judgements.length + 1;
  if (!weight) return drafts;
  return [
    ...drafts,
    {
      type: 'RecordJudgedEvidence',
      stream,
      data: {
        evidenceId: `${experiment.id}-${judgement}`,
        assumptionId: experiment.assumptionId,
        direction: directionOf[outcome.verdict],
        ...weight,
        experimentId: experiment.id,
        judgement,
        text: experiment.question,
        selfReported: experiment.isSample ? false : isReported(experiment.method),
      },
    },
  ];
}

export const directionOf: Readonly<Record<Verdict, -1 | 0 | 1>> = { supports: 1, inconclusive: 0, refutes: -1 };
