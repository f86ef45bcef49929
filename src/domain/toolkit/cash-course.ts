/** Money in minor units; growth as a share a month, from the second month on. */
export interface CashPlan {
  readonly cash: number;
  readonly spend: number;
  readonly revenue: number;
  readonly growth: number;
}

export interface CashMonth {
  /** From 1. */
  readonly month: number;
  readonly revenue: number;
  /** At its end; negative where it was not enough. */
  readonly cash: number;
}

export interface CashCourse {
  /** Up to the month in which the money ran out, or revenue reached spend, and never more than `monthsAtMost`. */
  readonly months: readonly CashMonth[];
  /** How long the money lasts, with the part of the last month; infinite where it doesn't run out. */
  readonly runway: number;
  /** The first month in which revenue reaches spend, with money left; null if there is none. */
  readonly profitableIn: number | null;
  /** The least cash at the end of a month. */
  readonly lowest: number;
}

/** Fifty years: nobody plans further. */
export const monthsAtMost = 600;

/**
 * Month by month: what comes in, what goes out, and what is left. Revenue that doesn't shrink and has reached spend stays
 * there, so that the money then lasts. Source: P. Graham, "Default Alive or Default Dead?", 2015.
 */
export function cashCourse({ cash: start, spend, revenue: first, growth }: CashPlan): CashCourse {
  const months: CashMonth[] = [];
  let cash = start;
  let lowest = start;
  let profitableIn: number | null = null;
  for (let month = 1; month <= monthsAtMost; month += 1) {
    // Nothing grows to nothing, however often.
    const revenue = first === 0 ? 0 : Math.round(first * (1 + growth) ** (month - 1));
    const before = cash;
    cash += revenue - spend;
    months.push({ month, revenue, cash });
    if (cash < 0) return { months, runway: month - 1 + before / (spend - revenue), profitableIn: null, lowest: cash };
    lowest = Math.min(lowest, cash);
    if (revenue >= spend) {
      profitableIn ??= month;
      if (growth >= 0 || spend === 0) break;
    }
  }
  const lasts = profitableIn !== null && (growth >= 0 || spend === 0);
  return { months, runway: Number.POSITIVE_INFINITY, profitableIn: lasts ? profitableIn : null, lowest };
}
