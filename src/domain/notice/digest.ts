import type { Evidence, Ledger } from '../ledger/ledger.ts';
import { type Scored, scoresOf, weakestOf } from '../ledger/score.ts';
import { quotation } from '../text/quotation.ts';

/** What a week did to one project, in sentences; none if it changed nothing. */
export function digestLines(before: Ledger | undefined, after: Ledger): readonly string[] {
  const known = new Map((before ? scoresOf(before) : []).map((each) => [each.assumption.id, each]));
  const moved = movesOf(before, after, known);
  const decided = after.decisions.slice(before?.decisions.length ?? 0).map(({ kind }) => `You decided: ${kind}.`);
  return [
    ...moved,
    ...scoresOf(after).flatMap((now) => {
      const line = now.assumption.retired ? undefined : lineOf(known.get(now.assumption.id), now);
      return line === undefined ? [] : [line];
    }),
    ...decided,
  ];
}

/**
 * The idea's score is that of its weakest critical assumption. It is told, unless the line of that assumption has the same
 * two numbers.
 */
function movesOf(before: Ledger | undefined, after: Ledger, known: ReadonlyMap<string, Scored>): readonly string[] {
  const from = before && weakestOf(scoresOf(before));
  const to = weakestOf(scoresOf(after));
  if (!from || !to || from.score.toFixed(0) === to.score.toFixed(0)) return [];
  const isSame = from.assumption.id === to.assumption.id && lineOf(known.get(to.assumption.id), to) !== undefined;
  return isSame ? [] : [`Score of the idea: ${from.score.toFixed(0)} → ${to.score.toFixed(0)}.`];
}

function lineOf(before: Scored | undefined, now: Scored): string | undefined {
  const reasons = reasonsFor(before, now);
  if (reasons === '') return undefined;
  const [from, to] = [before?.score ?? 50, now.score];
  const digits = from.toFixed(0) === to.toFixed(0) ? 1 : 0;
  const [shownFrom, shownTo] = [from.toFixed(digits), to.toFixed(digits)];
  const moved = shownFrom === shownTo ? `stays at ${Number(shownTo)}` : `${Number(shownFrom)} → ${Number(shownTo)}`;
  return `${quotation(now.assumption.text)}: ${moved}. ${reasons}`;
}

const outcomes = { '1': 'A test supports it.', '0': 'A test was inconclusive.', '-1': 'A test refutes it.' };

function reasonsFor(before: Scored | undefined, now: Scored): string {
  const known = new Map(before?.evidence.map((each) => [each.id, each]));
  const fresh = now.evidence.filter(({ id, superseded }) => superseded === null && !known.has(id));
  const tests = fresh.filter(isTest).map(({ direction }) => outcomes[`${direction}`]);
  const told = fresh.filter((each) => !isTest(each));
  const count = (direction: Evidence['direction']) => told.filter((each) => each.direction === direction).length;
  const counts = [
    [count(1), 'for'],
    [count(-1), 'against'],
    [count(0), 'neither'],
  ] as const;
  const said = counts.filter(([n]) => n > 0).map(([n, way]) => `${n} ${way}`);
  const withdrawn = now.evidence.some(
    ({ id, superseded }) => superseded !== null && known.get(id)?.superseded === null,
  );
  const again = now.evidence.some(({ id, superseded }) => superseded === null && (known.get(id)?.superseded ?? null));
  return [
    ...new Set(tests),
    ...(said.length > 0 ? [`New evidence: ${said.join(', ')}.`] : []),
    ...(withdrawn ? ['Some evidence no longer counts.'] : []),
    ...(again ? ['Some evidence counts again.'] : []),
  ].join(' ');
}

const isTest = ({ experimentId, carriedFrom }: Evidence): boolean => experimentId !== null && carriedFrom === null;
