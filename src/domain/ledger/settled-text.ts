import { countOf, figureOf } from '../text/figures.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { verdictOf } from './next-test.ts';
import type { Scored } from './score.ts';

/**
 * Puts the evidence for an idea in words: how many of the things that must be true are settled, without a full stop.
 * `critical` are its assumptions that must be true.
 */
export function settledText(critical: readonly Scored[]): string {
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
