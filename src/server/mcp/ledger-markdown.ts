import type { Evidence, Ledger } from '#domain/ledger/ledger.ts';
import { directionWords } from '#domain/ledger/ledger-labels.ts';
import { isUntested, type Scored, scoresOf } from '#domain/ledger/score.ts';
import { decidedWords, rungWords } from '#domain/report/report-words.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { quotedLine } from '../report/quoted-line.ts';

/** A ledger in Markdown: every assumption with its score and its evidence, then the decisions. */
export function ledgerMarkdown(ledger: Ledger | undefined, seesPeople: boolean): string {
  const scores = ledger ? scoresOf(ledger) : [];
  if (!ledger || scores.length === 0) return 'Nothing was stated yet.';
  return [
    '# Assumptions',
    ...scores.flatMap((scored) => assumptionLines(scored, seesPeople)),
    ...(ledger.decisions.length === 0 ? [] : ['# Decisions']),
    ...ledger.decisions.map(
      ({ kind, reason, reversedBy, place }) =>
        `- ${(place.recordedAt ?? place.at).slice(0, 10)}: decided ${decidedWords[kind]}. Why: ${oneLine(reason)}. What would change it: ${oneLine(reversedBy)}`,
    ),
  ].join('\n\n');
}

function assumptionLines(scored: Scored, seesPeople: boolean): readonly string[] {
  const { assumption, evidence, score, risk } = scored;
  const { id, text, lens, importance, critical, retired } = assumption;
  const standing = isUntested(scored) ? 'untested' : `score ${score.toFixed(0)} of 100`;
  const flags = `${critical ? ', critical' : ''}${retired ? ', retired' : ''}`;
  return [
    `## ${oneLine(text)}`,
    `\`${id}\`: ${lens}, importance ${importance} of 5${flags}; ${standing}, risk ${risk.toFixed(1)} of 5`,
    ...evidence.flatMap((each) => evidenceLines(each, seesPeople)),
  ];
}

function evidenceLines(evidence: Evidence, seesPeople: boolean): readonly string[] {
  const { direction, rung, weight, text, superseded, interviewId, quoteId } = evidence;
  const head = `Evidence ${directionWords[direction]}, ${rungWords[rung]}, weight ${weight}${superseded === null ? '' : ` (withdrawn: ${oneLine(superseded)})`}`;
  const isQuoted = interviewId !== null || quoteId !== null;
  return isQuoted && !seesPeople ? [head] : [head, quotedLine(text)];
}
