import { vaultLimits } from '#domain/vault/vault.ts';

const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** Basis points as founders read them. */
export const percentText = (basisPoints: number): string => `${percent.format(basisPoints / 100)} %`;

/** What is still to be done with the weights; `missing` is below zero where they are more than 100 %. */
export function missingText(missing: number): string {
  if (missing === 0) return `${percentText(vaultLimits.weights)} given`;
  return missing > 0 ? `${percentText(missing)} left to give` : `${percentText(-missing)} too much`;
}
