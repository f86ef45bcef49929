const figures = new Intl.NumberFormat('en-US');
const plurals = new Intl.PluralRules('en-US');
const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });

/** "1 idea", "1,200 ideas". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${figures.format(count)} ${plurals.select(count) === 'one' ? one : many}`;

/** Basis points as people read them: 3500 is "35%". */
export const percentOf = (basisPoints: number): string => percents.format(basisPoints / 10_000);
