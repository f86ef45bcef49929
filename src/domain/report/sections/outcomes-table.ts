import { countedWords } from '../../experiment/counted-words.ts';
import type { Started } from '../../experiment/experiment.ts';
import { figureOf } from '../../text/figures.ts';
import type { ReportTable } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { standingWords } from '../report-words.ts';
import { noteOfTest, sampleText, startedIn, titleOf } from './tests-in.ts';

/** More would not fit on a page; those that were started last are on it. */
const testsAtMost = 5;

/** Each test in a line, with what came of it; null while none was started. */
export function outcomesTable(
  context: ReportContext,
  columns: readonly [test: string, outcome: string],
): ReportTable | null {
  const tests = startedIn(context).slice(-testsAtMost);
  if (tests.length === 0) return null;
  return {
    kind: 'table',
    caption: '',
    columns,
    rows: tests.map((test) => ({
      id: `tested:${test.id}`,
      cells: [`${titleOf(test, context)} (${sampleText(test)})`, outcomeText(test)],
      verdict: test.judgements.at(-1)?.verdict ?? null,
      note: noteOfTest(test, context),
    })),
  };
}

/** "Supported: 10 of 12 said yes". */
function outcomeText({ method, judgements }: Started): string {
  const judged = judgements.at(-1);
  if (!judged) return 'Still running';
  const { verdict, k, n } = judged;
  const { did = 'said yes' } = countedWords[method];
  return `${standingWords[verdict]}: ${figureOf(k)} of ${figureOf(n)} ${did}`;
}
