import { countedWords } from '../../experiment/counted-words.ts';
import type { Experiment, Started } from '../../experiment/experiment.ts';
import { learningSentence } from '../../experiment/learning-text.ts';
import { beyondNetworksText } from '../../judgement/beyond-networks.ts';
import { fewNetworksText } from '../../judgement/network-share.ts';
import { asSentence } from '../../text/as-sentence.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportClaim, ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { methodWords, standingWords } from '../report-words.ts';
import {
  intervalsOf,
  isDecidedByFew,
  noteOfTest,
  reportedText,
  resultText,
  startedIn,
  titleOf,
  walkOf,
  witnessedText,
} from './tests-in.ts';

/**
 * Reports the results of experiments, refuted and inconclusive ones included: none can be left out except by naming the
 * one to show.
 */
export function experimentParts({ about }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const shown = startedIn(context).filter(({ id }) => about === null || id === about);
  if (shown.length === 0) {
    const text =
      about === null
        ? 'No experiment has been started yet.'
        : 'The experiment isn’t there anymore, or hasn’t been started.';
    return [{ kind: 'missing', text }];
  }
  const isMeasured = shown.some(({ judgements }) => (judgements.at(-1)?.n ?? 0) > 0);
  return [
    ...(about === null ? witnessedText(shown, context) : []).map((text) => ({ kind: 'words', text }) as const),
    ...shown.flatMap((experiment) => [claimOf(experiment, context), ...learningOf(experiment)]),
    ...(isMeasured ? [{ kind: 'figure', name: 'Results', figure: intervalsOf(shown, context) } as const] : []),
  ];
}

function claimOf(experiment: Started, context: ReportContext): ReportClaim {
  const { id, lock, method, prediction, result, isSample } = experiment;
  const judged = experiment.judgements.at(-1);
  return {
    kind: 'claim',
    id: `experiment:${id}`,
    text: [
      `${titleOf(experiment, context).replace(/(?<![.…])\.$/, '')} (${methodWords[method]}).`,
      judged ? resultText(experiment, judged) : 'Still running.',
      ...(isDecidedByFew(experiment, context) ? [fewNetworksText] : []),
      ...(experiment.stoppedFor === null ? [] : [`Stopped early: ${asSentence(experiment.stoppedFor)}`]),
      ...(lock.yesWhen === undefined ? [] : [`Counts as a yes when ${asSentence(lock.yesWhen)}`]),
      ...(prediction === null ? [] : [`We had expected: ${standingWords[prediction].toLowerCase()}.`]),
      ...(result === null || isSample ? [] : [reportedText(experiment, context)]),
    ].join(' '),
    verdict: judged?.verdict ?? null,
    note: noteOfTest(experiment, context),
  };
}

function learningOf(experiment: Experiment): readonly ReportPart[] {
  const text = learningSentence(experiment.learning);
  return text === '' ? [] : [{ kind: 'words', text }];
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
    ...(beyond === null
      ? []
      : [
          {
            kind: 'words',
            text: `Not counted: ${beyond}, since the limit for their internet connection or network was reached.`,
          } as const,
        ]),
    {
      kind: 'figure',
      name: `${words.many.replace(/^./, (sign) => sign.toUpperCase())} against the target`,
      figure: walkOf(experiment, context),
    },
  ];
}
