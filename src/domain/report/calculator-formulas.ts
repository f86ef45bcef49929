/** The formula of each calculator that a report can show, without the calculators themselves: a log is read without them. */
export const calculatorFormulas: Readonly<Record<string, string>> = {
  'sample-for-proportion': 'sample-proportion-1',
  'chance-of-an-answer': 'chance-1',
  'ab-size': 'ab-size-1',
  wilson: 'wilson-1',
  'difference-of-shares': 'newcombe-1',
  'sean-ellis': 'sean-ellis-1',
  nps: 'nps-1',
  'cohort-retention': 'cohort-retention-1',
  'van-westendorp': 'van-westendorp-1',
  'pricing-by-margin': 'pricing-by-margin-1',
  'break-even': 'break-even-1',
  ltv: 'ltv-1',
  'cac-payback': 'cac-payback-1',
  runway: 'runway-1',
  'burn-multiple': 'burn-multiple-1',
  'market-size': 'market-size-1',
  rice: 'rice-1',
  ice: 'ice-1',
};

export const formulaOfCalculator = (id: string): string | undefined =>
  Object.hasOwn(calculatorFormulas, id) ? calculatorFormulas[id] : undefined;
