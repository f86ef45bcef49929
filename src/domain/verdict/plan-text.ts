import { countOf, figureOf } from '../text/figures.ts';
import { sampleAtMost } from './corridor.ts';
import type { Outcomes } from './outcomes.ts';
import type { Provable } from './provable.ts';
import { shareText } from './share-text.ts';
import type { PlanForecast, TestPlan } from './test-plan.ts';

/** How what is counted is called. */
export interface CountedWords {
  /** One who is asked: "visitor". */
  readonly one: string;
  readonly many: string;
  /** Name for the yeses: "sign-ups". */
  readonly yeses: string;
  /** A single yes: "sign-up". */
  readonly yes: string;
  /** The yes as a verb in the past: "signed up". Absent from reports that were frozen before it was introduced. */
  readonly did?: string;
  /** The same verb in the infinitive: "sign up". */
  readonly do?: string;
}

/** "60 visitors. 12 or more sign-ups support it; 1 or none refutes it; between them it stays open." */
export function planSentence(n: number, { supportsFrom, refutesUpTo }: Outcomes, words: CountedWords): string {
  const { one, many, yes, yeses } = words;
  const asked = `${countOf(n, one, many)}.`;
  if (supportsFrom === null && refutesUpTo === null) return `${asked} No number of ${yeses} can settle it.`;
  const supports =
    supportsFrom === null ? `No number of ${yeses} can support it` : supportingText(supportsFrom, n, words);
  if (refutesUpTo === null) {
    const rest = supportsFrom !== null && supportsFrom > 0 ? '; with fewer it stays open' : '';
    return `${asked} ${supports}; no number can refute it${rest}.`;
  }
  const refutes = `${supports}; ${refutingText(refutesUpTo, words)}`;
  if (supportsFrom === null) return `${asked} ${refutes}; with more it stays open.`;
  const between = supportsFrom - refutesUpTo - 1;
  if (between === 0) return `${asked} ${refutes}.`;
  return `${asked} ${refutes}; ${between === 1 ? `with ${countOf(refutesUpTo + 1, yes, yeses)}` : 'between them'} it stays open.`;
}

function supportingText(from: number, n: number, { yes, yeses }: CountedWords): string {
  if (from === n) return from === 1 ? `1 ${yes} supports it` : `All ${figureOf(n)} ${yeses} support it`;
  return `${figureOf(from)} or more ${yeses} support it`;
}

function refutingText(upTo: number, { yeses }: CountedWords): string {
  if (upTo > 1) return `${figureOf(upTo)} or fewer refute it`;
  return upTo === 1 ? '1 or none refutes it' : `0 ${yeses} refute it`;
}

/** When the verdict comes: "decides at visitor 77 on average if the truth is 20%", without a full stop. */
export function decidesText(
  { plan: { formula, n }, truth, chances }: Pick<PlanForecast, 'plan' | 'truth' | 'chances'>,
  { one }: CountedWords,
): string {
  if (formula === 'wilson-1') return `decides at ${one} ${figureOf(n)}, and no sooner`;
  return `decides at ${one} ${figureOf(Math.round(chances.answers))} on average if the truth is ${shareText(truth)}`;
}

/** "If the truth is 20%, the chance of a clear answer is 87%: 87% that it supports, under 1% that it refutes." */
export function chanceText({ truth, chances: { supports, refutes } }: PlanForecast): string {
  const answer = chanceOf(supports + refutes);
  return `If the truth is ${shareText(truth)}, the chance of a clear answer is ${answer}: ${chanceOf(supports)} that it supports, ${chanceOf(refutes)} that it refutes.`;
}

/** "If the truth is 15%, 349 visitors give you an 80% chance of the right answer." */
export function sampleText(truth: number, sample: number | null, { many }: CountedWords): string {
  if (sample === null)
    return `If the truth is ${shareText(truth)}, no sample of up to ${figureOf(sampleAtMost)} would settle it.`;
  return `If the truth is ${shareText(truth)}, ${figureOf(sample)} ${many} give you an 80% chance of the right answer.`;
}

/** "With 10 interviews you can show that at least 1 in 4 do, if 6 say yes, as you expect." */
export function provableText(
  { k, n, isExpected, side, share }: Provable,
  { one, many, yes, yeses }: CountedWords,
): string {
  const sample = countOf(n, one, many);
  if (share === null) return `With ${sample} and ${countOf(k, yes, yeses)}, as you expect, you can’t show any share.`;
  const all = n === 1 ? 'they say yes' : `all ${figureOf(n)} say yes`;
  const condition = isExpected ? `${figureOf(k)} say yes, as you expect` : all;
  return `With ${sample} you can show that ${side === 'at-least' ? 'at least' : 'at most'} ${share} do, if ${condition}.`;
}

/** "5 interviews can’t prove 50%: even 5 of 5 happens by chance too often; 6 can." `least` is null if no sample can. */
export function tooSmallText({ n, criterion }: TestPlan, least: number | null, { one, many }: CountedWords): string {
  // A criterion near 100% is never rounded to all.
  const says = `${countOf(n, one, many)} can’t prove ${shareText(criterion, 1)}: even ${figureOf(n)} of ${figureOf(n)} happens by chance too often`;
  return least === null
    ? `${says}. No sample of up to ${figureOf(sampleAtMost)} can.`
    : `${says}; ${figureOf(least)} can.`;
}

/** In whole percent; neither 0 nor 100 is said of what is only nearly so. */
export function chanceOf(chance: number): string {
  if (chance < 0.005) return 'under 1%';
  return chance > 0.99 ? 'over 99%' : `${Math.round(chance * 100)}%`;
}
