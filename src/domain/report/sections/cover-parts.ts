import { asSentence } from '../../text/as-sentence.ts';
import { quotation } from '../../text/quotation.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { dayText } from '../report-words.ts';
import { countsIn } from './counts-in.ts';
import { nextSteps } from './next-parts.ts';
import { outcomesTable } from './outcomes-table.ts';
import { standingClaim } from './standing.ts';

const stepsAtMost = 2;

/** The first page: a reader who sees nothing else knows who, what problem, what was tested and learned, and what comes next. */
export function coverParts({ show }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const { texts, founder } = context.material;
  const isBrief = show === 'brief';
  return [
    {
      kind: 'cover',
      texts,
      founder,
      origin: originText(context),
      standing: standingClaim(context),
      counts: isBrief ? [] : countsIn(context),
      tested: isBrief ? null : outcomesTable(context, ['What we tested', 'What we learned']),
      next: isBrief ? [] : nextSteps(context).slice(0, stepsAtMost),
    },
  ];
}

function originText({ material }: ReportContext): string | null {
  const [last] = material.lineage.predecessors;
  return last
    ? `From ${quotation(last.title)}, pivoted on ${dayText(last.pivotedAt)}: ${asSentence(last.pivot.reason)}`
    : null;
}
