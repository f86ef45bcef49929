import { lnBeta } from './ln-gamma.ts';

/** The quantile of the chi-squared distribution with one degree of freedom for p = 0.001. */
const splitLimit = 10.828;
const evidenceEnough = 20;
/** The prior of the share that came from the second version: Beta(5, 5). */
const prior = 5;

/** How far two counts are from the even split that was planned: the chi-squared statistic. */
export const splitStatistic = (a: number, b: number): number => (a + b === 0 ? 0 : (a - b) ** 2 / (a + b));

/** Visitors were not shared out as planned, so that no verdict can be given. */
export const isSplitBroken = (a: number, b: number): boolean => splitStatistic(a, b) > splitLimit;

/**
 * The evidence that two versions with an even split differ, from the conversions of each alone; it may be looked at any
 * time. Lindon and Malek, Anytime-Valid Inference for Multinomial Count Data (NeurIPS 2022).
 */
export const differenceEvidence = (a: number, b: number): number =>
  Math.exp(lnBeta(prior + b, prior + a) - lnBeta(prior, prior) - (a + b) * Math.log(0.5));

export const differ = (a: number, b: number): boolean => differenceEvidence(a, b) >= evidenceEnough;
