/**
 * A share between 0 and 1 in percent, to a tenth: "9.7%", "10%". A share that only rounding would make equal to `apartFrom`, such as the criterion beside it, is written with the digits that tell the two apart.
 */
export function shareText(share: number, apartFrom: number = share): string {
  const percent = share * 100;
  const other = Number((apartFrom * 100).toFixed(4));
  const digits = Math.abs(percent - other) < 1e-4 ? 1 : ([1, 2, 3].find((d) => rounded(percent, d) !== other) ?? 4);
  return `${rounded(percent, digits)}%`;
}

const rounded = (percent: number, digits: number): number => Number(percent.toFixed(digits));
