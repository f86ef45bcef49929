import { countedWords } from '../../experiment/counted-words.ts';
import type { CitedRange, Judged, Started } from '../../experiment/experiment.ts';
import { lockedByText, lockSentence } from '../../experiment/lock-text.ts';
import { networkRuleText } from '../../judgement/beyond-networks.ts';
import { formulaOfInterval } from '../../judgement/judge-entries.ts';
import { noNames } from '../../team/member-names.ts';
import { countOf, figureOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import type { ReportContext } from '../report-context.ts';
import { dayText } from '../report-words.ts';

/** How a test can be checked, in sentences: what was locked and when, by which formulas it was judged, and from which events. */
export function proofOf(experiment: Started, { material }: ReportContext): readonly string[] {
  const { lock, method, judgements, artefact } = experiment;
  const { one, many } = countedWords[method];
  const rule = networkRuleText(lock);
  const judged = judgements.at(-1);
  const intake = artefact ? material.intakes.get(artefact.id) : undefined;
  const lockedBy = lockedByText(experiment, intake, material.names ?? noNames, dayText);
  return [
    `Locked on ${dayText(lock.startedAt)}${placeText(lock.position)}: ${shareText(lock.criterion)} of ${countOf(lock.n, one, many)}, by ${lock.formula}.`,
    ...(lockedBy === null ? [] : [lockSentence(lockedBy)]),
    ...(rule === null ? [] : [`${rule}.`]),
    ...(judged ? [judgedText(judged)] : []),
  ];
}

function judgedText(judged: Judged): string {
  const from = rangeTexts(judged.ranges).join(', ');
  return `Judged on ${dayText(judged.at)}${placeText(judged.position)}${from === '' ? '' : `, from ${from}`}; the range by ${formulaOfInterval(judged)}.`;
}

const placeText = (position: number | null): string => (position === null ? '' : ` at position ${figureOf(position)}`);

/** The events that a judgement stands on; interviews, each a stream of its own, as one. */
function rangeTexts(ranges: readonly CitedRange[]): readonly string[] {
  const interviews = ranges.filter(({ stream }) => stream.startsWith('interview-')).length;
  const streams = ranges.flatMap(({ stream, from, to }) => {
    // Judgements used to cite pages that nobody had come to.
    if (to < from || stream.startsWith('interview-')) return [];
    const whose = stream.startsWith('experiment-') ? 'of the test' : 'of those who came';
    return [`${from === to ? `event ${figureOf(from)}` : `events ${figureOf(from)} to ${figureOf(to)}`} ${whose}`];
  });
  return interviews === 0 ? streams : [...streams, countOf(interviews, 'interview')];
}
