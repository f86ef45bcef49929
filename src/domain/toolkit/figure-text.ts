const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const coarse = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** To a hundredth: "1,066.67". */
export const numberText = (value: number): string => exact.format(value);

/** To a tenth, and never as 0: "12.4 months", "under 0.1 months". */
export const monthsText = (months: number): string => {
  const text = months > 0 && months < 0.05 ? 'under 0.1' : coarse.format(months);
  return `${text} ${text === '1' ? 'month' : 'months'}`;
};

/** With the digits that tell it apart from a border that it lies beside: 3.0004 is "3.0004", not "3.00". */
export function apartText(value: number, borders: readonly number[], least = 1): string {
  for (let digits = least; digits <= 9; digits += 1) {
    const text = value.toFixed(digits);
    if (borders.every((border) => Number(text) !== border || Math.abs(value - border) < 1e-9)) return text;
  }
  return value.toPrecision(10);
}

/** Formats a number with as few digits as it needs, at most six: 0.05 is "0.05", 0.000125 is "0.000125". */
export const plainText = (value: number): string => String(Number(value.toPrecision(6)));
