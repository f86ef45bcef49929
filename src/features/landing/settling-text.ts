import { settlingSample } from '#domain/verdict/settling-sample.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';
import { landingCriterion } from '#machines/landing-loop.machine.ts';

/** What an inconclusive share would take; one sentence always, so that nothing below it moves. */
export function settlingText(share: number, verdict: Verdict): string {
  if (verdict !== 'inconclusive') return 'That settles it.';
  const visitors = settlingSample(share, landingCriterion);
  if (visitors === null) return 'At exactly your target, no number of visitors would settle it.';
  const rounded = Math.ceil(visitors / 10) * 10;
  return `At ${shareText(share, landingCriterion)}, about ${rounded.toLocaleString('en-US')} visitors would settle it.`;
}
