/** In which a founder may count, each with as many decimals as it has. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'PLN', 'BRL', 'INR', 'JPY', 'KWD'] as const;
export type Currency = (typeof currencies)[number];

/** A formatter reads tables of its language, so each is made when it is first asked for. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  formats.set(currency, made);
  return made;
}

/** How many decimals it has: 2 for euros, 0 for yen, 3 for dinars. */
export const decimalsOf = (currency: Currency): number =>
  formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** Minor units as people read them: 1500000 of EUR is "€15,000". */
export const moneyText = (minor: number, currency: Currency): string =>
  formatOf(currency).format(minor / 10 ** decimalsOf(currency));

/** Returns the signs that people write it with: "€", "EUR". */
export function signsOf(currency: Currency): readonly string[] {
  const sign = formatOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return sign === undefined ? [currency] : [currency, sign];
}

/** Minor units as a table has them, without a sign: 1234 of EUR is "12.34". */
export const plainMoney = (minor: number, currency: Currency): string =>
  (minor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
