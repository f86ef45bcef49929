import { guardCell } from '#domain/transfer/formula-guard.ts';
import type { MemberName } from '#domain/transfer/member-name.ts';
import { type ListedEvidence, sourceOf } from '#machines/validate/list-evidence.ts';
import { directionLabels, fileColumns, rungLabels, sourceLabels } from './labels.ts';

/**
 * Evidence as a table with a row of headers, guarded for spreadsheets. What was written about an interview is left out
 * once its person was erased: no file can be reached by an erasure that comes later. Who recorded it is a column where several people work: `nameOf` is null for a founder alone.
 */
export function evidenceRows(
  listed: readonly ListedEvidence[],
  isErased: (interviewId: string) => boolean,
  nameOf: MemberName | null = null,
): readonly (readonly string[])[] {
  const columns = (Object.keys(fileColumns) as (keyof typeof fileColumns)[]).filter(
    (column) => nameOf !== null || column !== 'by',
  );
  const rows = listed.map((each) => {
    const cells = cellsOf(each, isErased, nameOf);
    return columns.map((column) => guardCell(cells[column]));
  });
  return [columns.map((column) => fileColumns[column]), ...rows];
}

function cellsOf(
  { evidence, assumption, before, after }: ListedEvidence,
  isErased: (interviewId: string) => boolean,
  nameOf: MemberName | null,
): Record<keyof typeof fileColumns, string> {
  const { place, interviewId, superseded } = evidence;
  const hasWords = interviewId === null || !isErased(interviewId);
  return {
    position: textOf(place.position),
    recorded: place.recordedAt ?? place.at,
    by: nameOf?.(place.by) ?? '',
    assumption: assumption?.text ?? '',
    direction: directionLabels[evidence.direction],
    text: hasWords ? evidence.text : '',
    source: sourceLabels[sourceOf(evidence)],
    selfReported: yesOrNo(evidence.selfReported),
    rung: rungLabels[evidence.rung],
    weight: String(evidence.weight),
    before: before.score.toFixed(2),
    after: after.score.toFixed(2),
    counts: yesOrNo(superseded === null),
    superseded: superseded ?? '',
    url: evidence.url ?? '',
    evidenceId: evidence.id,
    assumptionId: evidence.assumptionId,
    experimentId: evidence.experimentId ?? '',
    judgement: textOf(evidence.judgement),
    interviewId: interviewId ?? '',
    quoteId: evidence.quoteId ?? '',
    carriedFrom: evidence.carriedFrom ? `${evidence.carriedFrom.projectId} ${evidence.carriedFrom.evidenceId}` : '',
  };
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
const textOf = (value: number | null): string => (value === null ? '' : String(value));
