import type { Rejection } from '#domain/log/decision.ts';
import { vaultLimits } from '#domain/vault/vault.ts';
import { missingText } from './weight-text.ts';

/** Why a set of criteria cannot be saved as it is. `missing` is what of 100 % is not given, in basis points. */
export function reasonText(reason: Rejection, missing: number): string {
  switch (reason) {
    case 'weights-not-100':
      return `The weights must add up to 100 %: ${missingText(missing)}. “Scale to 100 %” keeps their proportion.`;
    case 'name-empty':
      return 'Every criterion needs a name. Remove the ones that you do not want.';
    case 'name-taken':
      return 'Two criteria have the same name. Give one of them another.';
    default:
      return `A name has at most ${vaultLimits.criterionName} characters, and none that cannot be stored.`;
  }
}
