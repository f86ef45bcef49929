import { decidedAt } from '../../ledger/decisions.ts';
import type { Assumption } from '../../ledger/ledger.ts';
import { verdictOf } from '../../ledger/next-test.ts';
import { isUntested, type Scored } from '../../ledger/score.ts';
import { countOf, figureOf } from '../../text/figures.ts';
import type { Verdict } from '../../verdict/verdict.ts';
import type { ReportClaim } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { dayText, decidedWords, standingWords } from '../report-words.ts';

/** Where an assumption stands, in two or three words: what its last test said, or what little is known without one. */
export function standingOf(scored: Scored): { readonly text: string; readonly verdict: Verdict | null } {
  const verdict = verdictOf(scored);
  if (verdict) return { text: standingWords[verdict], verdict };
  if (isUntested(scored)) return { text: 'Not tested yet', verdict: null };
  return {
    text: scored.supports >= scored.refutes ? 'First signs for it' : 'First signs against it',
    verdict: null,
  };
}

/** Sorts by: must be true, then greater importance, then stated earlier. */
export const byImportance = (a: Scored, b: Scored): number =>
  Number(b.assumption.critical) - Number(a.assumption.critical) ||
  b.assumption.importance - a.assumption.importance ||
  a.assumption.order - b.assumption.order;

/** Whether all that is listed must be true, so that it is said once, above the list. */
export const mustAllBeTrue = (listed: readonly Pick<Scored, 'assumption'>[]): boolean =>
  listed.every(({ assumption }) => assumption.critical);

/** Returns the text of an assumption, and adds that it must be true, unless this is said above the list. */
export const beliefText = ({ text, critical }: Assumption, isSaidAbove: boolean): string =>
  critical && !isSaidAbove ? `${text} (must be true)` : text;

/** Where the idea stands, in one sentence: how many of the things that must be true are settled, and what was decided. */
export function standingClaim(context: ReportContext): ReportClaim {
  const critical = context.standing.filter(({ assumption }) => assumption.critical);
  const decision = context.material.ledger?.decisions.at(-1);
  const decided = decision ? `; on ${dayText(decidedAt(decision))} we decided ${decidedWords[decision.kind]}` : '';
  return {
    kind: 'claim',
    id: 'standing',
    text: `${settledText(critical)}${decided}.`,
    verdict: null,
    note: context.note(critical.flatMap(({ evidence }) => evidence)),
  };
}

function settledText(critical: readonly Scored[]): string {
  const all = critical.length;
  if (all === 0) return 'What must be true for it to work isn’t written down yet';
  const verdicts = critical.map(verdictOf);
  const count = (verdict: Verdict): number => verdicts.filter((each) => each === verdict).length;
  const [supported, refuted] = [count('supports'), count('refutes')];
  const open = all - supported - refuted;
  if (open === all)
    return all === 1
      ? 'The one thing that must be true isn’t settled yet'
      : `None of the ${things(all)} is settled yet`;
  if (all === 1) return `The one thing that must be true is ${supported === 1 ? 'supported' : 'refuted'}`;
  if (supported === all) return `All ${things(all)} are supported`;
  if (refuted === all) return `All ${things(all)} are refuted`;
  const said = [
    ...(supported > 0 ? [[supported, 'supported'] as const] : []),
    ...(refuted > 0 ? [[refuted, 'refuted'] as const] : []),
    ...(open > 0 ? [[open, 'still open'] as const] : []),
  ].map(
    ([n, word], index) =>
      `${figureOf(n)}${index === 0 ? ` of the ${things(all)}` : ''} ${n === 1 ? 'is' : 'are'} ${word}`,
  );
  return `${said.slice(0, -1).join(', ')}${said.length > 1 ? ' and ' : ''}${said.at(-1) ?? ''}`;
}

const things = (count: number): string => `${countOf(count, 'thing')} that must be true`;
