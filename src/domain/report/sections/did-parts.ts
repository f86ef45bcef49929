import type { Started } from '../../experiment/experiment.ts';
import { countOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { dayText, methodWords } from '../report-words.ts';
import { countsIn } from './counts-in.ts';
import { funnelFigure } from './metric-parts.ts';
import { noteOfTest, sampleText, startedIn, titleOf, witnessedText } from './tests-in.ts';

/** More are counted, and not printed. */
const shownAtMost = 12;

/** How much was done: in brief in numbers, in full each test with its target, and how far the visitors of the page went. */
export function didParts({ show }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const counts = countsIn(context);
  if (counts.length === 0) return [{ kind: 'missing', text: nothingText(context) }];
  if (show === 'brief') return [{ kind: 'counts', counts }];
  const tests = startedIn(context);
  const rest = tests.length - shownAtMost;
  return [
    tests.length === 0 ? { kind: 'counts', counts } : tableOf(tests.slice(-shownAtMost), context),
    ...(rest > 0 ? [{ kind: 'words', text: `And ${countOf(rest, 'test')} before these.` } as const] : []),
    ...witnessedText(tests, context).map((text) => ({ kind: 'words', text }) as const),
    ...funnelFigure(context),
  ];
}

const nothingText = ({ material }: ReportContext): string =>
  material.lineage.predecessors.length === 0
    ? 'Nothing was tested yet, and no one was talked to.'
    : 'Since the pivot nothing was tested yet, and no one was talked to.';

const tableOf = (tests: readonly Started[], context: ReportContext): ReportPart => ({
  kind: 'table',
  caption: '',
  columns: ['What we tested', 'How', 'Target', 'Ended'],
  rows: tests.map((test) => ({
    id: `did:${test.id}`,
    cells: [titleOf(test, context), howText(test), shareText(test.lock.criterion), endText(test)],
    note: noteOfTest(test, context),
  })),
});

/** "Landing page, 120 visitors"; the interviews once. */
function howText(test: Started): string {
  const sample = sampleText(test);
  if (test.method === 'interviews') return sample;
  return `${methodWords[test.method].replace(/^./, (sign) => sign.toUpperCase())}, ${sample}`;
}

const endText = ({ closed }: Started): string => (closed ? dayText(closed.at) : 'Still running');
