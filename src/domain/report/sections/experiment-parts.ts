import { countedWords } from '../../experiment/counted-words.ts';
import { type Experiment, isStarted, type Judged, type Started, stageOf } from '../../experiment/experiment.ts';
import { beyondNetworksText } from '../../judgement/beyond-networks.ts';
import { type Entry, entriesOfInterviews } from '../../judgement/entry.ts';
import { firstLookOf } from '../../judgement/first-look.ts';
import { entriesOfPage } from '../../judgement/page-entries.ts';
import { entriesOfSurvey } from '../../judgement/survey-entries.ts';
import { judgedSentence } from '../../verdict/test-sentence.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportClaim, ReportFigure, ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { methodWords } from '../report-words.ts';
import { proofOf } from './experiment-proof.ts';

/** Those that were started, in the order in which that happened. */
const startedIn = ({ material }: ReportContext): readonly Started[] =>
  material.experiments
    .filter(isStarted)
    .toSorted((a, b) => a.lock.startedAt.localeCompare(b.lock.startedAt, 'en') || (a.id < b.id ? -1 : 1));

/** What experiments came to. Those that were refuted or inconclusive are among them: none can be left out but by name. */
export function experimentParts({ about }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const shown = startedIn(context).filter(({ id }) => about === null || id === about);
  if (shown.length === 0) {
    const text =
      about === null
        ? 'No experiment has been started yet.'
        : 'The experiment isn’t there anymore, or hasn’t been started.';
    return [{ kind: 'missing', text }];
  }
  const rows = shown.flatMap((experiment) => rowsOf(experiment, context));
  return [
    ...shown.flatMap((experiment) => [claimOf(experiment, context), ...learningOf(experiment)]),
    ...(rows.length === 0 ? [] : [{ kind: 'figure', name: 'Results', figure: { kind: 'intervals', rows } } as const]),
  ];
}

function claimOf(experiment: Started, context: ReportContext): ReportClaim {
  const { id, lock, method, prediction, assumptionId } = experiment;
  const judged = experiment.judgements.at(-1);
  const scored = context.scores.find(({ assumption }) => assumption.id === assumptionId);
  const own = scored?.evidence.filter((each) => each.experimentId === id) ?? [];
  return {
    kind: 'claim',
    id: `experiment:${id}`,
    text: [
      `${titleOf(experiment, context).replace(/(?<![.…])\.$/, '')} (${methodWords[method]}).`,
      judged ? resultText(experiment, judged) : 'Still running.',
      ...(experiment.stoppedFor === null ? [] : [`Stopped early: ${sentence(experiment.stoppedFor)}`]),
      ...(lock.yesWhen === undefined ? [] : [`Counts as a yes when ${sentence(lock.yesWhen)}`]),
      ...(prediction === null ? [] : [`Predicted: ${prediction}.`]),
      ...(experiment.result === null ? [] : ['Reported by the founder.']),
    ].join(' '),
    verdict: judged?.verdict ?? null,
    note: context.note(own, ...proofOf(experiment)),
  };
}

const sentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

function titleOf({ question, assumptionId }: Experiment, context: ReportContext): string {
  return question || context.textOf(assumptionId) || 'An experiment without a question';
}

const resultText = ({ method, lock: { criterion } }: Started, { verdict, k, n, interval }: Judged): string =>
  judgedSentence({ verdict, k, n, criterion, interval }, countedWords[method]);

const learningOf = ({ learning }: Experiment): readonly ReportPart[] =>
  learning === '' ? [] : [{ kind: 'words', text: `So we will ${learning}` }];

function rowsOf(experiment: Started, context: ReportContext) {
  const { lock, judgements } = experiment;
  const judged = judgements.at(-1);
  if (!judged || judged.n === 0) return [];
  const { k, n, interval, verdict } = judged;
  const [low, high] = interval;
  const label = titleOf(experiment, context);
  return [{ label, value: k / n, low, high, criterion: lock.criterion, verdict }];
}

/** The walk of one experiment: the one that it is about, or the one that was started last. */
export function corridorParts({ about }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const all = startedIn(context);
  const experiment = about === null ? all.at(-1) : all.find(({ id }) => id === about);
  if (!experiment) return [{ kind: 'missing', text: 'No experiment has been started yet.' }];
  const words = countedWords[experiment.method];
  const beyond = beyondNetworksText(experiment, context.material.intakes.get(experiment.artefact?.id ?? ''));
  return [
    claimOf(experiment, context),
    ...(beyond === null ? [] : [{ kind: 'words', text: `Not counted: ${beyond}, many from one network.` } as const]),
    {
      kind: 'figure',
      name: `${words.many.replace(/^./, (sign) => sign.toUpperCase())} against the target`,
      figure: figureOfWalk(experiment, context),
    },
  ];
}

function figureOfWalk(experiment: Started, context: ReportContext): ReportFigure {
  const { lock, method } = experiment;
  const judged = experiment.judgements.at(-1) ?? null;
  const entries = entriesOf(experiment, context).slice(0, lock.n);
  if (lock.formula !== 'corridor-1' || experiment.result !== null || (judged !== null && entries.length < judged.n))
    return { kind: 'intervals', rows: rowsOf(experiment, context) };
  const finite = (bound: number): number | null => (Number.isFinite(bound) ? bound : null);
  return {
    kind: 'corridor',
    rate: lock.criterion,
    sample: lock.n,
    ahead: finite(lock.ahead),
    behind: finite(lock.behind),
    answers: entries.map(({ isYes }) => (isYes ? '1' : '0')).join(''),
    firstLook: firstLookOf(lock, entries, experiment.closed?.at ?? context.material.at),
    judged: judged && { verdict: judged.verdict, k: judged.k, n: judged.n },
    words: countedWords[method],
  };
}

function entriesOf(experiment: Started, { material }: ReportContext): readonly Entry[] {
  if (stageOf(experiment) === 'draft') return [];
  const { artefact } = experiment;
  if (!artefact) return entriesOfInterviews(experiment, material.interviews);
  const intake = material.intakes.get(artefact.id);
  return artefact.kind === 'page'
    ? entriesOfPage(experiment, intake, material.at)
    : entriesOfSurvey(experiment, intake);
}
