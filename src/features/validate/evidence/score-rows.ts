import type { Scored } from '#domain/ledger/score.ts';
import { historyLabels as labels } from './history-labels.ts';

/** An assumption at two moments. */
export interface ScoreRow {
  readonly id: string;
  readonly text: string;
  readonly earlier: string;
  readonly later: string;
  readonly pieces: string;
}

/** Every assumption that either moment has, but for those that were retired at both. */
export function scoreRows(earlier: readonly Scored[], later: readonly Scored[]): readonly ScoreRow[] {
  const [before, after] = [earlier, later].map((all) => new Map(all.map((each) => [each.assumption.id, each])));
  return [...new Map([...(before ?? []), ...(after ?? [])])].flatMap(([id, { assumption }]): ScoreRow[] => {
    const [was, is] = [before?.get(id), after?.get(id)];
    if (isGone(was) && isGone(is)) return [];
    const pieces = labels.piecesBetween(piecesOf(was), piecesOf(is));
    return [{ id, text: assumption.text, earlier: scoreIn(was), later: scoreIn(is), pieces }];
  });
}

const isGone = (scored: Scored | undefined): boolean => scored === undefined || scored.assumption.retired;

const piecesOf = (scored: Scored | undefined): number =>
  scored?.evidence.filter(({ superseded }) => superseded === null).length ?? 0;

function scoreIn(scored: Scored | undefined): string {
  if (!scored) return labels.unstated;
  return scored.assumption.retired ? labels.none : labels.score(scored);
}
