import type { Started } from '../../experiment/experiment.ts';
import { learningSentence } from '../../experiment/learning-text.ts';
import { fewNetworksText } from '../../judgement/network-share.ts';
import { asSentence } from '../../text/as-sentence.ts';
import { quotation } from '../../text/quotation.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportClaim, ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { standingWords } from '../report-words.ts';
import { outcomesTable } from './outcomes-table.ts';
import { quotesIn } from './quote-parts.ts';
import {
  type CarriedTest,
  carriedTests,
  intervalsOf,
  isDecidedByFew,
  noteOfTest,
  reportedText,
  resultText,
  startedIn,
  titleOf,
  walkOf,
} from './tests-in.ts';

/**
 * Reports the results of the tests that ended, in sentences and as one chart, in brief a line each; and two quotes from
 * interviews.
 */
export function learnedParts({ show }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const ended = startedIn(context).filter((test) => isShown(test, show));
  const quotes = () => quotesIn(context, marks[show as keyof typeof marks] ?? marks.all);
  const before = carriedTests(context).filter(({ test }) => isShown(test, show));
  const outcomes = show === 'brief' && ended.length + before.length > 0 && outcomesTable(context, ['Test', 'Result']);
  if (outcomes) return [outcomes, ...quotes()];
  if (ended.length === 0 && before.length > 0)
    return [...before.map((each) => carriedClaim(each, context)), ...quotes()];
  if (ended.length === 0)
    return [{ kind: 'missing', text: missing[show as keyof typeof missing] ?? missing.all }, ...quotes()];
  const claims = ended.flatMap((test): ReportPart[] => {
    const learned = learningSentence(test.learning);
    return [claimOf(test, context), ...(learned === '' ? [] : [{ kind: 'words', text: learned } as const])];
  });
  if (show !== null && show !== 'all') return [...claims, ...quotes()];
  const [only, ...others] = ended;
  const figure = only && others.length === 0 ? walkOf(only, context) : intervalsOf(ended, context);
  return [...claims, { kind: 'figure', name: 'What the tests showed', figure }, ...quotes()];
}

/** Marks of the quotes to show: for it, against it, or one of each. */
const marks = { all: [1, -1], supported: [1], unsupported: [-1] } as const;

const missing = {
  all: 'No test has ended yet.',
  supported: 'No test has supported anything yet.',
  unsupported: 'Nothing was refuted, and nothing that was tested stayed open.',
} as const;

function isShown({ judgements }: Started, show: ReportBlock['show']): boolean {
  const verdict = judgements.at(-1)?.verdict;
  if (verdict === undefined) return false;
  if (show === 'supported') return verdict === 'supports';
  return show === 'unsupported' ? verdict !== 'supports' : true;
}

/** Nothing was tested since the pivot: what is known was learned before it. */
const carriedClaim = ({ test, title }: CarriedTest, context: ReportContext): ReportClaim => ({
  ...claimOf(test, context),
  lead: `Tested for ${quotation(title)}: ${asSentence(titleOf(test, context))}`,
});

function claimOf(test: Started, context: ReportContext): ReportClaim {
  const { id, prediction, stoppedFor, result, isSample, judgements } = test;
  const judged = judgements.at(-1);
  const isSurprise = judged && prediction !== null && prediction !== judged.verdict;
  return {
    kind: 'claim',
    id: `experiment:${id}`,
    lead: asSentence(titleOf(test, context)),
    text: [
      ...(judged ? [resultText(test, judged)] : []),
      ...(isDecidedByFew(test, context) ? [fewNetworksText] : []),
      ...(isSurprise ? [`We had expected: ${standingWords[prediction].toLowerCase()}.`] : []),
      ...(stoppedFor === null ? [] : [`Stopped early: ${asSentence(stoppedFor)}`]),
      ...(result === null || isSample ? [] : [reportedText(test, context)]),
    ].join(' '),
    verdict: judged?.verdict ?? null,
    note: noteOfTest(test, context),
  };
}
