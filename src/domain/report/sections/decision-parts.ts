import type { DecisionMade } from '../../ledger/ledger.ts';
import { figureOf } from '../../text/figures.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { dayText, decisionWords, scoreText } from '../report-words.ts';

/** The last decision, or all of them, each with what was known then. */
export function decisionParts({ show }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const all = context.material.ledger?.decisions ?? [];
  const shown = show === 'all' ? all : all.slice(-1);
  if (shown.length === 0) return [{ kind: 'missing', text: 'Nothing has been decided yet.' }];
  return shown.flatMap((decision) => partsOf(decision, context));
}

function partsOf(decision: DecisionMade, context: ReportContext): readonly ReportPart[] {
  const { id, kind, place, score, formula, reversedBy, successor } = decision;
  const { position } = place;
  const known = context.scores
    .flatMap(({ evidence }) => evidence)
    .filter((each) => isBefore(each.place.position, position));
  return [
    {
      kind: 'claim',
      id: `decision:${id}`,
      text: [
        `${decisionWords[kind]}, decided on ${dayText(place.recordedAt ?? place.at)}`,
        score === null ? ', without a score.' : `, at an evidence score of ${scoreText(score)}.`,
        successor === null ? '' : ` The idea went on as “${successor.title}”.`,
      ].join(''),
      verdict: null,
      note: context.note(
        known,
        ...(position === null ? [] : [`Recorded at position ${figureOf(position)}.`]),
        ...(score === null ? [] : [`The score by ${formula}.`]),
      ),
    },
    { kind: 'words', text: `Why: ${decision.reason}` },
    ...(reversedBy === '' ? [] : [{ kind: 'words', text: `What would reverse it: ${reversedBy}` } as const]),
  ];
}

const isBefore = (one: number | null, other: number | null): boolean => one !== null && (other === null || one < other);
