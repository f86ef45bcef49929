import { countedWords } from '../../experiment/counted-words.ts';
import type { Started } from '../../experiment/experiment.ts';
import { figureOf } from '../../text/figures.ts';
import { quotation } from '../../text/quotation.ts';
import { shareText } from '../../verdict/share-text.ts';
import type { ReportTable } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { standingWords } from '../report-words.ts';
import {
  type CarriedTest,
  carriedTests,
  isDecidedByFew,
  noteOfTest,
  sampleText,
  startedIn,
  titleOf,
} from './tests-in.ts';

/** More would not fit on a page; those that were started last are on it. */
const testsAtMost = 5;

/**
 * Each test in a line, with what came of it; while none has ended, before them those of an earlier idea that it stands on.
 * Null without any.
 */
export function outcomesTable(
  context: ReportContext,
  columns: readonly [test: string, outcome: string],
): ReportTable | null {
  const own = startedIn(context);
  const hasEnded = own.some(({ judgements }) => judgements.length > 0);
  const tests: readonly (Pick<CarriedTest, 'test'> & Partial<CarriedTest>)[] = [
    ...(hasEnded ? [] : carriedTests(context)),
    ...own.map((test) => ({ test })),
  ];
  if (tests.length === 0) return null;
  return {
    kind: 'table',
    caption: '',
    columns,
    rows: tests.slice(-testsAtMost).map(({ test, title }) => ({
      id: `tested:${test.id}`,
      cells: [
        `${titleOf(test, context)} (${sampleText(test)}${title === undefined ? '' : `, for ${quotation(title)}`})`,
        isDecidedByFew(test, context) ? `${outcomeText(test)}, over a third from three networks` : outcomeText(test),
      ],
      verdict: test.judgements.at(-1)?.verdict ?? null,
      note: noteOfTest(test, context),
    })),
  };
}

/** "Supported: 10 of 12 said yes, target 50%". */
function outcomeText({ method, judgements, lock: { criterion } }: Started): string {
  const judged = judgements.at(-1);
  if (!judged) return 'Still running';
  const { verdict, k, n } = judged;
  const { did = 'said yes' } = countedWords[method];
  return `${standingWords[verdict]}: ${figureOf(k)} of ${figureOf(n)} ${did}, target ${shareText(criterion)}`;
}
