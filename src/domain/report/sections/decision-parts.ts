import { decidedAt } from '../../ledger/decisions.ts';
import type { DecisionMade } from '../../ledger/ledger.ts';
import { nameIn, noNames } from '../../team/member-names.ts';
import { figureOf } from '../../text/figures.ts';
import { quotation } from '../../text/quotation.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportClaim, ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { dayText, decisionWords, scoreText } from '../report-words.ts';

/** The last decision, or all of them, each with what was known then. */
export function decisionParts({ show }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const all = context.material.ledger?.decisions ?? [];
  const shown = show === 'all' ? all : all.slice(-1);
  if (shown.length === 0) return undecided(context);
  return shown.flatMap((decision) => [decisionClaim(decision, context), ...grounds(decision)]);
}

/** While nothing was decided: for an idea that a pivot led to, that one. */
export function undecided(context: ReportContext): readonly ReportPart[] {
  const [last] = context.material.lineage.predecessors;
  if (!last) return [{ kind: 'missing', text: 'Nothing has been decided yet.' }];
  const { pivot, pivotedAt, title } = last;
  return [
    {
      ...decisionClaim(pivot, context),
      text: `On ${dayText(pivotedAt)} we pivoted from ${quotation(title)}. Nothing was decided since.`,
    },
    { kind: 'words', text: `Why: ${pivot.reason}` },
  ];
}

/** States the decision, its date, and the score at that time. */
export function decisionClaim(decision: DecisionMade, context: ReportContext): ReportClaim {
  const { id, kind, place, score, formula, successor } = decision;
  const { position } = place;
  const known = context.scores
    .flatMap(({ evidence }) => evidence)
    .filter((each) => isBefore(each.place.position, position));
  return {
    kind: 'claim',
    id: `decision:${id}`,
    text: [
      `${decisionWords[kind]}, decided on ${dayText(decidedAt(decision))}${byText(place.by, context)}`,
      score === null ? ', without a score.' : `, at an evidence score of ${scoreText(score)}.`,
      successor === null ? '' : ` The idea went on as “${successor.title}”.`,
    ].join(''),
    verdict: null,
    note: context.note(
      known,
      ...(position === null ? [] : [`Recorded at position ${figureOf(position)}.`]),
      ...(score === null ? [] : [`The score by ${formula}.`]),
    ),
  };
}

/** " by Mira", where several people work. */
const byText = (by: string | undefined, { material: { names = noNames } }: ReportContext): string =>
  names.size === 0 || by === undefined ? '' : ` by ${nameIn(names, by)}`;

/** Why it was decided, and what would change it. */
export const grounds = ({ reason, reversedBy }: DecisionMade): readonly ReportPart[] => [
  { kind: 'words', text: `Why: ${reason}` },
  ...(reversedBy === '' ? [] : [{ kind: 'words', text: `What would reverse it: ${reversedBy}` } as const]),
];

const isBefore = (one: number | null, other: number | null): boolean => one !== null && (other === null || one < other);
