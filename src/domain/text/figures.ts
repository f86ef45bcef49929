const figures = new Intl.NumberFormat('en-US');
const plurals = new Intl.PluralRules('en-US');
const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });

/** 1200 is "1,200". */
export const figureOf = (count: number): string => figures.format(count);

/** "1 idea", "1,200 ideas". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${figureOf(count)} ${plurals.select(count) === 'one' ? one : many}`;

/** Basis points as people read them: 3500 is "35%". */
export const percentOf = (basisPoints: number): string => percents.format(basisPoints / 10_000);
