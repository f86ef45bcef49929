import { isRefuted } from '../../ledger/decisions.ts';
import { ideaEvidenceOf } from '../../ledger/idea-evidence.ts';
import { verdictOf } from '../../ledger/next-test.ts';
import { isUntested, riskiestOf, type Scored, scoreFormula } from '../../ledger/score.ts';
import { countOf } from '../../text/figures.ts';
import { quotation } from '../../text/quotation.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportPart, ReportTable } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { scoreText } from '../report-words.ts';

/** The idea's score, what it stands on, and what is riskiest. */
export function scoreParts(context: ReportContext): readonly ReportPart[] {
  const critical = context.standing.filter(({ assumption }) => assumption.critical);
  const score = ideaEvidenceOf(context.scores);
  const weakest = context.standing.find(({ assumption }) => assumption.id === score?.assumption.id);
  if (!score || !weakest) {
    const text =
      critical.length === 0
        ? 'No assumption is marked as critical, so the idea has no score yet.'
        : 'No critical assumption has any evidence yet, so the idea has no score. An interview or an experiment would give it one.';
    return [{ kind: 'missing', text }];
  }
  const riskiest = riskiestOf(context.scores);
  return [
    {
      kind: 'claim',
      id: 'score',
      text: `Evidence score ${scoreText(score.score)} of 100: the lowest of ${countOf(critical.length, 'critical assumption')}, ${quotation(score.assumption.text)}. It says how much the evidence supports the idea, and isn’t a probability of success.`,
      verdict: verdictOf(weakest),
      note: context.note(weakest.evidence, `By ${scoreFormula}.`),
    },
    ...(riskiest && riskiest.assumption.id !== score.assumption.id
      ? [
          {
            kind: 'claim',
            id: 'riskiest',
            text: `To test next: “${riskiest.assumption.text}” (importance ${riskiest.assumption.importance}, ${isUntested(riskiest) ? 'untested' : `score ${scoreText(riskiest.score)}`}).`,
            verdict: null,
            note: context.note(riskiest.evidence, `By ${scoreFormula}.`),
          } as const,
        ]
      : []),
  ];
}

/** The assumptions with what is known of each, the riskiest first. */
export function assumptionParts({ show }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const shown = context.standing.filter((each) => isShown(each, show)).toSorted((a, b) => b.risk - a.risk);
  const lowered = context.standing.filter(({ assumption }) => assumption.loweredAfterRefutation);
  if (shown.length === 0) return [{ kind: 'missing', text: nothing[show ?? 'all'] ?? nothing.all }];
  return [
    tableOf(shown, context),
    ...lowered.map(
      ({ assumption, evidence }) =>
        ({
          kind: 'claim',
          id: `lowered:${assumption.id}`,
          text: `${quotation(assumption.text)} was made non-critical after evidence refuted it.`,
          verdict: null,
          note: context.note(evidence),
        }) as const,
    ),
  ];
}

const nothing: Readonly<Record<string, string>> & { readonly all: string } = {
  all: 'No assumptions are stated yet.',
  critical: 'No assumption is marked as critical yet.',
  unproven: 'Evidence supports every assumption.',
};

function isShown({ assumption, score }: Scored, show: ReportBlock['show']): boolean {
  if (show === 'critical') return assumption.critical;
  return show === 'unproven' ? score <= 50 : true;
}

const tableOf = (shown: readonly Scored[], context: ReportContext): ReportTable => ({
  kind: 'table',
  caption: countOf(shown.length, 'assumption'),
  columns: ['Assumption', 'Importance', 'Score', 'Known'],
  rows: shown.map((each) => ({
    id: `assumption:${each.assumption.id}`,
    cells: [
      each.assumption.text,
      `${each.assumption.importance} of 5${each.assumption.critical ? ', critical' : ''}`,
      isUntested(each) ? '–' : scoreText(each.score),
      knownText(each),
    ],
    note: context.note(each.evidence),
  })),
});

/** Describes the evidence on an assumption: the last verdict of an experiment, and the number of pieces. */
function knownText(scored: Scored): string {
  const count = scored.evidence.filter(({ superseded }) => superseded === null).length;
  if (count === 0) return 'untested';
  const verdict = verdictOf(scored);
  const said = isRefuted(scored) ? 'refuted' : verdict === null ? 'not tested by experiment' : verdict;
  return `${said}; ${countOf(count, 'piece')} of evidence`;
}
