import { decidedAt } from '../../ledger/decisions.ts';
import type { Assumption } from '../../ledger/ledger.ts';
import { verdictOf } from '../../ledger/next-test.ts';
import { isUntested, type Scored } from '../../ledger/score.ts';
import { settledText } from '../../ledger/settled-text.ts';
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
