import { type CitedRange, type Experiment, isReported } from '../experiment/experiment.ts';
import type { SentPages } from '../intake/intake.ts';
import { type Ledger, ledgerStreamOf } from '../ledger/ledger.ts';
import { eachPart } from '../log/parts.ts';
import { sameJson } from '../log/same-json.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { brokenSplit } from './broken-split.ts';
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
  /** Pages sent in each version, if they were counted. */
  readonly sent?: SentPages | undefined;
  /** The facts that say what came of a page; absent if each entry is a stream of its own. */
  readonly cited?: CitedRange | undefined;
  /** The server's clock. ISO 8601. */
  readonly now: string;
}

/**
 * Returns the commands that the server issues when something has happened to an experiment or its entries, or when its
 * time has come: none while it goes on, and none that it has issued already. A judgement that an exclusion changes is
 * made anew, and the evidence of the one before superseded. A broken split is not judged; if an exclusion breaks a
 * split that was judged, it is inconclusive from then on and evidence of nothing.
 */
export function systemCommandsFor({
  experiment,
  version,
  ledger,
  entries,
  sent,
  cited,
  now,
}: Situation): readonly SystemDraft[] {
  const reached = judgeEntries(experiment, entries, now);
  if (!reached) return [];
  const last = experiment.judgements.at(-1);
  const versions = experiment.result ? [] : sharesBy(entries.slice(0, reached.n), 'version');
  const isBroken = experiment.method === 'split' && brokenSplit(versions, sent) !== null;
  const outcome: Outcome = isBroken ? { ...reached, verdict: 'inconclusive' } : reached;
  if (last && isSame(last, outcome)) return [];
  const stream = `experiment-${experiment.id}`;
  const closing: readonly SystemDraft[] = experiment.closed
    ? []
    : [{ type: 'CloseSample', stream, data: { for: outcome.closes } }];
  if (isBroken && !last) return closing;
  const { verdict, k, n, interval, intervalFormula } = outcome;
  const judged = experiment.result ? [] : entries.slice(0, n);
  const judging: SystemDraft = {
    type: 'JudgeExperiment',
    stream,
    data: {
      ...{ verdict, k, n, interval: [...interval], intervalFormula },
      formula: experiment.lock?.formula,
      // The experiment up to this, and what it counted.
      ranges: [
        { stream, from: 1, to: version + closing.length },
        ...(cited ? countedIn(cited, experiment) : judged.map((entry) => ({ stream: entry.stream, from: 1, to: 1 }))),
      ],
      versions,
      ...(sent && { sent }),
      sources: sharesBy(judged, 'source'),
    },
  };
  const superseding = supersededBy(experiment, ledger);
  return [...closing, judging, ...superseding, ...(isBroken ? [] : evidenceFor(experiment, outcome))];
}

/** Nothing of what came of a page, where the founder said what came of it, or nobody has come. */
const countedIn = (cited: CitedRange, { result }: Experiment): readonly CitedRange[] =>
  result || cited.to < cited.from ? [] : [cited];

const isSame = (last: Pick<Outcome, 'verdict' | 'k' | 'n'>, { verdict, k, n }: Outcome): boolean =>
  sameJson({ verdict: last.verdict, k: last.k, n: last.n }, { verdict, k, n });

/** Returns the commands that supersede the evidence of earlier judgements. */
function supersededBy(experiment: Experiment, ledger: Ledger | undefined): readonly SystemDraft[] {
  const stream = ledgerStreamOf(experiment.projectId);
  const drafts: SystemDraft[] = [];
  for (const { id, experimentId, carriedFrom, superseded } of ledger ? eachPart(ledger.evidence) : []) {
    if (experimentId !== experiment.id || carriedFrom !== null || superseded !== null) continue;
    drafts.push({ type: 'SupersedeEvidence', stream, data: { evidenceId: id, reason: 'Judged again' } });
  }
  return drafts;
}

function evidenceFor(experiment: Experiment, outcome: Outcome): readonly SystemDraft[] {
  const weight = weightOf(experiment, outcome.n);
  const judgement = experiment.judgements.length + 1;
  if (!weight) return [];
  return [
    {
      type: 'RecordJudgedEvidence',
      stream: ledgerStreamOf(experiment.projectId),
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
