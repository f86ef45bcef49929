const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** Basis points as founders read them. */
export const percentText = (basisPoints: number): string => `${percent.format(basisPoints / 100)} %`;
