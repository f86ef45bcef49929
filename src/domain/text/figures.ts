const figures = new Intl.NumberFormat('en-US');
const plurals = new Intl.PluralRules('en-US');
const places = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });

/** 1200 is "1,200". */
export const figureOf = (count: number): string => figures.format(count);

/** "1 idea", "1,200 ideas". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${figureOf(count)} ${plurals.select(count) === 'one' ? one : many}`;

/** 21 is "21st", 1200 is "1,200th". */
export const placeOf = (count: number): string => `${figureOf(count)}${endings[places.select(count)] ?? 'th'}`;

/** Basis points as people read them: 3500 is "35%". */
export const percentOf = (basisPoints: number): string => percents.format(basisPoints / 10_000);
