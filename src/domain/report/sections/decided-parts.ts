import { decidedAt } from '../../ledger/decisions.ts';
import type { DecisionMade } from '../../ledger/ledger.ts';
import { quotation } from '../../text/quotation.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { dayText, decidedWords } from '../report-words.ts';
import { decisionClaim, grounds, undecided } from './decision-parts.ts';
import { courseFigure } from './metric-parts.ts';

/** The last decision with its reason; in full with the score over time that led there. */
export function decidedParts({ show }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const decision = context.material.ledger?.decisions.at(-1);
  const said: readonly ReportPart[] = decision
    ? [{ ...decisionClaim(decision, context), text: decidedText(decision) }, ...grounds(decision)]
    : undecided(context);
  return show === 'brief' ? said : [...said, ...courseOfScore(context)];
}

function decidedText(decision: DecisionMade): string {
  const { kind, successor } = decision;
  const day = dayText(decidedAt(decision));
  const to = successor === null ? '' : ` It goes on as ${quotation(successor.title)}.`;
  return `On ${day} we decided ${decidedWords[kind]}.${to}`;
}

/** The score over time, and what it is; nothing before it has changed. */
function courseOfScore(context: ReportContext): readonly ReportPart[] {
  const figure = courseFigure(context);
  return figure.length === 0 ? [] : [{ kind: 'words', text: whatScoreIs }, ...figure];
}

const whatScoreIs =
  'The evidence score says how much speaks for the weakest of the things that must be true: 50 at the start, 100 at most, 0 if all speaks against it.';
